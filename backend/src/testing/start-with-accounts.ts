import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { contextSettings } from '../app/app.module.js';
import { createApp } from '../app/create-app.js';
import { seed } from '../app/seed.js';
import { AppSettings } from '../platform/config/app-settings.js';
import { readSettings } from '../platform/config/environment.js';

/** Starts the application once on a migrated database, so that it has its queues, listeners and demo accounts. */
export async function startWithAccounts(url: string): Promise<void> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'courtyard-template-'));
  const variables = { DATABASE_URL: url, DATA_DIR: directory, JOBS: 'off', SEED: 'accounts', LOG_LEVEL: 'fatal' };
  const secrets = { session: randomUUID(), link: randomUUID() };
  const settings = new AppSettings(readSettings(variables, contextSettings), secrets, url, null);
  const app = await createApp(settings);
  try {
    await seed(app, settings);
  } finally {
    await app.close();
    await rm(directory, { recursive: true });
  }
}
