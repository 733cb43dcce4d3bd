//! Tables and their logs, kept in a database.
