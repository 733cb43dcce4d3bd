//! How two servers prove to each other that they know the same secret, without saying it.

use std::fmt;
use std::io::{Error, ErrorKind};
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};

/// How every conversation begins.
const MAGIC: &[u8; 8] = b"gambol/1";
const NONCE: usize = 32;

/// What all servers of a fleet know.
#[derive(Clone)]
pub struct Secret([u8; 32]);

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

impl Secret {
    /// A secret from what a file holds; none if that is too short to be one.
    pub fn of(bytes: &[u8]) -> Option<Secret> {
        let bytes = bytes.trim_ascii();
        (bytes.len() >= 16).then(|| Secret(blake3::derive_key("gambol 2026 servers among each other", bytes)))
    }

    /// What whoever has this role says to prove it in this conversation and no other.
    fn proof(&self, role: Role, talk: &[u8]) -> blake3::Hash {
        let mut hasher = blake3::Hasher::new_keyed(&self.0);
        hasher.update(&[role as u8]);
        hasher.update(talk);
        hasher.finalize()
    }
}

/// Who called whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Role {
    Caller = 1,
    Called = 2,
}

fn refused(why: &str) -> Error {
    Error::new(ErrorKind::PermissionDenied, why.to_owned())
}

/// Both prove themselves, the caller first: whoever listens tells strangers nothing.
pub(super) async fn meet(
    stream: &mut (impl AsyncRead + AsyncWrite + Unpin),
    secret: &Secret,
    role: Role,
    wire: u32,
) -> Result<(), Error> {
    let mut mine = Vec::with_capacity(MAGIC.len() + 4 + NONCE);
    mine.extend_from_slice(MAGIC);
    mine.extend_from_slice(&wire.to_be_bytes());
    let mut nonce = [0; NONCE];
    getrandom::fill(&mut nonce).map_err(|error| Error::other(error.to_string()))?;
    mine.extend_from_slice(&nonce);
    stream.write_all(&mine).await?;
    let mut theirs = vec![0; mine.len()];
    stream.read_exact(&mut theirs).await?;
    if !theirs.starts_with(MAGIC) {
        return Err(refused("this is no server of ours"));
    }
    let (talk, other) = match role {
        Role::Caller => ([&mine[..], &theirs[..]].concat(), Role::Called),
        Role::Called => ([&theirs[..], &mine[..]].concat(), Role::Caller),
    };
    if role == Role::Caller {
        stream.write_all(secret.proof(role, &talk).as_bytes()).await?;
    }
    let mut proof = [0; blake3::OUT_LEN];
    stream.read_exact(&mut proof).await?;
    // Hashes are compared in constant time.
    if secret.proof(other, &talk) != blake3::Hash::from_bytes(proof) {
        return Err(refused("the other server does not know our secret"));
    }
    if role == Role::Called {
        stream.write_all(secret.proof(role, &talk).as_bytes()).await?;
    }
    // Said last, so that only servers of ours learn which versions there are.
    if theirs[MAGIC.len()..MAGIC.len() + 4] != wire.to_be_bytes() {
        return Err(refused("the other server speaks another version"));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn both(one: &Secret, other: &Secret, wire: u32) -> (Result<(), Error>, Result<(), Error>) {
        let (mut near, mut far) = tokio::io::duplex(1024);
        let caller = async {
            let met = meet(&mut near, one, Role::Caller, 1).await;
            drop(near);
            met
        };
        let called = async {
            let met = meet(&mut far, other, Role::Called, wire).await;
            drop(far);
            met
        };
        tokio::join!(caller, called)
    }

    #[tokio::test]
    async fn servers_know_each_other_by_a_secret_that_they_do_not_say() {
        let secret = |text: &[u8]| Secret::of(text).expect("long enough");
        let (ours, others) = (secret(b"correct horse battery\n"), secret(b"incorrect horse battery"));
        assert!(matches!(both(&ours, &secret(b"correct horse battery"), 1).await, (Ok(()), Ok(()))));
        assert!(matches!(both(&ours, &others, 1).await, (Err(_), Err(_))));
        assert!(matches!(both(&ours, &ours, 2).await, (Err(_), Err(_))), "another version");
        assert!(Secret::of(b"short").is_none());
        assert!(!format!("{ours:?}").contains("horse"));
    }

    #[tokio::test]
    async fn who_sends_our_own_words_back_is_not_believed() {
        let secret = Secret::of(b"correct horse battery").expect("long enough");
        let (mut near, mut far) = tokio::io::duplex(1024);
        let mirror = tokio::spawn(async move {
            let mut heard = [0; 1024];
            while let Ok(length @ 1..) = far.read(&mut heard).await {
                if far.write_all(&heard[..length]).await.is_err() {
                    return;
                }
            }
        });
        assert!(meet(&mut near, &secret, Role::Caller, 1).await.is_err());
        drop(near);
        mirror.await.expect("the mirror ends");
    }
}
