import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import path from 'node:path';
import { until } from '../containers/until.mjs';
import { freePort } from '../lib/free-port.mjs';
import { node24, projectEnvironment } from '../lib/node-24.mjs';
import { backend } from '../lib/project.mjs';
import { serverFlags } from '../lib/server-flags.mjs';

/** The built product as a web process and a worker, which nobody starts again. */
export class Product {
  #processes = [];

  static async start(folder, environment) {
    const product = new Product();
    const port = await freePort();
    product.url = `http://127.0.0.1:${port}`;
    for (const ROLE of ['web', 'worker']) {
      const log = openSync(path.join(folder, `${ROLE}.log`), 'a');
      const env = {
        ...projectEnvironment(),
        ...{ PORT: String(port), DATA_DIR: path.join(folder, 'data'), SEED: 'accounts', RATE_LIMITS: 'off' },
        ...{ LOG_LEVEL: 'warn', DATABASE_DIRECT_URL: '', ...environment, ROLE },
      };
      const child = spawn(node24(), [...serverFlags(ROLE), 'dist/main.js'], {
        cwd: backend,
        env,
        stdio: ['ignore', log, log],
      });
      product.#processes.push(child);
    }
    try {
      await until('the product to be ready', () => product.isReady());
    } catch (error) {
      await product.stop();
      throw error;
    }
    return product;
  }

  isReady() {
    return this.#statusOf('ready').then((status) => status === 200);
  }

  isAlive() {
    return this.#statusOf('health').then((status) => status === 200);
  }

  get ended() {
    return this.#processes.filter(({ exitCode, signalCode }) => exitCode !== null || signalCode !== null).length;
  }

  async stop() {
    await Promise.all(
      this.#processes.map(async (child) => {
        if (child.exitCode !== null || child.signalCode !== null) return;
        const exited = once(child, 'exit');
        child.kill('SIGTERM');
        await exited;
      }),
    );
  }

  #statusOf(call) {
    return fetch(`${this.url}/api/${call}`).then(
      ({ status }) => status,
      () => null,
    );
  }
}
