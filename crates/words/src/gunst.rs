use crate::teller::Teller;
use gambol_core::Seat;
use serde_json::Value;
pub(crate) fn role(_: &Teller<'_>, seat: Seat) -> String {
    seat.to_string()
}
pub(crate) fn prompt(_: &Teller<'_>, _: &Value, _: Seat, _: &[String]) -> String {
    String::new()
}
pub(crate) fn waiting(_: &Teller<'_>, _: &Value, _: &[Seat]) -> String {
    String::new()
}
pub(crate) fn choice(_: &Teller<'_>, _: &Value, action: &str) -> String {
    action.to_owned()
}
pub(crate) fn action(_: &Teller<'_>, _: &Value, action: &str, _: &Value) -> String {
    action.to_owned()
}
pub(crate) fn beside(_: &Teller<'_>, _: &Value) -> Vec<(String, String)> {
    Vec::new()
}
pub(crate) fn score(_: &Teller<'_>, _: &Value, _: Seat) -> String {
    String::new()
}
pub(crate) fn result(_: &Teller<'_>, _: &Value, _: &[Seat], _: bool) -> String {
    String::new()
}
