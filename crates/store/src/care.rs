//! Looking after a `SQLite` database: copies, checks, and all that it holds.

use crate::rows::ChatRow;
use crate::sqlite::failed;
use crate::{Sqlite, StoreError, read};
use sqlx::{ConnectOptions, Connection};
use std::path::Path;

impl Sqlite {
    /// Writes a whole copy of the database, as it is now, into a new file.
    pub async fn back_up(&self, to: &Path) -> Result<(), StoreError> {
        let to = to.to_str().ok_or_else(|| StoreError::Database("the file's name is not text".into()))?;
        let copied = sqlx::query("VACUUM INTO $1").bind(to).execute(&self.readers).await;
        copied.map(|_| ()).map_err(|error| failed(&error))
    }

    /// Gives the room of what was deleted back to the disk. Nobody else may use the database meanwhile.
    pub async fn vacuum(&self) -> Result<(), StoreError> {
        let done = async {
            let mut connection = self.options.connect().await?;
            sqlx::query("VACUUM").execute(&mut connection).await?;
            sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut connection).await?;
            connection.close().await
        };
        done.await.map_err(|error| failed(&error))
    }

    /// All that was ever said at a table; tables themselves remember only the last of it.
    pub async fn chat(&self, id: &str) -> Result<Vec<ChatRow>, StoreError> {
        read::chat(&self.readers, id).await.map_err(|error| failed(&error))
    }

    /// The names of all reviews that are kept, and when they were made.
    pub async fn reviews(&self) -> Result<Vec<(String, i64)>, StoreError> {
        sqlx::query_as("SELECT key, at FROM review ORDER BY at")
            .fetch_all(&self.readers)
            .await
            .map_err(|error| failed(&error))
    }

    /// What is wrong with the database, as it finds itself; nothing if all is well.
    pub async fn check(&self) -> Result<Vec<String>, StoreError> {
        let found: Vec<String> = sqlx::query_scalar("PRAGMA integrity_check")
            .fetch_all(&self.readers)
            .await
            .map_err(|error| failed(&error))?;
        let broken: Vec<_> = sqlx::query("PRAGMA foreign_key_check")
            .fetch_all(&self.readers)
            .await
            .map_err(|error| failed(&error))?;
        let orphans = (!broken.is_empty()).then(|| format!("{} rows belong to no table", broken.len()));
        Ok(found.into_iter().filter(|line| line != "ok").chain(orphans).collect())
    }
}
