FROM caddy:2.11.4-alpine
COPY docker/Caddyfile /etc/caddy/Caddyfile
ENV XDG_DATA_HOME=/certificates XDG_CONFIG_HOME=/tmp
RUN mkdir /certificates && chown 1000:1000 /certificates
USER 1000:1000
