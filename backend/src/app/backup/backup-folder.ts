import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Settings } from '../../platform/config/environment.js';
import { manifestOf } from './manifest.js';

export const ENCRYPTED = '.enc';
const BACKUP = /^courtyard-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.sql\.gz/;

export const backupName = (now: Date) => `courtyard-${now.toISOString().replaceAll(/[:.]/g, '-')}.sql.gz`;

/** Creation time in the name of a backup; null for other files. */
export function madeAt(name: string): Date | null {
  const [, hour, minute, second, ms] = BACKUP.exec(name) ?? [];
  return hour === undefined ? null : new Date(`${hour}:${minute ?? ''}:${second ?? ''}.${ms ?? ''}Z`);
}

/** Names of backups, newest first, including deleted ones whose manifest remains. */
export function backupsAmong(names: readonly string[]): string[] {
  const backups = names.flatMap((name) => BACKUP.exec(name)?.[0] ?? []);
  return [...new Set(backups)].sort().reverse();
}

/** The default location of backups. */
export class BackupFolder {
  readonly path: string;

  constructor({ DATA_DIR }: Pick<Settings, 'DATA_DIR'>) {
    this.path = path.join(path.resolve(DATA_DIR), 'backups');
  }

  async fileFor(now: Date): Promise<string> {
    await mkdir(this.path, { recursive: true, mode: 0o700 });
    return path.join(this.path, backupName(now));
  }

  async newest(): Promise<string | null> {
    const [name] = backupsAmong(await this.names());
    return name === undefined ? null : path.join(this.path, name);
  }

  /** @returns the number of deleted backups */
  async removeMadeBefore(moment: Date): Promise<number> {
    const old = backupsAmong(await this.names()).filter((name) => (madeAt(name) ?? moment) < moment);
    for (const name of old) {
      const file = path.join(this.path, name);
      await rm(file, { force: true });
      await rm(manifestOf(file), { force: true });
    }
    return old.length;
  }

  private async names(): Promise<string[]> {
    return readdir(this.path).catch(() => []);
  }
}
