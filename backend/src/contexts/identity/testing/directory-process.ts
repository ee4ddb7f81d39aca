import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export const CLIENT = { OIDC_CLIENT_ID: 'courtyard', OIDC_CLIENT_SECRET: 'a secret of the directory' };

/** A person's browser at the directory, where it has cookies of its own. */
class DirectoryBrowser {
  private readonly cookies = new Map<string, string>();

  /** Answers where the directory sends it on to. */
  async go(url: string, form?: Record<string, string>): Promise<string> {
    const response = await fetch(url, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie: [...this.cookies].map((pair) => pair.join('=')).join('; ') },
      ...(form && { body: new URLSearchParams(form) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      this.cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location === null) throw new Error(`${url} answers ${String(response.status)}: ${await response.text()}`);
    return new URL(location, url).href;
  }
}

/** Runs `tools/directory.mjs`: a real OpenID provider for tests. */
export class DirectoryProcess {
  private constructor(
    private readonly child: ChildProcess,
    readonly issuer: string,
  ) {}

  static async start(returnTo: string): Promise<DirectoryProcess> {
    const tool = join(process.cwd(), 'tools/directory.mjs');
    const child = spawn(process.execPath, [tool, '0', returnTo], { stdio: ['ignore', 'pipe', 'ignore'] });
    for await (const line of createInterface({ input: child.stdout })) {
      if (line.startsWith('http://')) return new DirectoryProcess(child, line);
    }
    throw new Error('The directory did not start.');
  }

  /** Adds a person with this login, which is also the subject. */
  async knows(login: string, claims: object): Promise<void> {
    await fetch(`${this.issuer}/people/${login}`, { method: 'PUT', body: JSON.stringify(claims) });
  }

  /** Signs in like a person in a browser. Returns the query of the URL to which the browser returns. */
  async signIn(url: string, login: string): Promise<string> {
    return this.through(url, { login, password: 'whatever' });
  }

  async cancel(url: string): Promise<string> {
    return this.through(url, { cancel: 'yes' });
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    await new Promise((ended) => {
      this.child.once('exit', ended);
      this.child.kill();
    });
  }

  private async through(url: string, form: Record<string, string>): Promise<string> {
    const browser = new DirectoryBrowser();
    const shown = await browser.go(url);
    const back = await browser.go(await browser.go(shown, form));
    return new URL(back).search.slice(1);
  }
}
