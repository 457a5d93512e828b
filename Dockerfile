# The storefront in two images: "site" is the static files behind nginx, "server" is `npm start` with the demo shop or in front of
# an API. Neither runs as root.
#
#   docker build --target site --build-arg API=https://api.example.com -t shop-site .
#   docker build --target server --build-arg SNAPSHOT_API=demo -t demo-shop .
#   docker compose up --build        # both, with the demo shop

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
# The sources come after the packages, so a change of them installs nothing again. Setup needs the sources.
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
# The build is the only place for these: the page contains them (docs/operating.md).
ARG BASE=""
ARG API_BASE=""
ARG SHOP_CONFIG=""
ARG PICTURE_URL=""
# Say whose products the build has: those of API or API_BASE, of another API, "demo" for those of the demo shop, or "none".
ARG SNAPSHOT_API=""
ARG DEMO_GOODS=""
# Where nginx forwards the API: not needed with API_BASE.
ARG API=""
RUN npm run setup && API_TARGET="${API%%[ ,]*}" npm run build
# The configuration for the server, which names its readable pages after the shop: the file, or the folder that it lies in.
RUN mkdir /shop && cp -r --parents demo.config.ts "$(case "$SHOP_CONFIG" in */*) dirname "$SHOP_CONFIG" ;; *) echo "${SHOP_CONFIG:-shop.config.ts}" ;; esac)" /shop
# FORWARD names paths that belong to the API as well, PAGES the "server" that answers /p/, /a/, sitemap.xml and robots.txt.
ARG FORWARD=""
ARG PAGES=""
RUN npm run --silent policy -- nginx --site --host _ --port 8080 --root /srv/shop ${API:+--api "$API"} ${FORWARD:+--forward "$FORWARD"} ${PAGES:+--pages "$PAGES"} > shop.conf

FROM nginxinc/nginx-unprivileged:1.28-alpine AS site
COPY --from=build /app/shop.conf /etc/nginx/conf.d/default.conf
COPY --from=build /app/dist /srv/shop
USER 101
EXPOSE 8080

FROM node:24-bookworm-slim AS server
WORKDIR /app
ENV NODE_ENV=production
COPY package.json package-lock.json ./
COPY tools/command/cli.cjs tools/command/cli.cjs
RUN npm ci --omit=dev --no-audit --no-fund && mkdir /data && chown node:node /data
COPY tsconfig.json ./
COPY tools tools
COPY shop shop
COPY mock mock
COPY src src
COPY --from=build /shop ./
COPY --from=build /app/dist dist
ARG SHOP_CONFIG=""
USER node
ENV PORT=8000 SHOP_DATA=/data LOG=json STOP_DELAY=3 SHOP_CONFIG=$SHOP_CONFIG
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s CMD ["node", "-e", "fetch('http://127.0.0.1:8000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Not through npm, which does not pass SIGTERM on.
CMD ["node", "tools/command/cli.cjs", "serve/start.ts"]
