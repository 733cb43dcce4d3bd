# Gambol's server in a small image: one program, no shell needed, not root.
#
#   docker build -t gambol .
#   docker run --rm --read-only -v gambol:/data -p 127.0.0.1:7171:7171 gambol --base-url https://play.example.org \
#       --trusted-proxy 172.16.0.0/12

FROM rust:1.95-bookworm AS build
WORKDIR /gambol
COPY . .
RUN cargo build --profile dist -p gambol --locked && mkdir -p /out/data && cp target/dist/gambol /out/

# glibc, certificates and nothing else; 65532 is "nonroot".
FROM gcr.io/distroless/cc-debian12:nonroot
COPY --from=build --chown=65532:65532 /out/data /data
COPY --from=build /out/gambol /usr/local/bin/gambol
USER 65532:65532
VOLUME /data
# Tables of perfect play are kept here, too.
ENV XDG_CACHE_HOME=/data/cache
EXPOSE 7171
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=6s --start-period=20s CMD ["gambol", "admin", "health", "127.0.0.1:7171"]
ENTRYPOINT ["gambol", "serve", "--listen", "0.0.0.0:7171", "--data", "/data", "--no-browser", "--log-json"]
