//! The load runs, on a small scale; `GAMBOL_LOAD=sockets,tables,moves,seconds` makes it a measurement.

use crate::crash::BE_THE_SERVER;
use gambol_load::{LoadConfig, run};

#[tokio::test(flavor = "multi_thread")]
async fn a_small_load_is_borne_without_a_failure() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let size = std::env::var("GAMBOL_LOAD").unwrap_or_else(|_| "24,8,40,2".to_owned());
    let size: Vec<u32> = size.split(',').map(|number| number.parse().expect("a whole number")).collect();
    let [sockets, tables, moves, seconds] = size[..] else { panic!("expected four numbers") };
    let program = std::env::current_exe().expect("this test is a program");
    let data = folder.path().to_owned();
    // The server is this very program, told so by its environment.
    let arguments = vec![
        format!("{BE_THE_SERVER}={}", data.display()),
        program.display().to_string(),
        "crash::the_server_that_is_killed".to_owned(),
        "--exact".to_owned(),
        "--nocapture".to_owned(),
    ];
    let config = LoadConfig {
        program: "env".into(),
        servers: vec![arguments],
        database: None,
        data,
        sockets: sockets as usize,
        tables: tables as usize,
        moves,
        seconds: u64::from(seconds),
    };
    let report = run(config).await.expect("the load runs");
    println!("{report}");
    assert_eq!(report.failures, 0, "{report}");
    assert!(report.moves > 0 && report.views as u64 >= report.moves, "{report}");
    let nothing = LoadConfig {
        sockets: 0,
        program: "true".into(),
        servers: vec![Vec::new()],
        database: None,
        data: folder.path().into(),
        tables: 1,
        moves: 1,
        seconds: 1,
    };
    assert!(run(nothing).await.is_err(), "a load without sockets is none");
}
