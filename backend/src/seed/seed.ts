import type { INestApplicationContext } from '@nestjs/common';
import { DEMO_PASSWORD, IdentityService } from '../contexts/identity/index.js';
import { SampleReservations } from '../contexts/reservations/index.js';
import { Transaction } from '../kernel/transaction.js';
import type { AppSettings } from '../platform/config/app-settings.js';

export const DEMO_ACCOUNTS = [
  { role: 'admin', email: 'owner@bistro.example', name: 'The Owner' },
  { role: 'manager', email: 'manager@bistro.example', name: 'Site Manager' },
  { role: 'staff', email: 'staff@bistro.example', name: 'Front of House' },
] as const;

/** Fills an empty database as SEED says; one that has accounts is left alone. */
export async function seed(app: INestApplicationContext, { environment: { SEED } }: AppSettings): Promise<void> {
  const identity = app.get(IdentityService, { strict: false });
  if (SEED === 'none' || (await identity.hasAccounts())) return;
  await app.get<Transaction>(Transaction, { strict: false }).run(async () => {
    for (const account of DEMO_ACCOUNTS) {
      await identity.createAccount({ ...account, password: DEMO_PASSWORD, isDemo: true, createdBy: 'The Owner' });
    }
    if (SEED === 'demo') await app.get(SampleReservations, { strict: false }).add();
  });
}
