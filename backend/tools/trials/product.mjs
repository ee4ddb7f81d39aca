import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import path from 'node:path';
import { until } from '../containers/until.mjs';
import { freePort } from '../lib/free-port.mjs';
import { node24, projectEnvironment } from '../lib/node-24.mjs';
import { backend } from '../lib/project.mjs';
import { serverFlags } from '../lib/server-flags.mjs';

/** The built product in several processes, by default one for calls and a worker, which only the trial restarts. */
export class Product {
  #processes = [];
  #start;

  /** @param program the folder of the back end that was built */
  static async start(folder, environment, roles = ['web', 'worker'], program = backend) {
    const product = new Product();
    product.ports = [];
    for (const role of roles) product.ports.push(role === 'web' ? await freePort() : 0);
    product.metricsPorts = [];
    while (product.metricsPorts.length < roles.length) product.metricsPorts.push(await freePort());
    product.url = `http://127.0.0.1:${product.ports[0]}`;
    product.#start = (index) => {
      const ROLE = roles[index];
      const log = openSync(path.join(folder, `${ROLE}-${index}.log`), 'a');
      const env = {
        ...projectEnvironment(),
        PORT: String(product.ports[index]),
        DATA_DIR: path.join(folder, 'data'),
        SEED: 'accounts',
        METRICS_PORT: String(product.metricsPorts[index]),
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'warn',
        DATABASE_DIRECT_URL: '',
        ...environment,
        ROLE,
      };
      product.#processes[index] = spawn(node24(), [...serverFlags(ROLE), 'dist/main.js'], {
        cwd: program,
        env,
        stdio: ['ignore', log, log],
      });
    };
    roles.forEach((_, index) => product.#start(index));
    try {
      await until('the product to be ready', () => product.isReady());
    } catch (error) {
      await product.stop();
      throw error;
    }
    return product;
  }

  get pids() {
    return this.#processes.map(({ pid }) => pid);
  }

  /** Restarts one of them in order. @returns when it answers again, if it serves calls */
  async restart(index) {
    await ended(this.#processes[index]);
    this.#start(index);
    const port = this.ports[index];
    if (port) await until('a process to be ready again', () => isAnswered(`http://127.0.0.1:${port}/api/ready`));
  }

  async isReady() {
    const webs = this.ports.filter((port) => port !== 0);
    const answers = await Promise.all(webs.map((port) => isAnswered(`http://127.0.0.1:${port}/api/ready`)));
    return answers.every(Boolean);
  }

  isAlive() {
    return isAnswered(`${this.url}/api/health`);
  }

  get ended() {
    return this.#processes.filter(({ exitCode, signalCode }) => exitCode !== null || signalCode !== null).length;
  }

  async stop() {
    await Promise.all(this.#processes.map(ended));
  }
}

const isAnswered = (url) =>
  fetch(url).then(
    ({ status }) => status === 200,
    () => false,
  );

async function ended(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}
