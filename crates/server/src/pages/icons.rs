//! Small signs for buttons and facts, drawn with one line.

/// The inside of a sign in a box of 24 by 24.
fn path(name: &str) -> &'static str {
    match name {
        "people" => {
            "<circle cx='9' cy='8' r='3.5'/><path d='M2.5 20c.6-4 3-6 6.5-6s5.9 2 6.5 6'/><path d='M15.5 5a3.5 3.5 0 0 1 0 6.5M17.5 14.5c2.200.7 3.5 2.5 4 5.5'/>"
        }
        "time" => "<circle cx='12' cy='12' r='9'/><path d='M12 7v5l3.5 2'/>",
        "person" => {
            "<circle cx='12' cy='8' r='4'/><path d='M4.5 20.5c.8-4.5 3.5-6.5 7.5-6.5s6.7 2 7.5 6.5'/>"
        }
        "settings" => {
            "<path d='M4 7h9M17 7h3M4 17h3M11 17h9'/><circle cx='15' cy='7' r='2'/><circle cx='9' cy='17' r='2'/>"
        }
        "theme" => {
            "<circle cx='12' cy='12' r='8.5'/><path d='M12 3.5v17a8.5 8.5 0 0 0 0-17z' fill='currentColor'/>"
        }
        "kind" => "<path d='M4 12h10M11 7l5 5-5 5M20 5v14'/>",
        "first" => "<path d='M6 5v14M18 5l-8 7 8 7'/>",
        "globe" => {
            "<circle cx='12' cy='12' r='9'/><path d='M3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18'/>"
        }
        "earlier" => "<path d='M15 5l-7 7 7 7'/>",
        "later" => "<path d='M9 5l7 7-7 7'/>",
        "last" => "<path d='M18 5v14M6 5l8 7-8 7'/>",
        "done" => "<path d='M4.5 12.5l5 5 10-11'/>",
        "link" => {
            "<path d='M10 14a4.5 4.5 0 0 0 6.5.3l3-3a4.5 4.5 0 0 0-6.400-6.400l-1.5 1.5'/><path d='M14 10a4.5 4.5 0 0 0-6.5-.3l-3 3a4.5 4.5 0 0 0 6.400 6.400l1.5-1.5'/>"
        }
        _ => "",
    }
}

/// A sign as HTML. It is only for the eye: words appear beside it.
pub(crate) fn icon(name: &str) -> String {
    format!(
        "<svg class=\"icon\" viewBox=\"0 0 24 24\" aria-hidden=\"true\" focusable=\"false\">{}</svg>",
        path(name)
    )
}
