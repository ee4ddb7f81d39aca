import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRunningPostgres } from '../../embedded-postgres/find-running-postgres.js';
import { query } from '../../embedded-postgres/query.js';
import { eventually } from '../../platform/testing/eventually.js';
import { ProductProcess } from '../product-process.js';

/** The product on its embedded database, both of which a test may end or halt. */
export class EmbeddedProduct {
  private constructor(
    readonly directory: string,
    readonly process: ProductProcess,
  ) {}

  static async start({ directory }: { directory?: string }): Promise<EmbeddedProduct> {
    const data = directory ?? (await mkdtemp(join(tmpdir(), 'courtyard-faults-')));
    const product = new EmbeddedProduct(data, await ProductProcess.on({ DATA_DIR: data }));
    await product.process.start();
    return product;
  }

  async postmaster(): Promise<number> {
    const [pid] = (await readFile(this.pidFile, 'utf8')).split('\n');
    return Number(pid);
  }

  async killDatabase(): Promise<void> {
    process.kill(await this.postmaster(), 'SIGKILL');
  }

  /** SIGSTOP halts all that the server consists of, SIGCONT lets it go on. */
  async signalDatabase(signal: 'SIGSTOP' | 'SIGCONT'): Promise<void> {
    const pid = await this.postmaster();
    // While it is halted no number of a child that ends becomes free.
    if (signal === 'SIGSTOP') process.kill(pid, signal);
    const children = await readFile(`/proc/${String(pid)}/task/${String(pid)}/children`, 'utf8');
    for (const child of children.trim().split(' ')) process.kill(Number(child), signal);
    if (signal === 'SIGCONT') process.kill(pid, signal);
  }

  /** Uses a connection of its own, independent of the product. */
  async rows(sql: string): Promise<Record<string, unknown>[]> {
    const url = await findRunningPostgres(join(this.directory, 'postgres'));
    if (url === null) throw new Error('The database does not answer.');
    return query(url, sql);
  }

  /** Ends both, the database too when its product was killed. */
  async clear(): Promise<void> {
    await this.process.end();
    if (existsSync(this.pidFile)) {
      const pid = await this.postmaster();
      if (isAlive(pid)) {
        process.kill(pid, 'SIGQUIT');
        await eventually(() => expect(isAlive(pid)).toBe(false));
      }
    }
    await rm(this.directory, { recursive: true, force: true });
  }

  private get pidFile(): string {
    return join(this.directory, 'postgres', 'cluster', 'postmaster.pid');
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
