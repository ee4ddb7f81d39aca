import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import type { ContextSettings, Settings } from './environment.js';

/** The validated settings of this process and values derived from them. */
export class AppSettings {
  readonly publicUrl: URL;

  constructor(
    readonly environment: Settings,
    readonly secrets: Secrets,
    /** The database in use: the embedded one, or DATABASE_URL. */
    readonly databaseUrl: string,
    /** The built front end; null serves the API alone. */
    readonly webRoot: string | null,
  ) {
    this.publicUrl = new URL(environment.PUBLIC_URL);
  }

  /** Bypasses a connection pooler, for uses that need a session: LISTEN, migrations and the queue. */
  get directDatabaseUrl(): string {
    return this.environment.DATABASE_DIRECT_URL ?? this.databaseUrl;
  }

  /** Settings that a context declares itself. */
  of<Declared extends ContextSettings>(declared: Declared): z.infer<Declared> {
    const settings = this.environment.contexts.get(declared);
    if (!settings)
      throw new Error(`${Object.keys(declared.shape).join(', ')}: no module says that it owns these settings.`);
    return settings as z.infer<Declared>;
  }
}

interface Secrets {
  /** Keys the stored form of session ids and encrypts secrets in the database. */
  readonly session: string;
  /** Previous secrets, newest first; they only decrypt existing data. */
  readonly formerSessions?: readonly string[];
  /** Signs links in emails; several are separated by commas, newest first. */
  readonly link: string;
}

/** Secrets from the settings; missing ones are generated once and stored in the data directory, readable by its owner only. */
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

/** Existing secrets with their predecessors; generates none. */
export function presentSecrets(settings: Pick<Settings, 'DATA_DIR' | 'SESSION_SECRET' | 'LINK_SECRET'>) {
  const present = (value: string | undefined, name: string) => {
    const file = join(settings.DATA_DIR, 'secrets', name);
    return (value ?? (existsSync(file) ? readFileSync(file, 'utf8') : null))?.split(',') ?? null;
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
      // Another process generated the secret first, so use that one.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  return readFileSync(file, 'utf8');
}
