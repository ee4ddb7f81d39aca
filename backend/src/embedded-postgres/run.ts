import { spawn } from 'node:child_process';
import os from 'node:os';
import type { Account } from './cluster-account.js';

export interface Outcome {
  code: number | null;
  output: string;
}

interface RunOptions {
  account: Account | null;
  cwd?: string;
  /** pg_ctl leaves a server behind that would hold a pipe open forever. */
  silent?: boolean;
}

/** `npm run test:clocks` shifts the clock of this process, and so that of the server. */
const shiftedClock = ({ FAKETIME, FAKETIME_DONT_FAKE_MONOTONIC, LD_PRELOAD }: NodeJS.ProcessEnv) =>
  FAKETIME === undefined ? {} : { FAKETIME, FAKETIME_DONT_FAKE_MONOTONIC, LD_PRELOAD };

export function run(command: string, args: readonly string[], { account, cwd, silent }: RunOptions): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      ...account,
      cwd: cwd ?? os.tmpdir(),
      env: {
        PATH: process.env.PATH,
        SystemRoot: process.env.SystemRoot,
        LC_ALL: 'C',
        TZ: 'UTC',
        ...shiftedClock(process.env),
      },
      stdio: silent ? 'ignore' : ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    });
    let output = '';
    const collect = (chunk: Buffer) => (output += chunk.toString());
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.on('error', (error) => resolve({ code: null, output: error.message }));
    child.on('close', (code) => resolve({ code, output: output.trim() }));
  });
}

export async function runs(command: string, account: Account | null, args = ['--version']): Promise<boolean> {
  return (await run(command, args, { account })).code === 0;
}
