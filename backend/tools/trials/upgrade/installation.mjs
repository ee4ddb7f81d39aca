import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { until } from '../../containers/until.mjs';
import { freePort } from '../../lib/free-port.mjs';

const STAFF = { email: 'staff@bistro.example', password: 'courtyard-demo' };
const COMMAND = /^ {4}(.*)$/gm;
const DAY_MS = 86_400_000;

/** An installation on one machine: a clone of the published repository, the embedded database, and guests. */
export class Installation {
  /** Of those who asked for a table: what they were answered. */
  guests = new Map();

  static async open(publisher, folder, dataDir) {
    const installation = new Installation();
    execFileSync('git', ['clone', '--quiet', publisher.folder, folder]);
    execFileSync('git', ['checkout', '--quiet', `v${publisher.day}`], { cwd: folder });
    const port = await freePort();
    // Variables that npm sets for scripts belong to the project that runs this trial.
    const clean = Object.entries(process.env).filter(([name]) => !/^(npm_|INIT_CWD|NODE_ENV)/.test(name));
    const own = { RATE_LIMITS: 'off', SEED: 'accounts', LOG_LEVEL: 'warn', npm_config_prefer_offline: 'true' };
    installation.flags = publisher.keys ? [] : ['--unsigned'];
    Object.assign(installation, { folder, dataDir, url: `http://127.0.0.1:${port}` });
    installation.log = path.join(folder, '..', 'installation.log');
    /** The environment of a shell without any settings of the product. */
    installation.bare = { ...Object.fromEntries(clean), ...own };
    installation.environment = { ...installation.bare, DATA_DIR: dataDir, PORT: String(port) };
    return installation;
  }

  /** Runs commands as if a person pasted them into a shell. @returns when the product is ready */
  async paste(commands, env = this.bare) {
    const log = openSync(this.log, 'a');
    const shell = spawn('sh', ['-ec', commands.join('\n')], {
      cwd: '/',
      env,
      detached: true,
      stdio: ['ignore', log, log],
    });
    await until(
      'the pasted commands to bring the product back',
      async () => {
        if (shell.exitCode !== null) throw new Error(`The commands ended with ${shell.exitCode}: ${this.log}`);
        return (await this.#ask('ready'))?.status === 200;
      },
      900_000,
    );
    shell.unref();
  }

  renameRestaurant(name) {
    const file = path.join(this.folder, 'backend', 'content', 'restaurant.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/"name": "[^"]*"/, `"name": "${name}"`));
  }

  async restaurantName() {
    return (await (await this.#ask('restaurant')).json()).name;
  }

  start() {
    return this.paste([`cd ${this.folder}`, 'npm start'], this.environment);
  }

  /** @returns its exit code, its output, and the commands it printed */
  async upgrade(...args) {
    const child = spawn('npm', ['run', 'upgrade', '--', ...this.flags, ...args], {
      cwd: this.folder,
      env: this.environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [output, complained, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ]);
    const way = complained.split('These commands bring')[1] ?? '';
    return {
      code,
      output: `${output}${complained}`,
      commands: [...way.matchAll(COMMAND)].map(([, command]) => command),
    };
  }

  async stop() {
    const { holderOf } = await import('../../../dist/embedded-postgres/directory-lock.js');
    const holder = () => holderOf(path.join(this.dataDir, 'postgres'));
    const pid = await holder();
    if (pid === null) return;
    process.kill(pid, 'SIGTERM');
    await until('the product to stop', async () => (await holder()) === null);
  }

  async version() {
    return (await this.#ask('health'))?.headers.get('courtyard-version') ?? null;
  }

  async isReady() {
    return (await this.#ask('ready'))?.status === 200;
  }

  get checkedOut() {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: this.folder, encoding: 'utf8' }).trim();
  }

  /** So many guests ask for a table; every other one is confirmed. */
  async ask(count) {
    const headers = { Cookie: await this.#signIn() };
    for (let number = 0; number < count; number += 1) {
      const customerEmail = `guest-${this.guests.size}@guests.example`;
      const requested = await this.#send('POST', 'reservations', {
        customerName: 'A guest',
        customerEmail,
        partySize: '2',
        preferredTime: '11:00 AM',
        preferredDate: new Date(Date.now() + 7 * DAY_MS).toISOString().slice(0, 10),
      });
      if (requested.status !== 201) throw new Error(`A guest was answered ${requested.status}`);
      const { id } = await requested.json();
      const status = number % 2 === 0 ? 'confirmed' : 'pending';
      if (status === 'confirmed') await this.#send('PATCH', `staff/reservations/${id}`, { status }, headers);
      this.guests.set(id, { customerEmail, status });
    }
  }

  /** The number of guests who still have their reservation, according to the staff's list. */
  async countIntact() {
    const headers = { Cookie: await this.#signIn(), 'X-Acting-As': 'staff' };
    const rows = await (await fetch(`${this.url}/api/staff/reservations?limit=500`, { headers })).json();
    const isIntact = ({ id, customerEmail, status }) =>
      this.guests.get(id)?.customerEmail === customerEmail && this.guests.get(id).status === status;
    return rows.filter(isIntact).length;
  }

  async #signIn() {
    const answer = await this.#send('POST', 'staff/login', STAFF);
    if (answer.status !== 200) throw new Error(`The staff could not sign in: ${answer.status}`);
    return answer.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
  }

  #send(method, call, body, headers = {}) {
    return fetch(`${this.url}/api/${call}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  }

  #ask(call) {
    return fetch(`${this.url}/api/${call}`).catch(() => null);
  }
}
