import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Settings } from '../../platform/config/environment.js';
import type { BackupLog } from '../../contexts/backups/index.js';
import type { Migration } from '../../platform/persistence/baselines.js';
import { NotRestored } from './backup-file.js';
import { BackupFolder, backupsAmong, ENCRYPTED, madeAt } from './backup-folder.js';
import { backupKey } from './backup-key.js';
import { Bucket, BucketError } from './bucket.js';
import { type Manifest, manifestOf, newestEventIn, requestsIn } from './manifest.js';
import { decryptWith, encryptedLength, encryptWith } from './encryption.js';
import { prove, type Trial } from './prove.js';

const NO_SUCH_KEY = 'NoSuchKey';
const ACCESS_DENIED = 'AccessDenied';

/** Off-site backups in an S3-compatible bucket, encrypted before they are uploaded. */
export class OffSite {
  private readonly bucket: Bucket;
  private readonly prefix: string;

  private constructor(
    /** As written in BACKUP_BUCKET. */
    readonly place: string,
    private readonly key: string,
  ) {
    const { hostname, pathname } = new URL(place);
    const folder = pathname.replaceAll(/^\/+|\/+$/g, '');
    this.bucket = new Bucket(hostname);
    this.prefix = folder && `${folder}/`;
  }

  /** Returns null without a bucket. */
  static of(settings: Settings): OffSite | null {
    const { BACKUP_BUCKET } = settings;
    return BACKUP_BUCKET ? new OffSite(BACKUP_BUCKET, backupKey(settings)) : null;
  }

  /** The manifest last, because it marks a complete backup. */
  async store(file: string): Promise<void> {
    await this.put(file);
    await this.put(manifestOf(file));
  }

  /**
   * Downloads and decrypts the newest backup and its manifest.
   * @throws NotRestored if there is none, or it cannot be downloaded
   */
  async fetchNewest(folder: string): Promise<string> {
    const [name] = backupsAmong(await this.names());
    if (name === undefined) throw new NotRestored(`There is no backup in ${this.place}.`);
    const file = path.join(folder, name);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await this.get(file);
    await this.get(manifestOf(file));
    return file;
  }

  /** @returns the number of deleted backups; null if the account may not delete, which is recommended for a bucket that protects backups */
  async removeMadeBefore(moment: Date): Promise<number | null> {
    const old = (await this.names()).filter((name) => (madeAt(name) ?? moment) < moment);
    for (const name of old) {
      try {
        await this.bucket.delete(this.prefix + name);
      } catch (error) {
        if (error instanceof BucketError && error.code === ACCESS_DENIED) return null;
        throw new NotRestored(`Old backups in ${this.place} were not removed: ${(error as Error).message}`);
      }
    }
    return backupsAmong(old).length;
  }

  private async put(file: string): Promise<void> {
    const { size } = await stat(file);
    const content = Readable.from(encryptWith(this.key)(createReadStream(file)), { objectMode: false });
    await this.bucket.put(this.keyOf(file), content, encryptedLength(size));
  }

  private async get(file: string): Promise<void> {
    const content = await this.bucket.get(this.keyOf(file)).catch((error: unknown) => {
      if (error instanceof BucketError && error.code === NO_SUCH_KEY)
        throw new NotRestored(`${path.basename(file)} is missing in ${this.place}.`);
      throw error;
    });
    await pipeline(content, decryptWith(this.key), createWriteStream(file, { mode: 0o600 }));
  }

  private keyOf(file: string): string {
    return `${this.prefix}${path.basename(file)}${ENCRYPTED}`;
  }

  private async names(): Promise<string[]> {
    const keys = await this.bucket.keys(this.prefix);
    return keys.map((key) => key.slice(this.prefix.length));
  }
}

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
      what: 'proof',
      beganAt: now,
      tookMs,
      failure: null,
      file: path.basename(proof.file),
      madeAt,
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
      what: 'proof',
      beganAt: now,
      tookMs: took(),
      failure: message,
      file: null,
      madeAt: null,
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
  const offSite = OffSite.of(settings);
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
