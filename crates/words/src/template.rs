//! Messages taken apart: what can be put together quickly, and what Fluent has to do.
//!
//! Nine messages of ten are texts with names in them, and a busy server says them thousands of times a second: they need
//! none of Fluent's machinery. Whatever chooses between forms, or speaks of other messages, is left to Fluent; of such a
//! message only the names of what it needs are kept.

use crate::arg::Arg;
use crate::numbers::Numbers;
use fluent_bundle::FluentResource;
use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use std::borrow::Cow;
use std::collections::HashMap;

/// A piece of a message.
enum Piece {
    Text(Box<str>),
    /// What is filled in under this name.
    Thing(Box<str>),
}

/// What is said under a key.
pub(crate) enum Spoken {
    /// A message that is put together from its pieces.
    Simple(Template),
    /// A message that Fluent puts together.
    Grammar(Needs),
}

/// A message in pieces.
pub(crate) struct Template(Vec<Piece>);

/// What a message needs: things by their names, and other messages or their attributes.
#[derive(Default)]
pub(crate) struct Needs {
    pub(crate) things: Vec<Box<str>>,
    pub(crate) messages: Vec<(Box<str>, Option<Box<str>>)>,
}

/// What is to be filled in under this name: the thing itself, or a form of it, `animal-dat` of `animal`.
pub(crate) fn thing<'a, 'b>(args: &'a [(&str, Arg<'b>)], name: &'a str) -> Option<(&'a Arg<'b>, &'a str)> {
    if let Some((_, arg)) = args.iter().find(|(given, _)| *given == name) {
        return Some((arg, ""));
    }
    let form = |given: &str| name.strip_prefix(given)?.strip_prefix('-').filter(|form| !form.is_empty());
    args.iter().find_map(|(given, arg)| Some((arg, form(given)?)))
}

impl Template {
    /// None for a message that needs more.
    fn of(pattern: &Pattern<&str>) -> Option<Template> {
        let piece = |element: &PatternElement<&str>| match element {
            PatternElement::TextElement { value } => Some(Piece::Text((*value).into())),
            PatternElement::Placeable {
                expression: Expression::Inline(InlineExpression::VariableReference { id }),
            } => Some(Piece::Thing(id.name.into())),
            PatternElement::Placeable {
                expression: Expression::Inline(InlineExpression::StringLiteral { value }),
            } if !value.contains('\\') => Some(Piece::Text((*value).into())),
            PatternElement::Placeable { .. } => None,
        };
        pattern.elements.iter().map(piece).collect::<Option<_>>().map(Template)
    }

    /// The names of what is filled in.
    pub(crate) fn things(&self) -> impl Iterator<Item = &str> {
        self.0.iter().filter_map(|piece| match piece {
            Piece::Thing(name) => Some(&**name),
            Piece::Text(_) => None,
        })
    }

    /// The message; none if something that it needs is not there.
    pub(crate) fn fill(&self, args: &[(&str, Arg<'_>)], numbers: &Numbers) -> Option<Cow<'_, str>> {
        if let [Piece::Text(text)] = &self.0[..] {
            return Some(Cow::Borrowed(text));
        }
        let mut said = String::with_capacity(64);
        for piece in &self.0 {
            match piece {
                Piece::Text(text) => said.push_str(text),
                Piece::Thing(name) => match thing(args, name)? {
                    (Arg::Text(text), "") => said.push_str(text),
                    (arg, form) => said.push_str(&arg.form(form, numbers)),
                },
            }
        }
        Some(said.into())
    }
}

impl Needs {
    fn of(pattern: &Pattern<&str>) -> Needs {
        let mut needs = Needs::default();
        needs.read(pattern);
        needs
    }

    fn read(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                for variant in variants {
                    self.read(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                if !self.things.iter().any(|thing| **thing == *id.name) {
                    self.things.push(id.name.into());
                }
            }
            InlineExpression::MessageReference { id, attribute } => {
                let attribute = attribute.as_ref().map(|attribute| attribute.name.into());
                self.messages.push((id.name.into(), attribute));
            }
            // A term sees only what it is given.
            InlineExpression::TermReference { arguments, .. } => {
                if let Some(arguments) = arguments {
                    self.arguments(arguments);
                }
            }
            InlineExpression::FunctionReference { arguments, .. } => self.arguments(arguments),
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn arguments(&mut self, arguments: &CallArguments<&str>) {
        arguments.positional.iter().for_each(|inline| self.inline(inline));
        arguments.named.iter().for_each(|named| self.inline(&named.value));
    }
}

/// What a message says by itself and of each of several things.
#[derive(Default)]
struct Forms {
    value: Option<Spoken>,
    attributes: Vec<(Box<str>, Spoken)>,
}

/// The messages of a language.
#[derive(Default)]
pub(crate) struct Templates(HashMap<Box<str>, Forms>);

impl Templates {
    pub(crate) fn add(&mut self, resource: &FluentResource) {
        let spoken = |pattern: &Pattern<&str>| match Template::of(pattern) {
            Some(template) => Spoken::Simple(template),
            None => Spoken::Grammar(Needs::of(pattern)),
        };
        for entry in resource.entries() {
            let Entry::Message(message) = entry else { continue };
            let attributes = message.attributes.iter();
            let forms = Forms {
                value: message.value.as_ref().map(spoken),
                attributes: attributes.map(|it| (it.id.name.into(), spoken(&it.value))).collect(),
            };
            self.0.insert(message.id.name.into(), forms);
        }
    }

    /// Whether there is a message with this key, be it that only its attributes say anything.
    pub(crate) fn knows(&self, message: &str) -> bool {
        self.0.contains_key(message)
    }

    /// What is said under this key.
    pub(crate) fn find(&self, message: &str, attribute: Option<&str>) -> Option<&Spoken> {
        let forms = self.0.get(message)?;
        match attribute {
            None => forms.value.as_ref(),
            Some(which) => forms.attributes.iter().find(|(name, _)| **name == *which).map(|(_, said)| said),
        }
    }

    /// The name of the attribute that holds a form of a message, or of one of its attributes: `N-dat`.
    pub(crate) fn form(&self, message: &str, which: Option<&str>, form: &str) -> Option<&str> {
        let attributes = &self.0.get(message)?.attributes;
        let holds = |name: &str| match which {
            None => name == form,
            Some(which) => name
                .strip_prefix(which)
                .and_then(|rest| rest.strip_prefix('-'))
                .is_some_and(|rest| rest == form),
        };
        attributes.iter().map(|(name, _)| &**name).find(|name| holds(name))
    }
}
