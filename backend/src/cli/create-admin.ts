import { join, resolve } from 'node:path';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.js';
import { IdentityService } from '../contexts/identity/index.js';
import { DomainError } from '../kernel/domain-error.js';
import { AppSettings } from '../platform/config/app-settings.js';
import { BadConfiguration, readSettings, type Settings } from '../platform/config/environment.js';
import { readSecrets } from '../platform/config/secrets.js';
import { isMailAddress } from '../platform/http/fields/index.js';
import { findRunningPostgres } from '../embedded-postgres/find-running-postgres.js';
import { startEmbeddedPostgres } from '../embedded-postgres/start-embedded-postgres.js';
import { migrate } from '../platform/persistence/migrate.js';
import { Questions } from './questions.js';

/** Asks for the first owner (or a manager) and creates the account; the product may be running meanwhile. */
async function createAdmin(): Promise<void> {
  const environment = readSettings({ ...process.env, JOBS: 'off', SEED: 'none', LOG_LEVEL: 'fatal' });
  const questions = new Questions();
  const email = await questions.ask('E-mail address', (text) =>
    isMailAddress(text) ? null : 'Please enter a valid email address',
  );
  const name = await questions.ask('Name, as the team sees it', (text) => (text ? null : 'Please enter a name'));
  const password = await questions.askSecret('Password (at least 10 characters)', (text) =>
    text.length < 10 ? 'Password must be at least 10 characters long' : null,
  );
  const role = await questions.ask('Role: admin (the owner) or manager', (text) =>
    ['', 'admin', 'manager'].includes(text) ? null : "Please enter 'admin' or 'manager'",
  );
  questions.end();
  await withDatabase(environment, async (url) => {
    await migrate(url);
    const module = AppModule.for(new AppSettings(environment, readSecrets(environment), url, null));
    const app = await NestFactory.createApplicationContext(module, { logger: ['error'] });
    const account = {
      email,
      name,
      password,
      role: role === 'manager' ? 'manager' : 'admin',
      isDemo: false,
      createdBy: 'create-admin',
    } as const;
    await app
      .get(IdentityService, { strict: false })
      .createAccount(account)
      .finally(() => app.close());
    console.log(`${name} can now sign in at ${environment.PUBLIC_URL}/${account.role}/login`);
  });
}

async function withDatabase({ DATABASE_URL, DATA_DIR }: Settings, work: (url: string) => Promise<void>): Promise<void> {
  const directory = join(resolve(DATA_DIR), 'postgres');
  const running = DATABASE_URL ?? (await findRunningPostgres(directory));
  if (running) return work(running);
  const cluster = await startEmbeddedPostgres({
    directory,
    log: (line) => {
      console.log(line);
    },
  });
  await work(cluster.url).finally(() => cluster.stop());
}

try {
  await createAdmin();
} catch (error) {
  const isKnown = error instanceof BadConfiguration || error instanceof DomainError;
  console.error(isKnown ? error.message : error);
  process.exitCode = 1;
}
