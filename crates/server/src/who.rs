//! Who is who: people without accounts.
//!
//! A person is a 128-bit random token in a cookie. Only its hash is ever stored or compared, so that whoever reads the
//! database can sit on nobody's seat. The cookie is set when it is first needed (a seat taken, a name chosen), not before.

use crate::App;
use crate::guard::Household;
use axum::extract::{FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum_extra::extract::cookie::{Cookie, CookieJar, SameSite};
pub use gambol_table::{LONGEST_NAME, Person, tidy_name};
use gambol_words::Words;
use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

/// The cookie that holds a person's token.
pub const COOKIE: &str = "gambol";
/// The cookie that holds the language that a person has chosen.
pub const LANGUAGE_COOKIE: &str = "gambol_language";
/// The cookie that holds a person's name.
pub const NAME_COOKIE: &str = "gambol_name";

/// A 128-bit random token, as text: lower-case base32, 26 letters.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

impl std::fmt::Debug for Token {
    /// Tokens are capabilities: logs never show them.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Token(…)")
    }
}

const LETTERS: &[u8; 32] = b"abcdefghijklmnopqrstuvwxyz234567";
/// Letters of a token: 26 × 5 bits hold 128.
pub const TOKEN_LETTERS: usize = 26;

impl Token {
    /// A token from 128 random bits.
    pub fn of(bits: u128) -> Token {
        let letter = |place: usize| char::from(LETTERS[(bits >> (5 * place) & 31) as usize]);
        Token((0..TOKEN_LETTERS).map(letter).collect())
    }

    /// A token as somebody sent it; none if it has not the form of one.
    pub fn read(text: &str) -> Option<Token> {
        let fits = text.len() == TOKEN_LETTERS && text.bytes().all(|letter| LETTERS.contains(&letter));
        fits.then(|| Token(text.to_owned()))
    }

    /// The token's letters.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// What is stored in place of the token.
    pub fn hash(&self) -> String {
        blake3::hash(self.0.as_bytes()).to_hex()[..32].to_owned()
    }
}

/// Whoever sent a request.
#[derive(Clone, Debug)]
pub struct Visitor {
    /// Who it is.
    pub person: Person,
    /// What the person is called, if it has said so.
    pub name: Option<String>,
    /// Everything that is said to it, in its language.
    pub words: Words,
    /// Where it comes from, as limits count it.
    pub from: IpAddr,
    token: Token,
    keep: Arc<AtomicBool>,
    new_name: Arc<Mutex<Option<String>>>,
}

impl Visitor {
    /// Makes the person last: its cookie is set with the response. To be called where something is bound to it.
    pub fn keep(&self) {
        self.keep.store(true, Ordering::Relaxed);
    }

    /// The invitation to a seat of a table that this person has made. It follows from the person's own token, so that
    /// it need be stored nowhere and the person can read it again.
    pub fn invitation(&self, table: &str, seat: u8) -> Token {
        let secret = blake3::derive_key("gambol 2026 invitations", self.token.as_str().as_bytes());
        let hash = blake3::keyed_hash(&secret, format!("{table} {seat}").as_bytes());
        let bits = hash.as_bytes()[..16].try_into().expect("half of 32 bytes are 16");
        Token::of(u128::from_le_bytes(bits))
    }

    /// Sets the cookie with the person's name.
    pub fn rename(&self, name: &str) {
        self.keep();
        *self.new_name.lock().unwrap_or_else(std::sync::PoisonError::into_inner) = Some(name.to_owned());
    }
}

impl FromRequestParts<App> for Visitor {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Visitor, Infallible> {
        Ok(parts
            .extensions
            .get::<Visitor>()
            .cloned()
            .unwrap_or_else(|| visitor(&parts.headers, &parts.uri, parts.extensions.get(), app)))
    }
}

/// The value of a cookie.
pub(crate) fn cookie(headers: &HeaderMap, name: &str) -> Option<String> {
    CookieJar::from_headers(headers).get(name).map(|cookie| cookie.value().to_owned())
}

/// A cookie that stays as long as a browser allows, out of reach of scripts.
fn lasting(name: &'static str, value: &str, secure: bool) -> Cookie<'static> {
    let cookie = Cookie::build((name, value.to_owned())).path("/").permanent();
    cookie.http_only(true).same_site(SameSite::Lax).secure(secure).build()
}

fn visitor(headers: &HeaderMap, address: &Uri, from: Option<&Household>, app: &App) -> Visitor {
    let token = cookie(headers, COOKIE).and_then(|token| Token::read(&token));
    let token = token.unwrap_or_else(|| Token::of(app.world().bits()));
    Visitor {
        person: Person(token.hash()),
        name: cookie(headers, NAME_COOKIE).and_then(|name| tidy_name(&name)),
        words: app.words_for(headers, address).clone(),
        from: from.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |from| from.0),
        token,
        keep: Arc::default(),
        new_name: Arc::default(),
    }
}

/// Finds out who sent the request, and sets the cookies that are due.
pub(crate) async fn meet(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let visitor = visitor(request.headers(), request.uri(), request.extensions().get(), &app);
    if app.house().keeps_out(visitor.from, Some(&visitor.person.0)) {
        return (StatusCode::FORBIDDEN, visitor.words.say("live-banned", &[])).into_response();
    }
    let known = cookie(request.headers(), COOKIE).as_deref() == Some(visitor.token.as_str());
    let mut jar = CookieJar::from_headers(request.headers());
    // A link that names a language chooses it for good.
    let chosen = asked_for(request.uri()).and_then(|tag| app.tongues().named(&tag)).map(Words::language);
    request.extensions_mut().insert(visitor.clone());
    let response = next.run(request).await;
    if visitor.keep.load(Ordering::Relaxed) && !known {
        jar = jar.add(lasting(COOKIE, visitor.token.as_str(), app.is_secure()));
    }
    let name = visitor.new_name.lock().unwrap_or_else(std::sync::PoisonError::into_inner).take();
    if let Some(name) = name {
        jar = jar.add(lasting(NAME_COOKIE, &name, app.is_secure()));
    }
    if let Some(tag) = chosen {
        jar = jar.add(lasting(LANGUAGE_COOKIE, tag, app.is_secure()));
    }
    (jar, response).into_response()
}

/// The language that an address names: `?lang=de`.
fn asked_for(address: &Uri) -> Option<String> {
    let fields: Vec<(String, String)> = serde_urlencoded::from_str(address.query()?).ok()?;
    fields.into_iter().find(|(key, _)| key == "lang").map(|(_, tag)| tag)
}

impl App {
    /// The words for whoever sends a request: in the language that its address names, that they have chosen before, or
    /// that their browser asks for.
    pub(crate) fn words_for(&self, headers: &HeaderMap, address: &Uri) -> &Words {
        let tongues = self.tongues();
        let accepts = || headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
        let asked = asked_for(address).and_then(|tag| tongues.named(&tag));
        let chosen = || cookie(headers, LANGUAGE_COOKIE).and_then(|tag| tongues.named(&tag));
        asked.or_else(chosen).unwrap_or_else(|| tongues.accepted(accepts().unwrap_or_default()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_survives_its_cookie() {
        for name in ["Ann", "Zoë; Path=/", "李 <b>%41"] {
            let response = (CookieJar::new().add(lasting(NAME_COOKIE, name, true)), ()).into_response();
            let line = response.headers()[header::SET_COOKIE].to_str().expect("a header is text").to_owned();
            assert!(
                line.contains("HttpOnly") && line.contains("Secure") && line.contains("SameSite=Lax"),
                "{line}"
            );
            let (pair, _) = line.split_once(';').expect("attributes follow the name");
            let headers = HeaderMap::from_iter([(header::COOKIE, pair.parse().expect("a header"))]);
            assert_eq!(cookie(&headers, NAME_COOKIE).as_deref(), Some(name));
        }
    }

    #[test]
    fn a_token_is_read_back_and_nothing_else_is() {
        let token = Token::of(0x0123_4567_89ab_cdef_0123_4567_89ab_cdef);
        assert_eq!(Token::read(token.as_str()), Some(token.clone()));
        for wrong in ["", "abc", "A2345678901234567890123456", "../../../../../../../../etc"] {
            assert!(Token::read(wrong).is_none(), "{wrong}");
        }
        assert_ne!(token.hash(), token.as_str());
    }
}
