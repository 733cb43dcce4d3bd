//! What every request passes first: who may ask, how often, and what browsers are told about our pages.

use crate::App;
use crate::relay::Relayed;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use gambol_words::Words;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::num::NonZeroU32;

/// Nothing but our own files; no code and no style within pages.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
     connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; report-uri /csp";

const FORWARDED: HeaderName = HeaderName::from_static("x-forwarded-for");

/// How often one address may ask.
#[derive(Debug)]
pub(crate) struct Rate {
    all: Option<DefaultKeyedRateLimiter<IpAddr>>,
    dear: Option<DefaultKeyedRateLimiter<IpAddr>>,
    /// What is made for visitors: PDFs, records that are replayed.
    made: Option<DefaultKeyedRateLimiter<IpAddr>>,
    /// What is asked over sockets, in the cost of a move.
    work: Option<DefaultKeyedRateLimiter<IpAddr>>,
}

impl Rate {
    /// This many requests a second for each address, with four seconds' worth at once; 0 is no limit. Posts, which
    /// write to the disk, are a tenth of that.
    pub(crate) fn new(per_second: u32) -> Rate {
        let limiter = |rate: u32, burst: u32| {
            let quota = Quota::per_second(NonZeroU32::new(rate)?).allow_burst(NonZeroU32::new(burst)?);
            Some(RateLimiter::keyed(quota))
        };
        let dear = if per_second == 0 { 0 } else { (per_second / 10).max(1) };
        Rate {
            all: limiter(per_second, per_second.saturating_mul(4)),
            dear: limiter(dear, dear.saturating_mul(10)),
            made: limiter(per_second.min(1), per_second.min(20)),
            work: limiter(per_second.saturating_mul(6), per_second.saturating_mul(18)),
        }
    }

    fn allows(&self, from: IpAddr, price: NonZeroU32, dear: bool) -> bool {
        pays(self.all.as_ref(), from, price) && (!dear || pays(self.dear.as_ref(), from, NonZeroU32::MIN))
    }

    /// Whether one more thing that takes long may be made for this address.
    pub(crate) fn makes(&self, from: IpAddr) -> bool {
        pays(self.made.as_ref(), from, NonZeroU32::MIN)
    }

    /// Whether something that costs so many moves may be asked from this address, over however many sockets.
    pub(crate) fn bears(&self, from: IpAddr, cost: NonZeroU32) -> bool {
        pays(self.work.as_ref(), from, cost)
    }

    /// Forgets addresses that have been quiet.
    pub(crate) fn forget(&self) {
        for limiter in [&self.all, &self.dear, &self.made, &self.work].into_iter().flatten() {
            limiter.retain_recent();
        }
    }
}

/// Whether an address has this much left in a limit. Where the limit is so low that it never has, it pays what it can.
fn pays(limiter: Option<&DefaultKeyedRateLimiter<IpAddr>>, from: IpAddr, price: NonZeroU32) -> bool {
    let Some(limiter) = limiter else { return true };
    let from = household(from);
    let paid = limiter.check_key_n(&from, price);
    paid.unwrap_or_else(|_| limiter.check_key(&from)).is_ok()
}

impl App {
    /// Whether a request comes from our own pages: its origin is ours, to the letter.
    ///
    /// Without a base address we are whatever host was asked for, as long as that is an address or `localhost`: a name
    /// would let through another site's name that was pointed at our address.
    pub(crate) fn is_own(&self, headers: &HeaderMap) -> bool {
        let text = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
        let Some(origin) = text(header::ORIGIN) else { return false };
        if self.config().base_url.is_some() {
            return origin == self.origin();
        }
        text(header::HOST).is_some_and(|host| is_plain(host) && origin.strip_prefix("http://") == Some(host))
    }

    /// Whose request it is: the peer's, or that of whoever a trusted proxy names. Proxies append, so we go back from
    /// the end for as long as the speaker is trusted; anything before that could have been written by anybody.
    pub(crate) fn asker(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        let trusted = |at: IpAddr| self.config().trusted_proxies.iter().any(|net| net.contains(&at));
        let lines = headers.get_all(FORWARDED).iter().filter_map(|value| value.to_str().ok());
        let named: Vec<&str> = lines.flat_map(|line| line.split(',')).collect();
        // A server that listens on all of IPv6 sees IPv4 as ::ffff:127.0.0.1.
        let mut asker = peer.to_canonical();
        for named in named.into_iter().rev() {
            match named_address(named) {
                Some(named) if trusted(asker) => asker = named.to_canonical(),
                _ => break,
            }
        }
        asker
    }

    /// Whose connection it is, for the count of connections; none for a proxy, which brings people of many addresses.
    pub(crate) fn counted(&self, peer: IpAddr) -> Option<IpAddr> {
        let peer = peer.to_canonical();
        let is_proxy = self.config().trusted_proxies.iter().any(|net| net.contains(&peer));
        (!is_proxy).then(|| household(peer))
    }
}

/// An address as proxies write it: bare, in brackets, with a port or without.
fn named_address(text: &str) -> Option<IpAddr> {
    let text = text.trim();
    let bare = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).unwrap_or(text);
    let with_port = || text.parse::<SocketAddr>().ok().map(|named| named.ip());
    bare.parse().ok().or_else(with_port)
}

/// Where a request comes from, as limits count it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Household(pub(crate) IpAddr);

/// Whom an address belongs to, for the purpose of limits: one customer has a whole /64 of IPv6.
pub(crate) fn household(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V6(six) => Ipv6Addr::from_bits(six.to_bits() >> 64 << 64).into(),
        IpAddr::V4(_) => address,
    }
}

/// A host that is an address or `localhost`, with or without a port.
fn is_plain(host: &str) -> bool {
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|digit| digit.is_ascii_digit()) => name,
        _ => host,
    };
    let name = name.strip_prefix('[').and_then(|name| name.strip_suffix(']')).unwrap_or(name);
    name == "localhost" || name.parse::<IpAddr>().is_ok()
}

/// What a request costs in the limit of its address: where boards are made and whole books set, five.
fn price(path: &str) -> NonZeroU32 {
    const PAGE: NonZeroU32 = NonZeroU32::new(5).expect("five is not zero");
    let is_page = |of: &str| path.strip_prefix(of).is_some_and(|rest| !rest.contains('/'));
    if ["/new/", "/boards/", "/rules/"].into_iter().any(is_page) { PAGE } else { NonZeroU32::MIN }
}

/// Checks origin and rate, and tells browsers our policy.
pub(crate) async fn stand(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    // Whom another server has let in is counted there, and comes from where that server says.
    let relayed = request.extensions().get::<Relayed>().map(|relayed| relayed.0);
    let asker = || app.asker(peer.unwrap_or(IpAddr::from([0, 0, 0, 0])), request.headers());
    let from = relayed.unwrap_or_else(asker);
    request.extensions_mut().insert(Household(household(from)));
    let is_post = !matches!(*request.method(), Method::GET | Method::HEAD);
    // Browsers report broken policies without an origin that we could check.
    let is_report = request.uri().path() == "/csp";
    app.metrics().requests.add(1);
    let words = app.words_for(request.headers(), request.uri()).clone();
    let mut response = if app.house().keeps_out(from, None) {
        (StatusCode::FORBIDDEN, words.say("live-banned", &[])).into_response()
    } else if relayed.is_none() && !app.rate().allows(from, price(request.uri().path()), is_post) {
        app.metrics().limited.add(1);
        let sentence = words.say("live-slowly", &[]);
        let mut response = crate::pages::failure(&words, StatusCode::TOO_MANY_REQUESTS, &sentence);
        response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("5"));
        response
    } else if is_post && !is_report && !app.is_own(request.headers()) {
        (StatusCode::FORBIDDEN, words.say("live-origin", &[])).into_response()
    } else {
        in_our_words(&words, next.run(request).await)
    };
    let headers = response.headers_mut();
    let mut say = |name: HeaderName, value: &'static str| {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    };
    say(header::CONTENT_SECURITY_POLICY, POLICY);
    say(header::X_CONTENT_TYPE_OPTIONS, "nosniff");
    say(header::REFERRER_POLICY, "same-origin");
    say(HeaderName::from_static("cross-origin-opener-policy"), "same-origin");
    say(HeaderName::from_static("cross-origin-resource-policy"), "same-origin");
    say(header::CACHE_CONTROL, "no-store");
    if app.is_secure() {
        say(header::STRICT_TRANSPORT_SECURITY, "max-age=31536000");
    }
    response
}

/// What the framework refuses by itself, such as a body that is too long or an address that it cannot read, as a page.
fn in_our_words(words: &Words, response: Response) -> Response {
    let kind = response.headers().get(header::CONTENT_TYPE);
    let is_plain = kind.is_none_or(|kind| kind.as_bytes().starts_with(b"text/plain"));
    let key = match response.status() {
        StatusCode::PAYLOAD_TOO_LARGE => "live-large",
        StatusCode::BAD_REQUEST
        | StatusCode::METHOD_NOT_ALLOWED
        | StatusCode::UNSUPPORTED_MEDIA_TYPE
        | StatusCode::UNPROCESSABLE_ENTITY => "live-request",
        _ => return response,
    };
    if !is_plain {
        return response;
    }
    let mut ours = crate::pages::failure(words, response.status(), &words.say(key, &[]));
    if let Some(allow) = response.headers().get(header::ALLOW) {
        ours.headers_mut().insert(header::ALLOW, allow.clone());
    }
    ours
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_addresses_and_localhost_are_plain_hosts() {
        for host in ["localhost", "localhost:7171", "127.0.0.1:7171", "[::1]:7171", "192.168.1.4"] {
            assert!(is_plain(host), "{host}");
        }
        for host in
            ["evil.example", "evil.example:7171", "localhost.evil.example", "127.0.0.1.evil.example", ""]
        {
            assert!(!is_plain(host), "{host}");
        }
    }

    #[test]
    fn addresses_are_read_as_proxies_write_them() {
        let six: IpAddr = "2001:db8::1".parse().expect("an address");
        for (text, read) in [
            (" 10.0.0.1 ", Some(IpAddr::from([10, 0, 0, 1]))),
            ("10.0.0.1:4711", Some(IpAddr::from([10, 0, 0, 1]))),
            ("2001:db8::1", Some(six)),
            ("[2001:db8::1]", Some(six)),
            ("[2001:db8::1]:4711", Some(six)),
            ("unknown", None),
            ("10.0.0.1:", None),
            ("", None),
        ] {
            assert_eq!(named_address(text), read, "{text}");
        }
    }

    #[test]
    fn one_address_that_asks_too_often_is_refused_and_others_are_not() {
        let rate = Rate::new(10);
        let one = IpAddr::from([10, 0, 0, 1]);
        let allowed = (0..1000).filter(|_| rate.allows(one, NonZeroU32::MIN, false)).count();
        assert!((40..60).contains(&allowed), "{allowed}");
        assert!(rate.allows(IpAddr::from([10, 0, 0, 2]), NonZeroU32::MIN, false));
        let three = IpAddr::from([10, 0, 0, 3]);
        let allowed = (0..1000).filter(|_| rate.allows(three, price("/new/duel"), false)).count();
        assert!((8..12).contains(&allowed), "what takes longer is allowed less often: {allowed}");
        assert!(Rate::new(1).allows(three, price("/new/duel"), false), "however low the limit is");
        assert_eq!(price("/rules/gunst/3/picture.svg"), NonZeroU32::MIN);
        let six = |end: u16| IpAddr::from([0x2001, 0xdb8, 0, 1, 0, 0, 0, end]);
        let allowed = (0..1000).filter(|&end| rate.allows(six(end), NonZeroU32::MIN, false)).count();
        assert!((40..60).contains(&allowed), "one customer's network of IPv6 is one address: {allowed}");
        assert!((0..1000).all(|_| Rate::new(0).allows(one, NonZeroU32::MIN, true)));
    }
}
