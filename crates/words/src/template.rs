//! Messages that need no grammar: texts with names in them, put together without the machinery of Fluent.
//!
//! Nine messages of ten are of this kind, and a busy server says them thousands of times a second. Whatever chooses
//! between forms, or speaks of other messages, is left to Fluent.

use crate::words::Arg;
use fluent_bundle::FluentResource;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use std::collections::HashMap;
use std::fmt::Write;

/// A piece of a message.
enum Piece {
    Text(String),
    /// What is filled in under this name.
    Thing(String),
}

/// A message that can be put together from its pieces.
struct Template(Vec<Piece>);

impl Template {
    /// None for a message that needs more.
    fn of(pattern: &Pattern<&str>) -> Option<Template> {
        let piece = |element: &PatternElement<&str>| match element {
            PatternElement::TextElement { value } => Some(Piece::Text((*value).to_owned())),
            PatternElement::Placeable {
                expression: Expression::Inline(InlineExpression::VariableReference { id }),
            } => Some(Piece::Thing(id.name.to_owned())),
            PatternElement::Placeable { .. } => None,
        };
        pattern.elements.iter().map(piece).collect::<Option<_>>().map(Template)
    }

    /// The message; none if something that it needs is not there.
    fn fill(&self, args: &[(&str, Arg<'_>)]) -> Option<String> {
        let mut said = String::with_capacity(64);
        for piece in &self.0 {
            match piece {
                Piece::Text(text) => said.push_str(text),
                Piece::Thing(name) => match &args.iter().find(|(given, _)| given == name)?.1 {
                    Arg::Text(text) => said.push_str(text),
                    Arg::Number(number) => {
                        // A minus, not a hyphen.
                        let sign = if *number < 0 { "−" } else { "" };
                        let _ = write!(said, "{sign}{}", number.unsigned_abs());
                    }
                },
            }
        }
        Some(said)
    }
}

/// What a message says by itself and of each of several things.
#[derive(Default)]
struct Forms {
    value: Option<Template>,
    attributes: Vec<(String, Template)>,
}

/// The simple messages of a language.
#[derive(Default)]
pub(crate) struct Templates(HashMap<String, Forms>);

impl Templates {
    pub(crate) fn add(&mut self, resource: &FluentResource) {
        for entry in resource.entries() {
            let Entry::Message(message) = entry else { continue };
            let attribute = |attribute: &fluent_syntax::ast::Attribute<&str>| {
                Some((attribute.id.name.to_owned(), Template::of(&attribute.value)?))
            };
            let forms = Forms {
                value: message.value.as_ref().and_then(Template::of),
                attributes: message.attributes.iter().filter_map(attribute).collect(),
            };
            self.0.insert(message.id.name.to_owned(), forms);
        }
    }

    /// The message with these things filled in, if it is a simple one.
    pub(crate) fn say(
        &self,
        message: &str,
        attribute: Option<&str>,
        args: &[(&str, Arg<'_>)],
    ) -> Option<String> {
        let forms = self.0.get(message)?;
        let template = match attribute {
            None => forms.value.as_ref()?,
            Some(which) => &forms.attributes.iter().find(|(name, _)| name == which)?.1,
        };
        template.fill(args)
    }
}
