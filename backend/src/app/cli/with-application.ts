import { join, resolve } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppModule, contextSettings } from '../app.module.js';
import { DomainError } from '../../kernel/domain-error.js';
import { migrate } from '../migrate.js';
import { AppSettings } from '../../platform/config/app-settings.js';
import { BadConfiguration, readSettings, type Settings } from '../../platform/config/environment.js';
import { readSecrets } from '../../platform/config/secrets.js';
import { findRunningPostgres } from '../../embedded-postgres/find-running-postgres.js';
import { startEmbeddedPostgres } from '../../embedded-postgres/start-embedded-postgres.js';

type Work = (app: INestApplicationContext, settings: Settings) => Promise<void>;

/** Runs a command on the database of this installation, whether the product is running or not; it sends and publishes nothing. */
export async function withApplication(work: Work): Promise<void> {
  await onDatabase(async (url, settings) => {
    await migrate(url);
    const module = AppModule.for(new AppSettings(settings, readSecrets(settings), url, null));
    const app = await NestFactory.createApplicationContext(module, { logger: ['error'] });
    try {
      await work(app, settings);
    } finally {
      await app.close();
    }
  });
}

/** The same on the bare database, of which nothing is expected. */
export async function onDatabase(work: (url: string, settings: Settings) => Promise<void>): Promise<void> {
  try {
    const settings = readSettings({ ...process.env, JOBS: 'off', SEED: 'none', LOG_LEVEL: 'fatal' }, contextSettings);
    await withDatabase(settings, (url) => work(url, settings));
  } catch (error) {
    const isKnown = error instanceof BadConfiguration || error instanceof DomainError;
    console.error(isKnown ? error.message : error);
    process.exitCode = 1;
  }
}

async function withDatabase(settings: Settings, work: (url: string) => Promise<void>): Promise<void> {
  const { DATABASE_URL, DATABASE_DIRECT_URL = DATABASE_URL, DATA_DIR } = settings;
  const directory = join(resolve(DATA_DIR), 'postgres');
  const running = DATABASE_DIRECT_URL ?? (await findRunningPostgres(directory));
  if (running) return work(running);
  const cluster = await startEmbeddedPostgres({
    directory,
    log: (line) => {
      console.log(line);
    },
  });
  try {
    await work(cluster.url);
  } finally {
    await cluster.stop();
  }
}
