//! A server on loopback, and a browser to visit it with.

use super::tab::Tab;
use chromiumoxide::cdp::browser_protocol::target::{CreateBrowserContextParams, CreateTargetParams};
use chromiumoxide::{Browser, BrowserConfig};
use futures::StreamExt;
use gambol_server::{Config, Running};
use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;
use tempfile::TempDir;
use tokio::task::JoinHandle;

/// Debian's Chromium.
const CHROMIUM: &str = "/usr/bin/chromium";

/// A wide screen.
pub(crate) const WIDE: (i64, i64) = (1280, 800);
/// A small telephone.
pub(crate) const PHONE: (i64, i64) = (360, 640);

/// A server with its folder, and a browser of its own: tests share nothing.
pub(crate) struct House {
    running: Running,
    browser: Browser,
    reading: JoinHandle<()>,
    folder: TempDir,
    /// Where the pages are, as browsers write an origin.
    pub(crate) origin: String,
}

impl House {
    pub(crate) async fn open() -> House {
        House::with(|_| {}).await
    }

    pub(crate) async fn with(change: impl FnOnce(&mut Config)) -> House {
        let folder = tempfile::tempdir().expect("there is room for a folder");
        let mut config = Config::new(folder.path().join("data"));
        config.listen = SocketAddr::from(([127, 0, 0, 1], 0));
        config.human_pace = false;
        config.rate = 0;
        change(&mut config);
        let running = gambol_server::start(config).await.expect("the server starts");
        let (browser, reading) = launch(folder.path()).await;
        let origin = running.app().origin().to_owned();
        House { running, browser, reading, folder, origin }
    }

    /// Where the server itself listens.
    pub(crate) fn address(&self) -> SocketAddr {
        self.running.address()
    }

    /// A folder for files that a test uploads or downloads.
    pub(crate) fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// A new visitor, with cookies and a cache of their own.
    pub(crate) async fn visitor(&self) -> Tab {
        let context = self.browser.create_browser_context(CreateBrowserContextParams::default()).await;
        let context = context.expect("the browser has room for one more");
        let mut target = CreateTargetParams::new("about:blank");
        target.browser_context_id = Some(context.clone());
        let page = self.browser.new_page(target).await.expect("the browser opens a page");
        Tab::watch(page, context, self.origin.clone()).await
    }

    /// Downloads of a visitor go into the folder.
    pub(crate) async fn keep_downloads(&self, of: &Tab) {
        use chromiumoxide::cdp::browser_protocol::browser as cdp;
        let mut wish = cdp::SetDownloadBehaviorParams::new(cdp::SetDownloadBehaviorBehavior::Allow);
        wish.browser_context_id = Some(of.context());
        wish.download_path = Some(self.folder().display().to_string());
        self.browser.execute(wish).await.expect("downloads are allowed");
    }

    /// Ends it all; no page has broken the policy that the server gave it.
    pub(crate) async fn close(mut self) {
        let _ = self.browser.close().await;
        let _ = self.browser.wait().await;
        self.reading.abort();
        assert_eq!(self.running.app().metrics().csp_reports.value(), 0, "no page reports a broken policy");
        self.running.stop().await;
    }
}

async fn launch(folder: &Path) -> (Browser, JoinHandle<()>) {
    assert!(
        Path::new(CHROMIUM).exists(),
        "the tests in the browser need Debian's Chromium at {CHROMIUM}: run ./test, or apt-get install chromium"
    );
    let config = BrowserConfig::builder()
        .chrome_executable(CHROMIUM)
        // Tests may run as root, which Chromium's sandbox does not allow.
        .no_sandbox()
        .new_headless_mode()
        .viewport(None)
        .user_data_dir(folder.join("browser"))
        .launch_timeout(Duration::from_mins(2))
        .request_timeout(Duration::from_mins(2))
        // Nothing of the browser's own may look like a request of ours.
        .args(["disable-background-networking", "disable-component-update", "no-first-run", "disable-gpu"])
        // Hidden tabs go on as if they were seen: two players sit at two screens.
        .args(["disable-backgrounding-occluded-windows", "disable-renderer-backgrounding"])
        .args(["disable-background-timer-throttling"])
        .build()
        .expect("the browser is described");
    let (browser, mut handler) = Browser::launch(config).await.expect("Chromium starts");
    let reading = tokio::spawn(async move { while handler.next().await.is_some() {} });
    (browser, reading)
}
