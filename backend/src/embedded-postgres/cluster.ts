import { lstat, rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Binaries } from './binaries.js';
import type { Account } from './cluster-account.js';
import { writeConnection, type Connection } from './connection-file.js';
import { freePort } from './free-port.js';
import { initializeCluster, nameForServer } from './initialize-cluster.js';
import { query } from './query.js';
import { readIfPresent } from './read-if-present.js';
import { run } from './run.js';
import { RunningServer } from './running-server.js';

/** For a server that does not come up at all; one that lives may be recovering, which takes longer. */
const START_DEADLINE = 120_000;
const RECOVERY_DEADLINE = 600_000;
/** PostgreSQL makes its log in pieces of this size: with less room it may end, and not come up again. */
const LOG_PIECE = 16 * 1024 * 1024;
const LARGE_LOG = 5_000_000;
/** Concurrent commits wait briefly for each other to share one disk write, while each still succeeds or fails on its own. */
const SETTINGS = ['commit_delay=200', 'commit_siblings=3'];
const TEST_SETTINGS = [
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'autovacuum=off',
  'shared_buffers=256MB',
  'max_wal_size=2GB',
];
const SUPERUSER = 'postgres';
const APPLICATION_ROLE = 'courtyard';

interface ClusterOptions {
  log: (message: string) => void;
  test?: boolean;
}

/** One PostgreSQL data directory and the server over it. */
export class Cluster {
  private readonly data: string;
  private readonly running: RunningServer;

  constructor(
    private readonly directory: string,
    private readonly binaries: Binaries,
    private readonly account: Account | null,
    private connection: Connection,
    private readonly options: ClusterOptions,
  ) {
    this.data = path.join(directory, 'cluster');
    this.running = new RunningServer(this.data, account);
  }

  async create(): Promise<void> {
    const version = (await readIfPresent(path.join(this.data, 'PG_VERSION')))?.trim();
    if (version === this.binaries.major) return;
    if (version !== undefined) {
      throw new Error(
        `The data in ${this.data} is of PostgreSQL ${version}, this program brings ${this.binaries.major}.`,
      );
    }
    this.options.log('Creating the database');
    const { superuserPassword } = this.connection;
    await initializeCluster(this.data, {
      initdb: this.binaries.initdb,
      account: this.account,
      superuser: SUPERUSER,
      superuserPassword,
      sync: !this.options.test,
    });
  }

  /** Answers true when the server of an earlier process was adopted. */
  async start(): Promise<boolean> {
    const deadline = Date.now() + START_DEADLINE;
    if (await this.adopts()) return true;
    let failure = '';
    while (Date.now() < deadline) {
      if (this.connection.port === 0 || !(await isFree(this.connection.port))) {
        this.connection = { ...this.connection, port: await freePort() };
        await writeConnection(this.directory, this.connection);
      }
      failure = await this.startAgain();
      if (failure === '') return false;
      await sleep(500);
    }
    throw new Error(`PostgreSQL did not start: ${failure}. See ${path.join(this.data, 'server.log')}.`);
  }

  /** One attempt at the same address; returns the reason if it fails. */
  async startAgain(): Promise<string> {
    await this.running.removeForeignPidFile();
    const failure = await this.startServer();
    return failure === '' || (await this.adopts()) ? '' : failure;
  }

  async isRunning(): Promise<boolean> {
    return (await this.running.pid()) !== null;
  }

  async hasRoom(): Promise<boolean> {
    const { bavail, bsize } = await statfs(this.data);
    return bavail * bsize >= LOG_PIECE;
  }

  /** Tried again while the server breaks off: on a busy machine it may still be recovering. */
  async createDatabase(name: string): Promise<string> {
    const deadline = Date.now() + START_DEADLINE;
    for (;;) {
      try {
        return await this.createDatabaseOnce(name);
      } catch (error) {
        if (isRefusal(error) || Date.now() > deadline || !(await this.isRunning())) throw error;
        await sleep(500);
      }
    }
  }

  private async createDatabaseOnce(name: string): Promise<string> {
    const existing = await this.superuser(`select 1 from pg_database where datname = '${name}'`);
    if (existing.length === 0) {
      const roles = await this.superuser(`select 1 from pg_roles where rolname = '${APPLICATION_ROLE}'`);
      const verb = roles.length === 0 ? 'create' : 'alter';
      await this.superuser(`${verb} role ${APPLICATION_ROLE} login createdb password '${this.connection.password}'`);
      await this.superuser(`create database ${name} owner ${APPLICATION_ROLE}`);
    }
    return this.url(APPLICATION_ROLE, this.connection.password, name);
  }

  async stop(): Promise<void> {
    const pid = await this.running.pid();
    if (pid === null) return;
    const { code } = await this.pgCtl(['-m', 'fast', '-w', '-t', '60', 'stop']);
    if (code !== 0 && (await this.running.pid()) !== null) {
      throw new Error(`PostgreSQL (process ${pid}) did not stop; see ${path.join(this.data, 'server.log')}.`);
    }
  }

  /** Waits for a server of ours that is still starting, recovering or shutting down. */
  private async adopts(): Promise<boolean> {
    const deadline = Date.now() + RECOVERY_DEADLINE;
    while (Date.now() < deadline) {
      if ((await this.running.pid()) === null) return false;
      const port = await this.running.port();
      const url = this.url(SUPERUSER, this.connection.superuserPassword, 'postgres', port);
      if (await this.running.answers(url)) {
        this.connection = { ...this.connection, port };
        return true;
      }
      await sleep(200);
    }
    return false;
  }

  /** Answers the reason when it did not start. */
  private async startServer(): Promise<string> {
    const log = path.join(this.data, 'server.log');
    const size = await lstat(log).then(
      (file) => file.size,
      () => 0,
    );
    if (size > LARGE_LOG) await rm(log);
    const settings = [
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      ...(this.options.test ? TEST_SETTINGS : SETTINGS),
    ];
    const flags = [`-p ${this.connection.port}`, ...settings.map((setting) => `-c ${setting}`)].join(' ');
    const { code } = await this.pgCtl(['-w', '-t', '60', '-l', 'server.log', '-o', flags, 'start']);
    if (code === 0) return '';
    const lines = ((await readIfPresent(log)) ?? '').trim().split('\n');
    return lines.findLast((line) => /FATAL|PANIC|could not/.test(line)) ?? lines.at(-1) ?? `pg_ctl answered ${code}`;
  }

  private pgCtl(args: readonly string[]) {
    return run(this.binaries.pgCtl, ['-D', nameForServer(this.data), ...args], {
      account: this.account,
      cwd: this.data,
      silent: true,
    });
  }

  private superuser(sql: string) {
    return query(this.url(SUPERUSER, this.connection.superuserPassword, 'postgres'), sql);
  }

  private url(user: string, password: string, database: string, port = this.connection.port): string {
    return `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;
  }
}

/** Wrong password, missing right: what the next try meets as well. Anything else may pass. */
const isRefusal = (error: unknown) => /^(28|42)/.test((error as { code?: string }).code ?? '');

async function isFree(port: number): Promise<boolean> {
  return freePort(port).then(
    () => true,
    () => false,
  );
}
