import { DEMO_PASSWORD } from '../../domain/demo-password.js';
import type { IdentityService } from '../../domain/identity.service.js';

export const DEMO_ACCOUNTS = [
  { role: 'admin', email: 'owner@bistro.example', name: 'The Owner' },
  { role: 'manager', email: 'manager@bistro.example', name: 'Site Manager' },
  { role: 'staff', email: 'staff@bistro.example', name: 'Front of House' },
] as const;

export async function addDemoAccounts(identity: IdentityService): Promise<void> {
  for (const account of DEMO_ACCOUNTS) {
    await identity.createAccount({ ...account, password: DEMO_PASSWORD, isDemo: true, createdBy: 'The Owner' });
  }
}
