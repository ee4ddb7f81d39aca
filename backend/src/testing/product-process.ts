import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from '../embedded-postgres/free-port.js';

const BACKEND = path.join(__dirname, '..', '..');

/** V8's background compiler can deadlock with the main thread in `process.exit` (nodejs/node#54918). */
const NO_BACKGROUND_THREADS = '--single-threaded';

/** Compiled code is shared by all processes of a test run. */
const COMPILE_CACHE = path.join(BACKEND, '..', 'node_modules', '.cache', 'courtyard-compiled');

/** The built product as a process of its own, on a port of its own. */
export class ProductProcess {
  private child: ChildProcess | undefined;

  private constructor(
    readonly port: number,
    private readonly variables: NodeJS.ProcessEnv,
  ) {}

  /** Does not start it yet; the variables must include DATA_DIR. */
  static async on(variables: NodeJS.ProcessEnv): Promise<ProductProcess> {
    return new ProductProcess(await freePort(), variables);
  }

  /** Standard output since the last launch. */
  output = '';

  get isRunning(): boolean {
    return this.child?.exitCode === null && this.child.signalCode === null;
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  url(call: string): string {
    return `http://127.0.0.1:${String(this.port)}/api/${call}`;
  }

  /** @returns as soon as it is on its way */
  launch(variables: NodeJS.ProcessEnv = {}, script = 'dist/main.js'): ChildProcess {
    const own = { PORT: String(this.port), SEED: 'accounts', RATE_LIMITS: 'off', LOG_LEVEL: 'error' };
    const unset = {
      DATABASE_URL: '',
      DATABASE_DIRECT_URL: '',
      DATABASE_REPLICA_URL: '',
      SMTP_URL: '',
      NODE_ENV: '',
      NODE_OPTIONS: '',
      NODE_COMPILE_CACHE: COMPILE_CACHE,
    };
    this.child = spawn(process.execPath, [NO_BACKGROUND_THREADS, script], {
      cwd: BACKEND,
      env: { ...process.env, ...unset, ...own, ...this.variables, ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.output = '';
    this.child.stdout?.on('data', (piece) => (this.output += String(piece)));
    return this.child;
  }

  /** @returns when it reports that it is ready */
  async start(variables: NodeJS.ProcessEnv = {}): Promise<void> {
    const child = this.launch(variables);
    const output = text(child.stderr ?? process.stdin);
    const ready = new Promise<void>((resolve) => {
      child.stdout?.on('data', () => this.output.includes('Courtyard is ready') && resolve());
    });
    const exited = once(child, 'exit').then(async () => {
      throw new Error(`The server ended before it was ready: ${await output}`);
    });
    await Promise.race([ready, exited]);
    exited.catch(() => undefined);
    // An unexpected exit explains later failures of the test.
    child.once('exit', (code) => {
      if (code)
        void output.then((written) => console.error(`The server exited unexpectedly with ${String(code)}: ${written}`));
    });
  }

  /** @returns exit code and signal, as in the `exit` event */
  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<unknown[]> {
    if (!this.child || !this.isRunning) return [];
    const exit = once(this.child, 'exit');
    this.child.kill(signal);
    return exit;
  }

  post(call: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
    return postJson(this.url(call), body, headers);
  }

  /** Signs in and returns the cookie. */
  async signIn(role: string, email: string, password = 'courtyard-demo'): Promise<string> {
    const answer = await this.post(`${role}/login`, { email, password });
    if (answer.status !== 200) throw new Error(`${email} could not sign in: ${await answer.text()}`);
    const lines = answer.headers.getSetCookie();
    return lines.map((line) => line.split(';')[0]).join('; ');
  }
}

export function postJson(url: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}
