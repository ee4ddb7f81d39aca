import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { locateBinaries } from './binaries.js';
import { Cluster } from './cluster.js';
import { lockDirectory } from './directory-lock.js';
import { clusterAccount } from './cluster-account.js';
import { readOrCreateConnection } from './connection-file.js';
import { type Watch, watchCluster } from './watch-cluster.js';

export interface EmbeddedPostgresOptions {
  /** Holds the cluster, its passwords and its lock; made when missing. */
  directory: string;
  log: (message: string) => void;
  /** Trades crash safety for speed: for databases that are thrown away. */
  test?: boolean;
  /** Called when the server ended and could not be restarted. Without this callback, the server is not monitored. */
  onGivenUp?: (reason: string) => void;
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
  let watch: Watch | undefined;
  const stop = async () => {
    await watch?.end();
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
    const url = await cluster.createDatabase('courtyard');
    if (options.onGivenUp) watch = watchCluster(cluster, { log: options.log, onGivenUp: options.onGivenUp });
    return { url, adopted, stop };
  } catch (error) {
    await stop().catch((failure: unknown) => {
      options.log(String(failure));
    });
    throw error;
  }
}
