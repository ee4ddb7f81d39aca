import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { stringify } from 'yaml';
import { until } from '../containers/until.mjs';
import { freePort } from '../lib/free-port.mjs';
import { Refusal } from '../lib/project.mjs';
import { patroniConfiguration, proxyConfiguration, SUPERUSER } from './configuration.mjs';

const NODES = ['node-1', 'node-2', 'node-3'];
/** Of Debian's PostgreSQL: the embedded one has neither, and Patroni asks both. Their answers about the newer one are right. */
const TOOLS = '/usr/lib/postgresql/15/bin';
const PASSWORD = 'application-of-the-test';

/** Three PostgreSQL servers that Patroni looks after, and HAProxy in front of whichever is the primary. */
export class Cluster {
  #folder;
  #account;
  #ports = {};
  #children = new Map();

  static async start(folder) {
    const { clusterAccount } = await import('../../dist/embedded-postgres/cluster-account.js');
    const { locateBinaries } = await import('../../dist/embedded-postgres/binaries.js');
    const cluster = new Cluster();
    cluster.#folder = folder;
    cluster.#account = await clusterAccount(path.join(folder, 'nothing'));
    const { initdb } = await locateBinaries(cluster.#account, console.log);
    try {
      await cluster.#prepare(path.dirname(initdb));
      await cluster.#begin();
      return cluster;
    } catch (error) {
      await cluster.stop();
      throw error;
    }
  }

  get url() {
    return `postgres://courtyard:${PASSWORD}@127.0.0.1:${this.#ports.proxy}/courtyard`;
  }

  /** Simulates a power failure: kills Patroni and all of PostgreSQL. */
  async killPrimary() {
    const { name } = await this.primary();
    const postmaster = Number(readFileSync(path.join(this.#data(name), 'postmaster.pid'), 'utf8').split('\n')[0]);
    const backends = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim().split(' ');
    this.#children.get(name).kill('SIGKILL');
    for (const pid of [postmaster, ...backends.map(Number)]) killIfThere(pid);
    return name;
  }

  /** Another machine in its place, with an empty disk. */
  replace(name) {
    rmSync(this.#data(name), { recursive: true, force: true });
    this.#patroni(name);
  }

  async switchOver() {
    const { name } = await this.primary();
    const { members } = await this.#ask('cluster');
    const candidate = members.find(({ role }) => role === 'sync_standby').name;
    const answer = await fetch(`http://127.0.0.1:${this.#ports[name].rest}/switchover`, {
      method: 'POST',
      body: JSON.stringify({ leader: name, candidate }),
    });
    if (!answer.ok) throw new Refusal(`Patroni answered the switch-over with ${answer.status}: ${await answer.text()}`);
    return name;
  }

  async primary() {
    const members = (await this.#ask('cluster')).members;
    return members.find(({ role }) => role === 'leader') ?? {};
  }

  /** One primary, two standbys that follow it, one of them in step with it. */
  isWhole() {
    return until('the three servers to follow one another', async () => {
      const { members } = await this.#ask('cluster').catch(() => ({ members: [] }));
      const standbys = members.filter(
        ({ role, state, lag }) => role !== 'leader' && /running|streaming/.test(state) && lag === 0,
      );
      const roles = members.map(({ role }) => role);
      return (
        members.length === 3 && standbys.length === 2 && roles.includes('leader') && roles.includes('sync_standby')
      );
    });
  }

  /** What the primary answers, asked past HAProxy. */
  async rows(sql, values) {
    const { name } = await this.primary();
    return this.#query(name, 'courtyard', sql, values);
  }

  /** Patroni ends its server first, and needs etcd for that. */
  async stop() {
    const end = async (name, signal) => {
      const child = this.#children.get(name);
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill(signal);
      await exited;
    };
    await Promise.all(NODES.map((name) => end(name, 'SIGTERM')));
    await Promise.all(['haproxy', 'etcd'].map((name) => end(name, 'SIGKILL')));
  }

  async #prepare(binaries) {
    mkdirSync(this.#in('bin'));
    for (const name of ['postgres', 'initdb', 'pg_ctl']) symlinkSync(path.join(binaries, name), this.#in('bin', name));
    for (const name of ['pg_isready', 'pg_controldata']) symlinkSync(path.join(TOOLS, name), this.#in('bin', name));
    const copy = new URL('copy-of-primary.sh', import.meta.url);
    copyFileSync(copy, this.#in('copy-of-primary.sh'));
    chmodSync(this.#in('copy-of-primary.sh'), 0o755);
    chmodSync(this.#folder, 0o755);
    for (const name of NODES) {
      this.#ports[name] = { rest: await freePort(), postgres: await freePort() };
      mkdirSync(this.#in(name));
    }
    mkdirSync(this.#in('etcd'));
    if (this.#account)
      for (const name of ['etcd', ...NODES]) chownSync(this.#in(name), this.#account.uid, this.#account.gid);
    Object.assign(this.#ports, { etcd: await freePort(), peer: await freePort(), proxy: await freePort() });
    for (const name of NODES)
      writeFileSync(this.#in(`${name}.yml`), stringify(patroniConfiguration(name, this.#folder, this.#ports)));
    writeFileSync(
      this.#in('haproxy.cfg'),
      proxyConfiguration(
        NODES.map((name) => ({ name, ...this.#ports[name] })),
        this.#ports.proxy,
      ),
    );
  }

  async #begin() {
    const client = `http://127.0.0.1:${this.#ports.etcd}`;
    const peer = `http://127.0.0.1:${this.#ports.peer}`;
    this.#run('etcd', '/usr/bin/etcd', [
      '--name',
      'etcd',
      '--data-dir',
      this.#in('etcd', 'data'),
      '--initial-cluster',
      `etcd=${peer}`,
      '--listen-client-urls',
      client,
      '--advertise-client-urls',
      client,
      '--listen-peer-urls',
      peer,
      '--initial-advertise-peer-urls',
      peer,
    ]);
    await until('etcd', () =>
      fetch(`${client}/health`).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
    for (const name of NODES) this.#patroni(name);
    this.#run('haproxy', '/usr/sbin/haproxy', ['-db', '-f', this.#in('haproxy.cfg')]);
    await this.isWhole();
    const { name } = await this.primary();
    await this.#query(name, 'postgres', `create role courtyard login password '${PASSWORD}'`);
    await this.#query(name, 'postgres', 'create database courtyard owner courtyard');
  }

  #patroni(name) {
    this.#run(name, '/usr/bin/patroni', [this.#in(`${name}.yml`)]);
  }

  #run(name, command, args) {
    const log = openSync(this.#in(`${name}.log`), 'a');
    const PATH = '/usr/bin:/bin';
    const env = { PATH, LC_ALL: 'C.UTF-8', HOME: this.#folder, SUPERUSER_PASSWORD: SUPERUSER.password };
    const child = spawn(command, args, { ...this.#account, env, cwd: '/', stdio: ['ignore', log, log] });
    this.#children.set(name, child);
  }

  async #ask(call) {
    const answers = NODES.map((name) =>
      fetch(`http://127.0.0.1:${this.#ports[name].rest}/${call}`, { signal: AbortSignal.timeout(3_000) }),
    );
    return (await Promise.any(answers)).json();
  }

  async #query(name, database, sql, values) {
    const { username: user, password } = SUPERUSER;
    const port = this.#ports[name].postgres;
    const client = new pg.Client({ host: '127.0.0.1', port, user, password, database });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query(sql, values)).rows;
    } finally {
      await client.end();
    }
  }

  #data(name) {
    return this.#in(name, 'data');
  }

  #in(...names) {
    return path.join(this.#folder, ...names);
  }
}

function killIfThere(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}
