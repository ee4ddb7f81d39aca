import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { BackupLog } from '../../platform/backups/backup-log.js';
import type { Settings } from '../../platform/config/environment.js';
import type { Migration } from '../../platform/persistence/baselines.js';
import { NotRestored } from './backup-file.js';
import { BackupFolder } from './backup-folder.js';
import { type Manifest, newestEventIn, requestsIn } from './manifest.js';
import { OffSite } from './off-site.js';
import { prove, type Trial } from './prove.js';

const MAX_AGE_MS = 14 * 86_400_000;

export interface Proof {
  readonly file: string;
  readonly manifest: Manifest;
  readonly tookMs: number;
  /** As written in BACKUP_BUCKET; null if the backup in DATA_DIR was tested. */
  readonly fetchedFrom: string | null;
  /** Number of older backups deleted afterwards; null if the account may not delete any off-site. */
  readonly removed: number | null;
}

/**
 * Restores the newest backup on trial, the off-site one if configured, and records the result. Only after a success are
 * backups older than fourteen days deleted.
 * @throws NotRestored with a message for people
 */
export async function proveNewest(
  settings: Settings,
  log: BackupLog,
  { migrations, signal, now }: { migrations: readonly Migration[]; signal: AbortSignal; now: Date },
): Promise<Proof> {
  const folder = path.join(path.resolve(settings.DATA_DIR), 'trial');
  const trial: Trial = { folder, migrations, now, signal };
  const since = Date.now();
  const took = () => Date.now() - since;
  try {
    const proof = await restoreOnTrial(settings, trial);
    const tookMs = took();
    const madeAt = new Date(proof.manifest.createdAt);
    await log.add({
      ...{ what: 'proof', beganAt: now, tookMs, failure: null, file: path.basename(proof.file), madeAt },
      requests: requestsIn(proof.manifest),
      newestEventAt: newestEventIn(proof.manifest),
    });
    const { file, manifest, fetchedFrom } = proof;
    const removed = await proof.removeMadeBefore(new Date(madeAt.getTime() - MAX_AGE_MS));
    return { file, manifest, tookMs, fetchedFrom, removed };
  } catch (error) {
    if (signal.aborted) throw new NotRestored('The trial was ended before it was over.', { cause: error });
    const { message } = error as Error;
    await log.add({
      ...{ what: 'proof', beganAt: now, tookMs: took(), failure: message, file: null, madeAt: null },
      requests: null,
      newestEventAt: null,
    });
    throw error instanceof NotRestored ? error : new NotRestored(message, { cause: error });
  }
}

interface Restored extends Pick<Proof, 'file' | 'manifest' | 'fetchedFrom'> {
  removeMadeBefore(moment: Date): Promise<number | null>;
}

async function restoreOnTrial(settings: Settings, trial: Trial): Promise<Restored> {
  const offSite = await OffSite.of(settings);
  const local = new BackupFolder(settings);
  if (!offSite) {
    const file = await local.newest();
    if (!file) throw new NotRestored(`There is no backup in ${local.path}.`);
    const manifest = await prove(file, trial);
    return { file, manifest, fetchedFrom: null, removeMadeBefore: (moment) => local.removeMadeBefore(moment) };
  }
  const fetched = path.join(trial.folder, 'fetched');
  try {
    const file = await offSite.fetchNewest(fetched);
    const manifest = await prove(file, trial);
    return {
      file,
      manifest,
      fetchedFrom: offSite.place,
      async removeMadeBefore(moment) {
        await local.removeMadeBefore(moment);
        return offSite.removeMadeBefore(moment);
      },
    };
  } finally {
    await rm(fetched, { recursive: true, force: true });
  }
}
