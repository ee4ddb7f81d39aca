import type { INestApplicationContext } from '@nestjs/common';
import { IdentityService } from '../contexts/identity/index.js';
import { Transaction } from '../kernel/transaction.js';
import type { AppSettings } from '../platform/config/app-settings.js';
import { Database } from '../platform/persistence/database.js';
import { Seeds } from '../platform/seeds.js';
import { waitForTurn } from './seed.query.js';

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
