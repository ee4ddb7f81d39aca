import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { until } from '../containers/until.mjs';
import { freePort } from '../lib/free-port.mjs';
import { query } from './query.mjs';

/** What the product asks of each session (platform/persistence/data-source.ts) and PgBouncer does not pass on. */
const SESSION = {
  statement_timeout: 10_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 15_000,
  plan_cache_mode: 'force_generic_plan',
  max_parallel_workers_per_gather: 0,
};

/** PgBouncer in transaction mode, in front of a server. */
export class Pooler {
  #child;

  static async start(folder, serverUrl, size) {
    const { clusterAccount } = await import('../../dist/embedded-postgres/cluster-account.js');
    const pooler = new Pooler();
    pooler.folder = path.join(folder, 'pgbouncer');
    pooler.account = await clusterAccount(path.join(folder, 'nothing'));
    const server = new URL(serverUrl);
    const port = await freePort();
    pooler.url = String(Object.assign(new URL(serverUrl), { host: `127.0.0.1:${port}` }));
    chmodSync(folder, 0o755);
    mkdirSync(pooler.folder);
    const session = Object.entries(SESSION).map(([name, value]) => `set ${name} = ${value}`);
    const database = `host=${server.hostname} port=${server.port} connect_query='${session.join('; ')}'`;
    writeFileSync(
      pooler.#in('pgbouncer.ini'),
      `[databases]
${server.pathname.slice(1)} = ${database}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${pooler.#in('users.txt')}
pool_mode = transaction
default_pool_size = ${size}
max_client_conn = 200
ignore_startup_parameters = options
`,
    );
    writeFileSync(pooler.#in('users.txt'), `"${server.username}" "${decodeURIComponent(server.password)}"\n`, {
      mode: 0o600,
    });
    if (pooler.account) {
      for (const file of ['.', 'pgbouncer.ini', 'users.txt'])
        chownSync(pooler.#in(file), pooler.account.uid, pooler.account.gid);
    }
    await pooler.begin();
    return pooler;
  }

  async begin() {
    const log = openSync(this.#in('pgbouncer.log'), 'a');
    this.#child = spawn('/usr/sbin/pgbouncer', [this.#in('pgbouncer.ini')], {
      ...this.account,
      cwd: '/',
      stdio: ['ignore', log, log],
    });
    await until('PgBouncer', () => this.rows('select 1').catch(() => null), 20_000);
  }

  /** Asked through it. */
  async rows(sql, values) {
    return query(this.url, sql, values);
  }

  async kill() {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const exited = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await exited;
  }

  #in(name) {
    return path.join(this.folder, name);
  }
}
