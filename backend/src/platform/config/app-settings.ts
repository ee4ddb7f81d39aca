import type { z } from 'zod';
import type { ContextSettings, Settings } from './environment.js';
import type { Secrets } from './secrets.js';

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
