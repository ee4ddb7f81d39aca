import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from './environment.js';

export interface Secrets {
  /** Keys the stored form of session ids, and what the database keeps sealed. */
  readonly session: string;
  /** Those before it, the newest first: they open what they have sealed, and seal nothing. */
  readonly formerSessions?: readonly string[];
  /** Signs the links in mail; several are separated by commas, the newest first. */
  readonly link: string;
}

/** The secrets from the settings; those which are not set are made once and kept in the data directory, readable by its owner alone. */
export function readSecrets(settings: Settings): Secrets {
  const [session = '', ...formerSessions] = (
    settings.SESSION_SECRET ?? storedSecret(settings.DATA_DIR, 'session-secret')
  ).split(',');
  return {
    session,
    formerSessions,
    link: settings.LINK_SECRET ?? storedSecret(settings.DATA_DIR, 'link-secret'),
  };
}

/** The same as far as they are there, each with those before it; makes none. */
export function presentSecrets(settings: Pick<Settings, 'DATA_DIR' | 'SESSION_SECRET' | 'LINK_SECRET'>) {
  const present = (given: string | undefined, name: string) => {
    const file = join(settings.DATA_DIR, 'secrets', name);
    return (given ?? (existsSync(file) ? readFileSync(file, 'utf8') : null))?.split(',') ?? null;
  };
  return {
    session: present(settings.SESSION_SECRET, 'session-secret'),
    link: present(settings.LINK_SECRET, 'link-secret'),
  };
}

function storedSecret(dataDirectory: string, name: string): string {
  const file = join(dataDirectory, 'secrets', name);
  if (!existsSync(file)) {
    mkdirSync(join(dataDirectory, 'secrets'), { recursive: true, mode: 0o700 });
    try {
      writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
    } catch (error) {
      // Another process of the same start was quicker: its secret is the one.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  return readFileSync(file, 'utf8');
}
