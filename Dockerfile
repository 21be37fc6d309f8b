# syntax=docker/dockerfile:1.7

# What a server needs, made by the scripts that also run without containers.
FROM node:24.21.0-bookworm-slim AS build
RUN apt-get update \
  && apt-get install --yes --no-install-recommends binutils \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /build
COPY . .
RUN npm ci --omit=dev --no-audit --no-fund
RUN node tools/build.mjs
RUN node tools/release.mjs /release
# Without the names that only debuggers read: 18 MB.
RUN strip --strip-unneeded -o /node /usr/local/bin/node

FROM debian:12.12-slim AS runtime
COPY --from=build /node /usr/local/bin/node
COPY --from=build /release /app
RUN groupadd --system --gid 10001 mailwright \
  && useradd --system --uid 10001 --gid 10001 --no-create-home --home-dir /data --shell /usr/sbin/nologin mailwright \
  && install --directory --owner=mailwright --group=mailwright --mode=0700 /data
ENV NODE_ENV=production \
  HOST=0.0.0.0 \
  PORT=3000 \
  DATA_DIR=/data
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
