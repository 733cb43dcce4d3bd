//! Databases of older versions.

use gambol_store::{Sqlite, Store};
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqlStr};

#[tokio::test]
async fn a_log_of_an_older_version_is_carried_over() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("gambol.db");
    let mut old =
        SqliteConnectOptions::new().filename(&file).create_if_missing(true).connect().await.unwrap();
    let steps = [
        (1, "tables", include_str!("../../migrations/0001_tables.sql")),
        (2, "house", include_str!("../../migrations/0002_house.sql")),
    ];
    let step = |(version, name, sql): (i64, &'static str, &'static str)| {
        Migration::new(version, name.into(), MigrationType::Simple, SqlStr::from_static(sql), false)
    };
    let migrator = Migrator { migrations: steps.map(step).to_vec().into(), ..Migrator::DEFAULT };
    migrator.run_direct(None, &mut old, false).await.unwrap();
    sqlx::raw_sql(
        "INSERT INTO game_table (id, game, options, settings, seed, creator, created_at, changed_at, asked) \
         VALUES ('t', 'duel', '{}', '{}', '00', 'ann', 1, 1, 0); \
         INSERT INTO event VALUES ('t', 1, 'b', 1, 'second', 'x', 5), ('t', 0, 'a', NULL, 'first', 'y', 4);",
    )
    .execute(&mut old)
    .await
    .unwrap();
    old.close().await.unwrap();
    let store = Sqlite::open(&file).await.unwrap();
    let log = store.load("t").await.unwrap().expect("it was there").events;
    let told: Vec<_> = log.iter().map(|event| (event.ply, &event.body[..], event.seat, event.at)).collect();
    assert_eq!(told, [(0, "first", None, 4), (1, "second", Some(1), 5)]);
}
