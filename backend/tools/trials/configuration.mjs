import path from 'node:path';

/** loop_wait + 2 · retry_timeout ≤ ttl; 20 is the least that Patroni takes. */
const TIMES = { ttl: 20, loop_wait: 5, retry_timeout: 5 };

export const SUPERUSER = { username: 'postgres', password: 'superuser-of-the-test' };
const REPLICATION = { username: 'replicator', password: 'replicator-of-the-test' };

/** Of one of the servers, in a folder of its name. docs/operations.md shows the same for machines of their own. */
export function patroniConfiguration(name, folder, ports) {
  const restAddress = `127.0.0.1:${ports[name].rest}`;
  const address = `127.0.0.1:${ports[name].postgres}`;
  return {
    scope: 'courtyard',
    name,
    restapi: { listen: restAddress, connect_address: restAddress },
    etcd3: { host: `127.0.0.1:${ports.etcd}` },
    bootstrap: {
      dcs: {
        ...TIMES,
        synchronous_mode: true,
        postgresql: {
          use_pg_rewind: false,
          parameters: { max_connections: 100, shared_buffers: '64MB', wal_keep_size: '512MB' },
        },
      },
      initdb: [
        { encoding: 'UTF8' },
        { locale: 'C' },
        { 'locale-provider': 'builtin' },
        { 'builtin-locale': 'C.UTF-8' },
        'data-checksums',
      ],
      pg_hba: ['host replication replicator 127.0.0.1/32 scram-sha-256', 'host all all 127.0.0.1/32 scram-sha-256'],
    },
    postgresql: {
      listen: address,
      connect_address: address,
      data_dir: path.join(folder, name, 'data'),
      bin_dir: path.join(folder, 'bin'),
      pgpass: path.join(folder, name, 'pgpass'),
      authentication: { superuser: SUPERUSER, replication: REPLICATION },
      parameters: { unix_socket_directories: path.join(folder, name) },
      create_replica_methods: ['copy'],
      copy: { command: path.join(folder, 'copy-of-primary.sh') },
    },
  };
}

/** Leads to whichever server is the primary, and cuts the sessions of one that no longer is. */
export function proxyConfiguration(nodes, port) {
  const servers = nodes.map(
    ({ name, rest, postgres }) => `    server ${name} 127.0.0.1:${postgres} maxconn 100 check port ${rest}`,
  );
  return `global
    maxconn 300
defaults
    mode tcp
    timeout connect 2s
    timeout client 30m
    timeout server 30m
    timeout check 2s
listen primary
    bind 127.0.0.1:${port}
    option httpchk
    http-check send meth OPTIONS uri /primary
    http-check expect status 200
    default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${servers.join('\n')}
`;
}
