import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../kernel/actor.js';
import { Clock } from '../../../../kernel/clock.js';
import { Ids } from '../../../../kernel/ids.js';
import { PastEvents } from '../../../../platform/events/past-events.js';
import { DEMO_ACCOUNTS, Seed } from '../../../../platform/seeds.js';
import { AccountRepository, Passwords } from '../../domain/ports.js';
import { STAFF_MEMBER } from '../../domain/staff-account.js';
import { StaffAccountsService } from '../../domain/staff-accounts.service.js';
import { DEMO_PASSWORD } from '../../domain/account.js';
import { IdentityService } from '../../domain/identity.service.js';

const OWNER: Actor = DEMO_ACCOUNTS.admin;
const DAY_MS = 86_400_000;

const STAFF = [
  { name: 'Ana Souza', email: 'ana@bistro.example', sinceDays: 120, loginDaysAgo: 0.2 },
  { name: 'Ben Carver', email: 'ben@bistro.example', sinceDays: 75, loginDaysAgo: 2.5 },
  { name: 'Lucia Romero', email: 'lucia@bistro.example', sinceDays: 2, loginDaysAgo: null },
  { name: 'Walter Finch', email: 'walter@bistro.example', sinceDays: 210, loginDaysAgo: 40, hasLeft: true },
] as const;

/** Sample staff with random passwords; the owner may reset one to try an account. */
@Injectable()
export class SampleStaff {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly staff: StaffAccountsService,
    private readonly passwords: Passwords,
    private readonly pastEvents: PastEvents,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  @Seed('demo')
  async add(): Promise<void> {
    const passwordHash = await this.passwords.hash(randomUUID());
    for (const { name, email, sinceDays, loginDaysAgo, ...rest } of STAFF) {
      const key = { id: this.ids.next(), role: 'staff', passwordHash } as const;
      const created = { isDemo: false, createdBy: OWNER.name, createdAt: this.daysAgo(sinceDays) };
      await this.accounts.add({ ...key, name, email, ...created });
      const subject = { type: STAFF_MEMBER, id: key.id, name };
      const added = { type: 'staff-member.added', subject, by: OWNER, changes: null, occurredAt: created.createdAt };
      await this.pastEvents.add(added);
      if (loginDaysAgo !== null) await this.accounts.recordLogin(key, this.daysAgo(loginDaysAgo));
      if ('hasLeft' in rest) await this.staff.changeStatus(key.id, false, OWNER);
    }
  }

  private daysAgo(days: number): Date {
    return new Date(this.clock.now().getTime() - days * DAY_MS);
  }
}

@Injectable()
export class DemoAccounts {
  constructor(private readonly identity: IdentityService) {}

  @Seed('accounts')
  async add(): Promise<void> {
    for (const account of Object.values(DEMO_ACCOUNTS))
      await this.identity.createAccount({ ...account, password: DEMO_PASSWORD, isDemo: true, createdBy: 'The Owner' });
  }
}
