# syntax=docker/dockerfile:1.7

# Other bases: `docker build --build-arg BUILD_BASE=… --build-arg RUNTIME_BASE=…`; one with Node and npm, and one of Debian.
ARG BUILD_BASE=node:24.21.0-bookworm-slim
ARG RUNTIME_BASE=debian:12.12-slim

# What a server needs, made by the scripts that also run without containers.
FROM ${BUILD_BASE} AS build
RUN apt-get update \
  && apt-get install --yes --no-install-recommends binutils \
  && rm -rf /var/lib/apt/lists/*
# In a network of your own: `--build-arg NPM_REGISTRY=…`, and `--build-arg CA="$(cat ca.pem)"` for the build and for the server.
ARG NPM_REGISTRY=https://registry.npmjs.org/
ARG CA=""
RUN printf '%s\n' "$CA" > /ca.pem
ENV NODE_EXTRA_CA_CERTS=/ca.pem \
  npm_config_registry=$NPM_REGISTRY
WORKDIR /build
COPY . .
RUN npm ci --omit=dev --no-audit --no-fund
RUN node tools/build.mjs
RUN node tools/release.mjs /release
# Without the names that only debuggers read: 18 MB.
RUN strip --strip-unneeded -o /node /usr/local/bin/node

FROM ${RUNTIME_BASE} AS runtime
COPY --from=build /node /usr/local/bin/node
COPY --from=build /release /app
COPY --from=build /ca.pem /etc/mailwright-ca.pem
RUN groupadd --system --gid 10001 mailwright \
  && useradd --system --uid 10001 --gid 10001 --no-create-home --home-dir /data --shell /usr/sbin/nologin mailwright \
  && install --directory --owner=mailwright --group=mailwright --mode=0700 /data
ENV NODE_ENV=production \
  HOST=0.0.0.0 \
  PORT=3000 \
  DATA_DIR=/data \
  NODE_EXTRA_CA_CERTS=/etc/mailwright-ca.pem
WORKDIR /app
USER 10001:10001
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 CMD ["node", "mailwright.mjs", "health"]
ENTRYPOINT ["node", "mailwright.mjs"]
CMD ["server"]

# `docker build --target with-browser`: PDFs, pictures and thumbnails too.
FROM runtime AS with-browser
USER root
RUN apt-get update \
  && apt-get install --yes --no-install-recommends chromium fonts-liberation fonts-noto-color-emoji \
  && rm -rf /var/lib/apt/lists/*
ENV CHROMIUM_PATH=/usr/bin/chromium
USER 10001:10001

FROM runtime AS mailwright
