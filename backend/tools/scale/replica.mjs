import { execFileSync, spawn } from 'node:child_process';
import { appendFileSync, chmodSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../lib/free-port.mjs';

/** What the primary has written since the copy was begun: the standby reads it from there. */
const WAL_KEEP_SIZE = '16GB';

/** A server that follows the one of the benchmark, from a copy of its files: the embedded PostgreSQL brings no `pg_basebackup`. */
export async function startReplica(cluster, folder) {
  const { clusterAccount } = await import('../../dist/embedded-postgres/cluster-account.js');
  const { locateBinaries } = await import('../../dist/embedded-postgres/binaries.js');
  const account = await clusterAccount(cluster.directory);
  const { initdb } = await locateBinaries(account, console.log);
  const primary = new URL(await cluster.superuserUrl());
  appendFileSync(
    path.join(cluster.directory, 'pg_hba.conf'),
    '\nhost replication postgres 127.0.0.1/32 scram-sha-256\n',
  );
  await cluster.superuser(`alter system set wal_keep_size = '${WAL_KEEP_SIZE}'`);
  await cluster.superuser('select pg_reload_conf()');

  const data = path.join(folder, 'replica');
  chmodSync(folder, 0o711);
  await copyFiles(primary, cluster.directory, data);
  const port = await freePort();
  writeFileSync(path.join(data, 'standby.signal'), '');
  appendFileSync(
    path.join(data, 'postgresql.auto.conf'),
    `\nprimary_conninfo = 'host=127.0.0.1 port=${primary.port} user=postgres password=${primary.password}'\n`,
  );
  if (account) execFileSync('chown', ['-R', `${account.uid}:${account.gid}`, data]);
  const log = openSync(path.join(folder, 'replica.log'), 'a');
  const server = spawn(path.join(path.dirname(initdb), 'postgres'), ['-D', data, '-p', String(port)], {
    ...account,
    cwd: '/',
    stdio: ['ignore', log, log],
  });
  const superuserUrl = String(Object.assign(new URL(primary), { port: String(port) }));
  const replica = {
    pid: server.pid,
    urlOf: (url) => String(Object.assign(new URL(url), { port: String(port) })),
    ask: (sql) => once(superuserUrl, sql),
    stop: () => server.kill('SIGINT'),
  };
  while (!(await follows(replica))) {
    if (server.exitCode !== null)
      throw new Error(`The replica has ended:\n${readFileSync(path.join(folder, 'replica.log'), 'utf8')}`);
    await sleep(200);
  }
  return replica;
}

/** How long a change takes to be seen there, in ms, while the primary is at work. */
export async function lagOf(cluster, replica, times) {
  const lags = [];
  for (let turn = 0; turn < times; turn++) {
    const { rows } = await cluster.superuser('select pg_current_wal_insert_lsn()::text as at');
    const begun = performance.now();
    while (!(await replica.ask(`select pg_last_wal_replay_lsn() >= '${rows[0].at}'::pg_lsn as seen`)).seen)
      await sleep(1);
    lags.push(performance.now() - begun);
  }
  return lags;
}

async function copyFiles(primary, from, to) {
  const client = new pg.Client({ connectionString: String(primary) });
  await client.connect();
  try {
    await client.query("select pg_backup_start('replica', true)");
    const all = ['--exclude=./pg_wal/*', '--exclude=./postmaster.*', '--warning=no-file-changed', '-cf', '-', '.'];
    execFileSync('sh', ['-c', `mkdir -m 700 "$1" && tar -C "$0" ${all.join(' ')} | tar -C "$1" -xf -`, from, to]);
    const { rows } = await client.query('select labelfile from pg_backup_stop()');
    writeFileSync(path.join(to, 'backup_label'), rows[0].labelfile);
  } finally {
    await client.end();
  }
}

async function follows(replica) {
  const answer = await replica
    .ask(
      `select pg_is_in_recovery() and exists (select from pg_stat_wal_receiver where status = 'streaming') as follows`,
    )
    .catch(() => null);
  return answer?.follows === true;
}

async function once(url, sql) {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows[0];
  } finally {
    await client.end();
  }
}
