//! The server: pages, live tables, and the little JavaScript there is.
