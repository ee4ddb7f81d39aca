import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Account } from './cluster-account.js';
import { createFile } from './create-file.js';
import { isServerOf, processStartedAt } from './processes.js';
import { query } from './query.js';
import { readIfPresent } from './read-if-present.js';

/** A server for this data directory, as described by its pid file. */
export class RunningServer {
  private readonly pidFile: string;

  constructor(
    private readonly data: string,
    private readonly account: Account | null,
  ) {
    this.pidFile = path.join(data, 'postmaster.pid');
  }

  async pid(): Promise<number | null> {
    const pid = await this.livingPid();
    return pid !== null && (await isServerOf(pid, this.data)) ? pid : null;
  }

  async port(): Promise<number> {
    return Number((await this.lines())[3]);
  }

  /** A server proves that it uses this data directory by reading back a file that was just written to it. */
  async answers(url: string): Promise<boolean> {
    const proof = randomUUID();
    const file = path.join(this.data, 'courtyard.proof');
    await createFile(file, proof, this.account);
    try {
      const [row] = await query(url, `select pg_read_file('courtyard.proof') as proof`);
      return row?.proof === proof;
    } catch {
      return false;
    } finally {
      await rm(file, { force: true });
    }
  }

  /** PostgreSQL detects the pid of a dead process, but not one that another program has now. */
  async removeForeignPidFile(): Promise<void> {
    const pid = await this.livingPid();
    if (pid !== null && !(await isServerOf(pid, this.data))) await rm(this.pidFile, { force: true });
  }

  private async livingPid(): Promise<number | null> {
    const pid = Number((await this.lines())[0]);
    return pid > 0 && (await processStartedAt(pid)) !== null ? pid : null;
  }

  private async lines(): Promise<string[]> {
    return ((await readIfPresent(this.pidFile)) ?? '').split('\n');
  }
}
