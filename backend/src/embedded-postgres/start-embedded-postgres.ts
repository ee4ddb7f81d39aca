import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { locateBinaries } from './binaries.js';
import { Cluster } from './cluster.js';
import { lockDirectory } from './directory-lock.js';
import { clusterAccount } from './cluster-account.js';
import { readOrCreateConnection } from './connection-file.js';

export interface EmbeddedPostgresOptions {
  /** Holds the cluster, its passwords and its lock; made when missing. */
  directory: string;
  log: (message: string) => void;
  /** Trades crash safety for speed: for databases that are thrown away. */
  test?: boolean;
}

export interface EmbeddedPostgres {
  url: string;
  /** True when the server was still running from an earlier, killed process. */
  adopted: boolean;
  stop(): Promise<void>;
}

export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const directory = path.resolve(options.directory);
  await mkdir(directory, { recursive: true });
  const lock = await lockDirectory(directory);
  let cluster: Cluster | undefined;
  const stop = async () => {
    await cluster?.stop();
    await lock.release();
  };
  try {
    const account = await clusterAccount(path.join(directory, 'cluster'));
    const binaries = await locateBinaries(account, options.log);
    const connection = await readOrCreateConnection(directory);
    cluster = new Cluster(directory, binaries, account, connection, options);
    await cluster.create();
    const adopted = await cluster.start();
    return { url: await cluster.createDatabase('courtyard'), adopted, stop };
  } catch (error) {
    await stop().catch((failure: unknown) => {
      options.log(String(failure));
    });
    throw error;
  }
}
