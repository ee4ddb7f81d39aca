import { Injectable } from '@nestjs/common';
import { Seed } from '../../../../platform/seeds.js';
import { DEMO_PASSWORD } from '../../domain/demo-password.js';
import { IdentityService } from '../../domain/identity.service.js';

/** Fixed ids, so that sample data can refer to the accounts. */
export const DEMO_ACCOUNTS = [
  { id: '00000000-0000-7000-8000-000000000002', role: 'admin', email: 'owner@bistro.example', name: 'The Owner' },
  {
    id: '00000000-0000-7000-8000-000000000001',
    role: 'manager',
    email: 'manager@bistro.example',
    name: 'Site Manager',
  },
  { id: '00000000-0000-7000-8000-000000000000', role: 'staff', email: 'staff@bistro.example', name: 'Front of House' },
] as const;

@Injectable()
export class DemoAccounts {
  constructor(private readonly identity: IdentityService) {}

  @Seed('accounts')
  async add(): Promise<void> {
    for (const account of DEMO_ACCOUNTS)
      await this.identity.createAccount({ ...account, password: DEMO_PASSWORD, isDemo: true, createdBy: 'The Owner' });
  }
}
