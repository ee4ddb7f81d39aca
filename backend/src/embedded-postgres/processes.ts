import { execFile } from 'node:child_process';
import { readFile, readlink, realpath } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Start time of a running process in the system's own format; null if there is none. */
export async function processStartedAt(pid: number): Promise<string | null> {
  if (process.platform !== 'linux') return ps(pid, 'lstart=');
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' ? null : (rest[18] ?? null);
  } catch {
    return null;
  }
}

/** Whether the process is a server working in this cluster directory. */
export async function isServerOf(pid: number, cluster: string): Promise<boolean> {
  if (process.platform !== 'linux') return (await ps(pid, 'command='))?.includes(cluster) ?? false;
  try {
    // A server's working directory is its cluster, under whatever name it was started.
    return (await readlink(`/proc/${pid}/cwd`)) === (await realpath(cluster));
  } catch {
    return false;
  }
}

async function ps(pid: number, column: string): Promise<string | null> {
  try {
    const { stdout } = await run('ps', ['-p', String(pid), '-o', column]);
    return stdout.trim() || null;
  } catch {
    return null;
  }
}
