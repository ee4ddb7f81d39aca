import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../lib/free-port.mjs';
import { node24, projectEnvironment } from '../lib/node-24.mjs';
import { backend } from '../lib/project.mjs';
import { serverFlags } from '../lib/server-flags.mjs';

const ACCOUNTS = { staff: 'staff@bistro.example', admin: 'owner@bistro.example' };
/** Time for calls in progress to finish after a measurement. */
const IN_HAND_MS = 300;
const READY_WITHIN_MS = 120_000;

/** One server under test: its processes and its database. Paused unless it is being measured. */
export class Server {
  cookies = {};
  #processes = [];

  constructor(databaseUrl, url, port, environment) {
    Object.assign(this, { databaseUrl, url, port, environment });
  }

  /** @param roles each becomes a process; the floor has none */
  static async start(databaseUrl, roles, environment) {
    const port = await freePort();
    const server = new Server(databaseUrl, `http://127.0.0.1:${port}`, port, environment);
    try {
      if (roles.length === 0) server.#run(['tools/bench/floor.mjs'], {});
      for (const ROLE of roles) server.#run([...serverFlags(ROLE), 'dist/main.js'], { ROLE });
      await server.#isReady();
      if (roles.length > 0) await server.#logIn();
      return server;
    } catch (error) {
      await server.kill();
      throw error;
    }
  }

  get pids() {
    return this.#processes.map(({ child }) => child.pid);
  }

  /** Lets only this server run while it is measured. */
  async awake(work) {
    this.#signal('SIGCONT');
    try {
      return await work();
    } finally {
      await sleep(IN_HAND_MS);
      this.pause();
    }
  }

  pause() {
    this.#signal('SIGSTOP');
  }

  async kill() {
    this.#signal('SIGKILL');
    await Promise.all(this.#processes.map(({ ended }) => ended));
  }

  #signal(name) {
    for (const { child } of this.#processes) child.kill(name);
  }

  #run(command, role) {
    const env = {
      ...projectEnvironment(),
      PORT: String(this.port),
      DATABASE_URL: this.databaseUrl,
      DATABASE_DIRECT_URL: '',
      DATABASE_REPLICA_URL: '',
      TRUST_PROXY: '1',
      RATE_LIMITS: 'on',
      SEED: 'accounts',
      LOG_LEVEL: 'info',
      ...this.environment,
      ...role,
    };
    const child = spawn(node24(), command, { cwd: backend, env, stdio: ['ignore', 'ignore', 'inherit'] });
    this.#processes.push({ child, ended: once(child, 'exit') });
  }

  async #isReady() {
    const patience = Date.now() + READY_WITHIN_MS;
    while (Date.now() < patience) {
      if (this.#processes.some(({ child }) => child.exitCode !== null))
        throw new Error('A server under test has ended.');
      const answer = await fetch(`${this.url}/api/ready`).catch(() => null);
      await answer?.arrayBuffer();
      if (answer?.ok) return;
      await sleep(100);
    }
    throw new Error('A server under test is not ready.');
  }

  async #logIn() {
    for (const [role, email] of Object.entries(ACCOUNTS)) {
      const answer = await fetch(`${this.url}/api/${role}/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: 'courtyard-demo' }),
      });
      if (!answer.ok) throw new Error(`The ${role} login answered ${answer.status}.`);
      this.cookies[role] = answer.headers.get('set-cookie').split(';')[0];
    }
  }
}
