import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** An OpenID provider on another origin. */
export interface Directory {
  readonly issuer: string;
  /** Adds a person who signs in with this login. */
  knows(login: string, claims: object): Promise<void>;
  stop(): Promise<void>;
}

/** @param returnTo the product's page to which it redirects browsers */
export async function aDirectory(returnTo: string): Promise<Directory> {
  const program = spawn(process.execPath, ['../backend/tools/directory.mjs', '0', returnTo], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const issuer = await firstAddress(program);
  return {
    issuer,
    async knows(login, claims) {
      await fetch(`${issuer}/people/${login}`, { method: 'PUT', body: JSON.stringify(claims) });
    },
    async stop() {
      if (program.exitCode !== null || program.signalCode !== null) return;
      program.kill();
      await once(program, 'exit');
    },
  };
}

async function firstAddress({ stdout }: ChildProcess): Promise<string> {
  if (stdout) for await (const line of createInterface({ input: stdout })) if (line.startsWith('http')) return line;
  throw new Error('The directory did not start.');
}
