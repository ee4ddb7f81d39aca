import type { INestApplicationContext } from '@nestjs/common';
import { Database } from '../platform/persistence/database.js';
import { IdentityService } from '../contexts/identity/index.js';
import { Transaction } from '../kernel/transaction.js';
import type { AppSettings } from '../platform/config/app-settings.js';
import { Seeds } from '../platform/seeds.js';

const SEED_LOCK = 7_225_110;

/** Takes the lock for seeding. Another process waits for it, without the time limits of requests. */
async function waitForTurn(database: Database): Promise<void> {
  await database.query('set local lock_timeout = 0');
  await database.query('set local statement_timeout = 0');
  await database.query('select pg_advisory_xact_lock($1)', [SEED_LOCK]);
}

/** Seeds an empty database once, even if several processes start together; one with accounts is not touched. */
export async function seed(app: INestApplicationContext, { environment: { SEED } }: AppSettings): Promise<void> {
  const identity = app.get(IdentityService, { strict: false });
  if (SEED === 'none' || (await identity.hasAccounts())) return;
  const database = app.get(Database, { strict: false });
  const seeds = app.get(Seeds, { strict: false });
  await app.get<Transaction>(Transaction, { strict: false }).run(null, async () => {
    await waitForTurn(database);
    if (!(await identity.hasAccounts())) await seeds.fill(SEED);
  });
}
