//! A visitor's page: what can be done with it, and an eye on everything that must never happen.

use chromiumoxide::Page;
use chromiumoxide::cdp::browser_protocol::browser::BrowserContextId;
use chromiumoxide::cdp::browser_protocol::emulation::{
    MediaFeature, SetDeviceMetricsOverrideParams, SetEmulatedMediaParams, SetTouchEmulationEnabledParams,
};
use chromiumoxide::cdp::browser_protocol::log::{EventEntryAdded, LogEntryLevel};
use chromiumoxide::cdp::browser_protocol::network::{
    EventLoadingFinished, EventRequestWillBeSent, EventWebSocketCreated, EventWebSocketFrameReceived,
};
use chromiumoxide::cdp::browser_protocol::page::{CaptureScreenshotFormat, NavigateParams};
use chromiumoxide::cdp::js_protocol::runtime::{
    ConsoleApiCalledType, EvaluateParams, EventConsoleApiCalled, EventExceptionThrown,
};
use chromiumoxide::listeners::EventStream;
use chromiumoxide::page::ScreenshotParams;
use futures::{FutureExt, StreamExt};
use serde_json::Value;
use std::time::{Duration, Instant};

/// Nothing takes longer, unless something is broken: the machine may be slow and busy.
pub(crate) const PATIENCE: Duration = Duration::from_secs(90);
/// How often a page is asked whether it is as far.
const BEAT: Duration = Duration::from_millis(20);
/// How long somebody waits for an answer to a tap.
const MOMENT: Duration = Duration::from_secs(4);

/// A page of a visitor.
pub(crate) struct Tab {
    pub(crate) page: Page,
    context: BrowserContextId,
    origin: String,
    size: (i64, i64),
    /// Words of complaints that a test brings about itself.
    expected: Vec<&'static str>,
    console: EventStream<EventConsoleApiCalled>,
    thrown: EventStream<EventExceptionThrown>,
    entries: EventStream<EventEntryAdded>,
    requests: EventStream<EventRequestWillBeSent>,
    sockets: EventStream<EventWebSocketCreated>,
    finished: EventStream<EventLoadingFinished>,
    received: EventStream<EventWebSocketFrameReceived>,
    frames: Vec<String>,
    troubles: Vec<String>,
}

/// Everything that has come so far.
fn heard<T: chromiumoxide::cdp::IntoEventKind + Unpin>(
    stream: &mut EventStream<T>,
) -> Vec<std::sync::Arc<T>> {
    let mut all = Vec::new();
    while let Some(Some(event)) = stream.next().now_or_never() {
        all.push(event);
    }
    all
}

impl Tab {
    pub(crate) async fn watch(page: Page, context: BrowserContextId, origin: String) -> Tab {
        const CAN: &str = "the browser tells what happens";
        page.enable_log().await.expect(CAN);
        page.enable_runtime().await.expect(CAN);
        let mut tab = Tab {
            console: page.event_listener().await.expect(CAN),
            thrown: page.event_listener().await.expect(CAN),
            entries: page.event_listener().await.expect(CAN),
            requests: page.event_listener().await.expect(CAN),
            sockets: page.event_listener().await.expect(CAN),
            finished: page.event_listener().await.expect(CAN),
            received: page.event_listener().await.expect(CAN),
            frames: Vec::new(),
            troubles: Vec::new(),
            expected: Vec::new(),
            size: (0, 0),
            page,
            context,
            origin,
        };
        tab.resize(super::house::WIDE).await;
        tab
    }

    pub(crate) fn context(&self) -> BrowserContextId {
        self.context.clone()
    }

    /// Complaints with these words are the test's own doing.
    pub(crate) fn expect(&mut self, words: &'static str) {
        self.expected.push(words);
    }

    /// Makes the window so large; a narrow one is a phone with touch.
    pub(crate) async fn resize(&mut self, size: (i64, i64)) {
        self.screen(size, size.0 < 600).await;
    }

    /// Makes the window so large, with touch or without.
    pub(crate) async fn screen(&mut self, (width, height): (i64, i64), phone: bool) {
        let mut size = SetDeviceMetricsOverrideParams::new(width, height, 1.0, phone);
        (size.screen_width, size.screen_height) = (Some(width), Some(height));
        self.page.execute(size).await.expect("the window has any size");
        let touch = SetTouchEmulationEnabledParams::new(phone);
        self.page.execute(touch).await.expect("there is touch or not");
        self.size = (width, height);
    }

    /// The theme that the system asks for.
    pub(crate) async fn prefer(&self, theme: &str) {
        let features = [("prefers-color-scheme", theme), ("prefers-reduced-motion", "reduce")];
        let features = features.map(|(name, value)| MediaFeature::new(name, value));
        let media = SetEmulatedMediaParams::builder().features(features).build();
        self.page.execute(media).await.expect("the system has a theme");
    }

    /// What a script answers, as JSON.
    pub(crate) async fn try_ask(&self, script: &str) -> Result<Value, String> {
        let mut wish = EvaluateParams::new(script);
        wish.return_by_value = Some(true);
        wish.await_promise = Some(true);
        let answer = self.page.execute(wish).await.map_err(|error| error.to_string())?;
        if let Some(wrong) = &answer.result.exception_details {
            let more = wrong.exception.as_ref().and_then(|thrown| thrown.description.clone());
            return Err(format!("{} {}", wrong.text, more.unwrap_or_default()));
        }
        Ok(answer.result.result.value.clone().unwrap_or(Value::Null))
    }

    /// Asks until there is an answer that is not false, null, zero or empty; pages come and go meanwhile.
    pub(crate) async fn until(&self, what: &str, script: &str) -> Value {
        let start = Instant::now();
        let mut last = String::new();
        while start.elapsed() < PATIENCE {
            match self.try_ask(script).await {
                Ok(Value::Null | Value::Bool(false)) => {}
                Ok(Value::Number(number)) if number.as_i64() == Some(0) => {}
                Ok(Value::String(text)) if text.is_empty() => {}
                Ok(value) => return value,
                Err(error) => last = error,
            }
            tokio::time::sleep(BEAT).await;
        }
        let page = self.try_ask("location.href + '\\n' + document.body.innerText").await;
        let page = page.ok().and_then(|text| text.as_str().map(str::to_owned)).unwrap_or_default();
        let page: String = page.chars().take(1500).collect();
        panic!("waited in vain until {what} {last}\n{page}");
    }

    /// Whether a script comes to answer yes, for as long as somebody would wait before trying again.
    pub(crate) async fn comes(&self, script: &str) -> bool {
        let start = Instant::now();
        while start.elapsed() < MOMENT {
            if self.try_ask(script).await == Ok(Value::Bool(true)) {
                return true;
            }
            tokio::time::sleep(BEAT).await;
        }
        false
    }

    /// What a script answers on the page as it is.
    pub(crate) async fn ask(&self, script: &str) -> Value {
        self.try_ask(script).await.unwrap_or_else(|error| panic!("{script}: {error}"))
    }

    pub(crate) async fn text(&self, selector: &str) -> String {
        let found = self.ask(&format!("document.querySelector({selector:?})?.textContent ?? ''")).await;
        found.as_str().unwrap_or_default().trim().to_owned()
    }

    /// Goes to an address of the server and waits for the page.
    pub(crate) async fn go(&self, path: &str) {
        let address =
            if path.starts_with("http") { path.to_owned() } else { format!("{}{path}", self.origin) };
        let here = NavigateParams::new(&address);
        // The mark tells the old document from the new one, also where the address stays.
        let _ = self.try_ask("window.gambolOld = true").await;
        let went = self.page.execute(here).await.expect("the browser goes there");
        if let Some(error) = &went.result.error_text {
            assert!(error.is_empty() || error.contains("ABORTED"), "{address}: {error}");
        }
        self.until(
            &format!("{address} is there"),
            "!window.gambolOld && document.readyState === 'complete' && document.fonts.status === 'loaded' && location.href !== 'about:blank'",
        )
        .await;
    }

    /// Waits for a table that is connected.
    pub(crate) async fn sits(&self) -> String {
        let at = self.until(
            "a table is open",
            "document.readyState === 'complete' && document.querySelector('#log [data-key]') && location.pathname",
        );
        at.await.as_str().unwrap_or_default().trim_start_matches("/t/").to_owned()
    }

    /// A picture of what is seen.
    #[allow(dead_code, reason = "the pictures for the README are taken by an example")]
    pub(crate) async fn picture(&self) -> Vec<u8> {
        let wish = ScreenshotParams::builder().format(CaptureScreenshotFormat::Png).build();
        self.page.screenshot(wish).await.expect("a picture is taken")
    }

    /// All frames that the table has sent so far.
    pub(crate) fn frames(&mut self) -> &[String] {
        for event in heard(&mut self.received) {
            self.frames.push(event.response.payload_data.clone());
        }
        &self.frames
    }

    /// How many bytes have come over the wire since the last time, heads included: what was loaded, what the table
    /// said.
    pub(crate) fn weight(&mut self) -> [f64; 2] {
        let loaded: f64 = heard(&mut self.finished).iter().map(|event| event.encoded_data_length).sum();
        let frames = heard(&mut self.received);
        let said: usize = frames.iter().map(|event| event.response.payload_data.len()).sum();
        self.frames.extend(frames.iter().map(|event| event.response.payload_data.clone()));
        [loaded, said as f64]
    }

    /// No page is wider than its window. (A telephone's browser would zoom out, so its own word on the width is not
    /// asked.)
    pub(crate) async fn fits(&self) {
        let width = self.size.0;
        self.until("the window has its size", &format!("screen.width === {width} || innerWidth === {width}"))
            .await;
        let script = format!(
            "(() => {{ const wide = document.documentElement.scrollWidth; if (wide <= {width}) return ''; \
            const out = [...document.body.querySelectorAll('*')].filter((e) => e.getBoundingClientRect().right > {width} + 1); \
            return `${{location.pathname}} is ${{wide}} wide in {width}: ` + out.slice(0, 5).map((e) => e.outerHTML.slice(0, 120)).join('\\n'); }})()"
        );
        let wide = self.ask(&script).await;
        assert_eq!(wide, "", "no page scrolls sideways");
    }

    /// The same on a phone and on a wide screen; afterwards the window is as it was.
    pub(crate) async fn fits_everywhere(&mut self) {
        let was = self.size;
        for size in [super::house::PHONE, super::house::WIDE] {
            self.resize(size).await;
            self.fits().await;
        }
        self.resize(was).await;
    }

    /// What went wrong so far: errors in the console, requests to elsewhere.
    pub(crate) async fn troubles(&mut self) -> Vec<String> {
        // Whatever happened before this answer has been told before it.
        let _ = self.try_ask("1").await;
        let mut troubles = Vec::new();
        for event in heard(&mut self.console) {
            if matches!(
                event.r#type,
                ConsoleApiCalledType::Error | ConsoleApiCalledType::Warning | ConsoleApiCalledType::Assert
            ) {
                troubles.push(format!("console: {:?}", event.args));
            }
        }
        for event in heard(&mut self.thrown) {
            let wrong = &event.exception_details;
            let more = wrong.exception.as_ref().and_then(|thrown| thrown.description.clone());
            troubles.push(format!("thrown: {} {}", wrong.text, more.unwrap_or_default()));
        }
        for event in heard(&mut self.entries) {
            if event.entry.level == LogEntryLevel::Error || event.entry.level == LogEntryLevel::Warning {
                let at = event.entry.url.clone().unwrap_or_default();
                troubles.push(format!("log: {} {at}", event.entry.text));
            }
        }
        let ours = |url: &str| {
            let socket = self.origin.replacen("http", "ws", 1);
            let within = |root: &str| url.strip_prefix(root).is_some_and(|rest| rest.starts_with('/'));
            within(&self.origin) || within(&socket) || url.starts_with("data:") || url.starts_with("about:")
        };
        let asked =
            heard(&mut self.requests).iter().map(|event| event.request.url.clone()).collect::<Vec<_>>();
        let opened = heard(&mut self.sockets).iter().map(|event| event.url.clone()).collect::<Vec<_>>();
        for url in asked.iter().chain(&opened).filter(|url| !ours(url)) {
            troubles.push(format!("a request to elsewhere: {url}"));
        }
        self.troubles.extend(troubles);
        let is_expected = |trouble: &String| self.expected.iter().any(|words| trouble.contains(words));
        self.troubles.retain(|trouble| !is_expected(trouble));
        self.troubles.clone()
    }

    /// Nothing went wrong, and the page fits; ends the visit.
    pub(crate) async fn leave(mut self) {
        self.fits_everywhere().await;
        let troubles = self.troubles().await;
        assert!(troubles.is_empty(), "{}", troubles.join("\n"));
        let _ = self.page.close().await;
    }
}
