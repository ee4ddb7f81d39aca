import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Refusal, root } from '../lib/project.mjs';
import { runVisibly } from '../lib/run.mjs';

const STOPS_WITHIN_S = 60;
const POLL_INTERVAL_MS = 250;
const TAIL = 15;

/** The product of this installation, as it is found, stopped and started. */
export class Product {
  #child;
  #isInterrupted = false;

  /**
   * @param settings those of the product
   * @param holderOf finds the process that uses a data directory
   * @param commands that stop and start a service; by default, the process that uses the data is stopped, and `npm
   * start` runs
   */
  constructor(settings, holderOf, { stop, start, readyWithinS }) {
    Object.assign(this, { settings, holderOf, commands: { stop, start }, readyWithinS });
    const host = { '0.0.0.0': '127.0.0.1', '::': '::1' }[settings.HOST] ?? settings.HOST;
    this.url = `http://${host.includes(':') ? `[${host}]` : host}:${settings.PORT}`;
    this.dataDir = path.resolve(root, settings.DATA_DIR);
    this.cluster = settings.DATABASE_URL ? null : path.join(this.dataDir, 'postgres');
    this.log = path.join(this.dataDir, 'logs', 'courtyard.log');
  }

  get startCommand() {
    return this.commands.start ?? 'npm start';
  }

  /** @throws Refusal if it is running and it is unknown how to stop it */
  async refuseUnknown() {
    if (this.commands.stop) return;
    if ((await this.holder()) === null && (await this.version()) !== null)
      throw new Refusal(
        `A program answers at ${this.url}, and nothing in ${this.dataDir} tells which process it is. Say how it is stopped and started: ` +
          '--stop "systemctl stop courtyard" --start "systemctl start courtyard".',
      );
  }

  holder() {
    return this.cluster ? this.holderOf(this.cluster) : Promise.resolve(null);
  }

  /** The version reported by the running program; null if none answers, empty if it reports none. */
  async version() {
    const answer = await this.#ask('health');
    return answer && (answer.headers.get('courtyard-version') ?? '');
  }

  /** @throws Refusal when it does not stop */
  async stop() {
    const { stop } = this.commands;
    const holder = await this.holder();
    if (stop) await this.#command(stop);
    else if (holder !== null) process.kill(holder, 'SIGTERM');
    await this.#until(
      STOPS_WITHIN_S,
      async () => (await this.holder()) === null && (await this.version()) === null,
      () => {
        throw new Refusal(`The product did not stop within ${STOPS_WITHIN_S} s.`);
      },
    );
  }

  /** @returns when it is ready. @throws Refusal when it ends before, or takes too long */
  async start() {
    const { start } = this.commands;
    if (start) await this.#command(start);
    else this.#spawn();
    await this.#until(
      this.readyWithinS,
      async () => (await this.#ask('ready'))?.status === 200,
      () => {
        throw new Refusal(`It was not ready within ${this.readyWithinS} s.${this.#output()}`);
      },
    );
  }

  /** What runs of it after a start that failed. @returns what could not be stopped, in words */
  async stopWhatStarted() {
    try {
      if (this.#child) await ended(this.#child);
      else if (this.commands.stop) await this.stop();
      return '';
    } catch (error) {
      return error.message;
    }
  }

  /** Stops waiting for the product. */
  interrupt() {
    this.#isInterrupted = true;
  }

  get process() {
    return this.#child?.pid;
  }

  /** Detached, so that it survives this process and closing the terminal. */
  #spawn() {
    mkdirSync(path.dirname(this.log), { recursive: true });
    const log = openSync(this.log, 'a');
    // Started by npm it would end with the npm that runs this.
    const own = Object.entries(process.env).filter(([name]) => !name.startsWith('npm_'));
    this.#child = spawn(process.env.npm_node_execpath ?? process.execPath, ['backend/tools/start.mjs'], {
      cwd: root,
      env: Object.fromEntries(own),
      detached: true,
      stdio: ['ignore', log, log],
    });
    this.#child.on('error', () => undefined);
    this.#child.unref();
  }

  async #command(command) {
    const code = await runVisibly(command, [], { shell: true });
    if (code !== 0) throw new Refusal(`${command} ended with ${code}.`);
  }

  async #until(seconds, look, giveUp) {
    const deadline = Date.now() + seconds * 1_000;
    while (!(await look())) {
      if (this.#child && hasEnded(this.#child)) throw new Refusal(`It exited unexpectedly.${this.#output()}`);
      if (this.#isInterrupted) throw new Refusal('It was interrupted.');
      if (Date.now() > deadline) giveUp();
      await pause(POLL_INTERVAL_MS);
    }
  }

  #ask(call) {
    return fetch(`${this.url}/api/${call}`, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
  }

  #output() {
    if (!this.#child) return '';
    const lines = readFileSync(this.log, 'utf8').trimEnd().split('\n').slice(-TAIL);
    return ` The end of ${this.log}:\n  ${lines.join('\n  ')}`;
  }
}

const hasEnded = ({ exitCode, signalCode, pid }) => exitCode !== null || signalCode !== null || pid === undefined;

async function ended(child) {
  if (hasEnded(child)) return;
  const exited = once(child, 'exit');
  child.ref();
  child.kill('SIGTERM');
  const late = pause(STOPS_WITHIN_S * 1_000, 'late', { ref: false });
  if ((await Promise.race([exited, late])) === 'late')
    throw new Error(`Process ${child.pid}, which was started now, does not stop: end it first (kill -9 ${child.pid}).`);
}
