import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { S3Client } from '@aws-sdk/client-s3';
import type { Settings } from '../../platform/config/environment.js';
import type { BackupLog } from '../../platform/backups/backup-log.js';
import type { Migration } from '../../platform/persistence/baselines.js';
import { NotRestored } from './backup-file.js';
import { BackupFolder, backupsAmong, ENCRYPTED, madeAt } from './backup-folder.js';
import { backupKey } from './backup-key.js';
import { type Manifest, manifestOf, newestEventIn, requestsIn } from './manifest.js';
import { decryptWith, encryptedLength, encryptWith } from './encryption.js';
import { prove, type Trial } from './prove.js';

const REMOVED_AT_ONCE = 1_000;
const ACCESS_DENIED = 'AccessDenied';

type Sdk = typeof import('@aws-sdk/client-s3');

/** Off-site backups in an S3-compatible bucket, encrypted before they are uploaded. */
export class OffSite {
  private readonly bucket: string;
  private readonly prefix: string;

  private constructor(
    private readonly sdk: Sdk,
    private readonly client: S3Client,
    /** As written in BACKUP_BUCKET. */
    readonly place: string,
    private readonly key: string,
  ) {
    const { hostname, pathname } = new URL(place);
    const folder = pathname.replaceAll(/^\/+|\/+$/g, '');
    this.bucket = hostname;
    this.prefix = folder && `${folder}/`;
  }

  /** Returns null without a bucket. Region, credentials and another server come from the environment variables of the AWS tools. */
  static async of(settings: Settings): Promise<OffSite | null> {
    const { BACKUP_BUCKET } = settings;
    if (!BACKUP_BUCKET) return null;
    const key = backupKey(settings);
    const sdk = await import('@aws-sdk/client-s3');
    const elsewhere = process.env.AWS_ENDPOINT_URL_S3 ?? process.env.AWS_ENDPOINT_URL;
    const client = new sdk.S3Client({
      // Other servers use path-style URLs, have no regions, and do not support all of Amazon's checksums.
      ...(elsewhere ? { forcePathStyle: true, region: process.env.AWS_REGION ?? 'us-east-1' } : {}),
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
    return new OffSite(sdk, client, BACKUP_BUCKET, key);
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
    for (let first = 0; first < old.length; first += REMOVED_AT_ONCE) {
      const Objects = old.slice(first, first + REMOVED_AT_ONCE).map((name) => ({ Key: this.prefix + name }));
      const deletion = new this.sdk.DeleteObjectsCommand({ Bucket: this.bucket, Delete: { Objects } });
      // Amazon reports one failure per object, other servers one for the whole request.
      const { Errors = [] } = await this.client
        .send(deletion)
        .catch((error: unknown) => ({ Errors: [{ Code: (error as Error).name, Message: (error as Error).message }] }));
      const [failure] = Errors;
      if (failure?.Code === ACCESS_DENIED) return null;
      if (failure)
        throw new NotRestored(`Old backups in ${this.place} were not removed: ${failure.Message ?? 'no reason given'}`);
    }
    return backupsAmong(old).length;
  }

  private async put(file: string): Promise<void> {
    const { size } = await stat(file);
    await this.client.send(
      new this.sdk.PutObjectCommand({
        Bucket: this.bucket,
        Key: `${this.prefix}${path.basename(file)}${ENCRYPTED}`,
        Body: Readable.from(encryptWith(this.key)(createReadStream(file)), { objectMode: false }),
        ContentLength: encryptedLength(size),
      }),
    );
  }

  private async get(file: string): Promise<void> {
    const Key = `${this.prefix}${path.basename(file)}${ENCRYPTED}`;
    const { Body } = await this.client
      .send(new this.sdk.GetObjectCommand({ Bucket: this.bucket, Key }))
      .catch((error: unknown) => {
        if (error instanceof this.sdk.NoSuchKey)
          throw new NotRestored(`${path.basename(file)} is missing in ${this.place}.`);
        throw error;
      });
    await pipeline(Body as Readable, decryptWith(this.key), createWriteStream(file, { mode: 0o600 }));
  }

  private async names(): Promise<string[]> {
    const names: string[] = [];
    const pages = this.sdk.paginateListObjectsV2({ client: this.client }, { Bucket: this.bucket, Prefix: this.prefix });
    for await (const { Contents = [] } of pages)
      names.push(...Contents.flatMap(({ Key }) => Key?.slice(this.prefix.length) ?? []));
    return names;
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
