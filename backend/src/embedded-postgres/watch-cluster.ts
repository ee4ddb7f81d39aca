import { setTimeout as pauseOf } from 'node:timers/promises';
import type { Cluster } from './cluster.js';

const POLL_INTERVAL_MS = 1_000;
const PAUSES_MS = [0, 1_000, 2_000, 5_000, 10_000, 20_000];
/** A server that lasted this long has recovered: the next failure is the first one again. */
const RECOVERED_AFTER_MS = 5 * 60_000;

export interface Watch {
  end(): Promise<void>;
}

type Watched = Pick<Cluster, 'isRunning' | 'startAgain' | 'hasRoom'>;

interface WatchOptions {
  log: (message: string) => void;
  /** Starting it again has failed for good. */
  onGivenUp: (reason: string) => void;
  sleep?: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** Restarts the server when it ends, with growing pauses; after several failures it gives up, but not because its disk is full. */
export function watchCluster(cluster: Watched, { log, onGivenUp, sleep = asleep }: WatchOptions): Watch {
  const ended = new AbortController();
  const pause = (ms: number) => sleep(ms, ended.signal);

  async function watch(): Promise<void> {
    let failures = 0;
    let reason = '';
    let runsSince = Date.now();
    for (;;) {
      await pause(POLL_INTERVAL_MS);
      if (await cluster.isRunning()) {
        if (Date.now() - runsSince > RECOVERED_AFTER_MS) failures = 0;
        continue;
      }
      const wait = PAUSES_MS[failures];
      if (wait === undefined) {
        onGivenUp(`PostgreSQL ended and could not be kept running (${String(failures)} tries): ${reason}`);
        return;
      }
      failures += 1;
      await pause(wait);
      if (failures > 1) await room();
      log(`PostgreSQL ended; starting it again (try ${String(failures)})`);
      reason = (await cluster.startAgain()) || 'it ended again.';
      runsSince = Date.now();
    }
  }

  async function room(): Promise<void> {
    if (await cluster.hasRoom()) return;
    log('PostgreSQL ended, and its disk is full; it is started again as soon as there is room');
    do await pause(POLL_INTERVAL_MS);
    while (!(await cluster.hasRoom()));
  }

  const watching = watch().catch((error: unknown) => {
    if (!ended.signal.aborted) onGivenUp(`PostgreSQL cannot be watched any longer: ${String(error)}`);
  });
  return {
    async end() {
      ended.abort();
      await watching;
    },
  };
}

const asleep = (ms: number, signal: AbortSignal) => pauseOf(ms, undefined, { signal, ref: false });
