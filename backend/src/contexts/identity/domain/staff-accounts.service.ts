import { Injectable } from '@nestjs/common';
import { Conflict, InvalidInput } from '../../../kernel/domain-error.js';
import type { Actor } from '../../../kernel/actor.js';
import { Clock } from '../../../kernel/clock.js';
import { Ids } from '../../../kernel/ids.js';
import { Outbox } from '../../../kernel/outbox.js';
import { Transaction } from '../../../kernel/transaction.js';
import { type StaffAccount, staffMemberEvent } from './staff-account.js';
import { isInvited, passwordProblem } from './account.js';
import { PasswordLinksService } from './password-links.service.js';
import { AccountRepository, CommonPasswords, PasskeyRepository, Passwords, StaffPinRepository } from './ports.js';
import { SessionRepository } from './ports/session.repository.js';

export abstract class StaffAccountRepository {
  /** @throws NotFound */
  abstract get(id: string): Promise<StaffAccount>;
  abstract save(before: StaffAccount, after: StaffAccount): Promise<void>;
  abstract remove(account: StaffAccount): Promise<void>;
}

interface StaffAccountDraft {
  readonly name: string;
  readonly email: string;
  /** Null if the person is invited by email and chooses one. */
  readonly password: string | null;
}

const ROLE = 'staff';

/** The owner's changes to staff accounts. Losing access ends all sessions immediately. */
@Injectable()
export class StaffAccountsService {
  constructor(
    private readonly staff: StaffAccountRepository,
    private readonly accounts: AccountRepository,
    private readonly sessions: SessionRepository,
    private readonly passkeys: PasskeyRepository,
    private readonly pins: StaffPinRepository,
    private readonly passwords: Passwords,
    private readonly common: CommonPasswords,
    private readonly links: PasswordLinksService,
    private readonly transaction: Transaction,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Emails an invitation if there is no password. @throws AddressTaken, InvalidInput */
  async open({ name, email, password }: StaffAccountDraft, by: Actor): Promise<StaffAccount> {
    const passwordHash = password === null ? null : await this.hash(password);
    const created = { id: this.ids.next(), email, name, createdBy: by.name, createdAt: this.clock.now() };
    const account: StaffAccount = { ...created, isActive: true, lastLogin: null };
    await this.transaction.run(by, async () => {
      await this.accounts.add({ ...created, role: ROLE, passwordHash, mustChoosePassword: true, isDemo: false });
      await this.outbox.add(staffMemberEvent('staff-member.added', account));
      if (passwordHash === null) await this.invite(account.id, by);
    });
    return account;
  }

  /** Emails the invitation again. @throws NotFound, Conflict */
  sendInvitation(id: string, by: Actor): Promise<void> {
    return this.transaction.run(by, async () => {
      await this.staff.get(id);
      await this.invite(id, by);
    });
  }

  /** @throws NotFound */
  changeStatus(id: string, isActive: boolean, by: Actor): Promise<StaffAccount> {
    return this.transaction.run(by, async () => {
      const before = await this.staff.get(id);
      if (before.isActive === isActive) return before;
      const after = { ...before, isActive };
      await this.staff.save(before, after);
      await this.outbox.add(staffMemberEvent(isActive ? 'staff-member.activated' : 'staff-member.deactivated', after));
      if (!isActive) await this.endSessions(id);
      return after;
    });
  }

  /** Locks out the previous user of the account by removing passkeys and the PIN too. @throws NotFound, InvalidInput */
  async resetPassword(id: string, password: string, by: Actor): Promise<StaffAccount> {
    const passwordHash = await this.hash(password);
    return this.transaction.run(by, async () => {
      const account = await this.staff.get(id);
      await this.accounts.changePassword({ id, role: ROLE }, passwordHash);
      await this.passkeys.removeAll(id);
      await this.pins.remove(id);
      await this.endSessions(id);
      await this.outbox.add(staffMemberEvent('staff-member.password-reset', account));
      return account;
    });
  }

  /** @throws NotFound */
  async delete(id: string, by: Actor): Promise<void> {
    await this.transaction.run(by, async () => {
      const account = await this.staff.get(id);
      await this.staff.remove(account);
      await this.outbox.add(staffMemberEvent('staff-member.deleted', account));
      await this.endSessions(id);
    });
  }

  private async invite(id: string, by: Actor): Promise<void> {
    const account = await this.accounts.get(ROLE, id);
    if (!account?.isActive || !isInvited(account)) throw new Conflict('This person has already chosen a password.');
    await this.links.sendInvitation(account, by.name);
  }

  private endSessions(id: string): Promise<void> {
    return this.sessions.endAll({ id, role: ROLE }, null);
  }

  private hash(password: string): Promise<string> {
    const problem = passwordProblem(ROLE, password, this.common);
    if (problem) throw new InvalidInput([{ field: 'password', message: problem }]);
    return this.passwords.hash(password);
  }
}
