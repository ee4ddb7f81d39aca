import type { INestApplicationContext } from '@nestjs/common';
import { IdentityService } from './contexts/identity/index.js';
import { Transaction } from './kernel/transaction.js';
import type { AppSettings } from './platform/config/app-settings.js';
import { Seeds } from './platform/seeds.js';

/** Fills an empty database as SEED says; one that has accounts is left alone. */
export async function seed(app: INestApplicationContext, { environment: { SEED } }: AppSettings): Promise<void> {
  if (SEED === 'none' || (await app.get(IdentityService, { strict: false }).hasAccounts())) return;
  const seeds = app.get(Seeds, { strict: false });
  await app.get<Transaction>(Transaction, { strict: false }).run(null, () => seeds.fill(SEED));
}
