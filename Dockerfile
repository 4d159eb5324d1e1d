# The website and its inquiry service. See docs/operations/container.md.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
# These are read when the site is built and when the service starts, so the image keeps their values.
ARG SITE_URL
ARG PUBLIC_FORM_ENDPOINT
ARG RETENTION_DAYS
# Without these two settings, the site has no editor at /admin.
ARG CMS_REPOSITORY
ARG CMS_BRANCH
RUN npm run build
# The image has its own Node, so the copy that npm installs is deleted.
RUN npm ci --omit=dev && rm -rf node_modules/node node_modules/node-* node_modules/.bin/node

FROM node:24.21.0-bookworm-slim
ARG SITE_URL
ARG PUBLIC_FORM_ENDPOINT
ARG RETENTION_DAYS
ENV NODE_ENV=production SITE_URL=$SITE_URL PUBLIC_FORM_ENDPOINT=$PUBLIC_FORM_ENDPOINT \
    RETENTION_DAYS=$RETENTION_DAYS HOST=0.0.0.0 PORT=4321 DATA_DIR=/data
WORKDIR /site
COPY --from=build /site/package.json ./
COPY --from=build /site/node_modules node_modules/
COPY --from=build /site/contract contract/
COPY --from=build /site/electrical electrical/
COPY --from=build /site/schemas schemas/
COPY --from=build /site/server server/
COPY --from=build /site/content/company.yaml /site/content/contact.yaml content/
COPY --from=build /site/dist dist/
RUN install -d -o node -g node -m 0700 /data
USER node
VOLUME /data
EXPOSE 4321
HEALTHCHECK --interval=60s --timeout=10s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
