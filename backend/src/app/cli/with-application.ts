import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppModule, contextSettings } from '../app.module.js';
import { DomainError } from '../../kernel/domain-error.js';
import { migrate } from '../migrate.js';
import { AppSettings, readSecrets } from '../../platform/config/app-settings.js';
import { BadConfiguration, readSettings, type Settings } from '../../platform/config/environment.js';
import { findRunningPostgres } from '../../embedded-postgres/find-running-postgres.js';
import { query } from '../../embedded-postgres/query.js';
import { startEmbeddedPostgres } from '../../embedded-postgres/start-embedded-postgres.js';

type Work = (app: INestApplicationContext, settings: Settings) => Promise<void>;

interface Needs {
  /** Whether the database may be empty or missing. */
  readonly canBeEmpty?: boolean;
}

const NO_DATABASE = 'There is no Courtyard database here. Set DATA_DIR or DATABASE_URL.';

/** Runs a command with this installation's database, whether or not the product is running. Sends and publishes nothing. */
export async function withApplication(work: Work, needs: Needs = {}): Promise<void> {
  await onDatabase(async (url, settings) => {
    await migrate(url);
    const module = AppModule.for(new AppSettings(settings, readSecrets(settings), url, null));
    const app = await NestFactory.createApplicationContext(module, { logger: ['error'] });
    try {
      await work(app, settings);
    } finally {
      await app.close();
    }
  }, needs);
}

/** Like `withApplication`, with only a database connection. */
export async function onDatabase(
  work: (url: string, settings: Settings) => Promise<void>,
  { canBeEmpty = false }: Needs = {},
): Promise<void> {
  try {
    const settings = readSettings({ ...process.env, JOBS: 'off', SEED: 'none', LOG_LEVEL: 'fatal' }, contextSettings);
    await withDatabase(settings, canBeEmpty, async (url) => {
      if (!canBeEmpty && !(await hasData(url))) throw new BadConfiguration(NO_DATABASE);
      await work(url, settings);
    });
  } catch (error) {
    const isKnown = error instanceof BadConfiguration || error instanceof DomainError;
    console.error(isKnown ? error.message : error);
    process.exitCode = 1;
  }
}

const hasData = async (url: string) =>
  (await query(url, "select to_regclass('public.migrations') as migrations"))[0]?.['migrations'] !== null;

async function withDatabase(
  settings: Settings,
  canBeEmpty: boolean,
  work: (url: string) => Promise<void>,
): Promise<void> {
  const { DATABASE_URL, DATABASE_DIRECT_URL = DATABASE_URL, DATA_DIR } = settings;
  const directory = join(resolve(DATA_DIR), 'postgres');
  const running = DATABASE_DIRECT_URL ?? (await findRunningPostgres(directory));
  if (running) return work(running);
  if (!canBeEmpty && !existsSync(directory)) throw new BadConfiguration(NO_DATABASE);
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
