import { Injectable } from '@nestjs/common';
import { Conflict } from '../../../kernel/domain-error.js';
import type { Actor, Role } from '../../../kernel/actor.js';
import { Clock } from '../../../kernel/clock.js';
import { Ids } from '../../../kernel/ids.js';
import { Outbox } from '../../../kernel/outbox.js';
import { Transaction } from '../../../kernel/transaction.js';
import { type Account, accountEvent, isInvited } from './account.js';
import { AccountDeactivated, AccountNotFound } from './identity.errors.js';
import { PasswordLinksService } from './password-links.service.js';
import { AccountRepository } from './ports.js';
import { SessionRepository } from './ports/session.repository.js';

export type OfficeRole = Exclude<Role, 'staff'>;

export interface Invitation {
  readonly name: string;
  readonly email: string;
  readonly role: OfficeRole;
}

/** Lets owners manage the accounts of other owners and of site managers. */
@Injectable()
export class OfficeAccountsService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly sessions: SessionRepository,
    private readonly links: PasswordLinksService,
    private readonly transaction: Transaction,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Creates an account without a password and emails the link to choose one. Returns its id. @throws AddressTaken */
  invite({ name, email, role }: Invitation, by: Actor): Promise<string> {
    const id = this.ids.next();
    const draft = { id, role, name, email, passwordHash: null, mustChoosePassword: true, isDemo: false };
    return this.transaction.run(by, async () => {
      await this.accounts.add({ ...draft, createdBy: by.name, createdAt: this.clock.now() });
      await this.outbox.add(accountEvent('account.invited', draft));
      await this.links.sendInvitation(await this.get(id), by.name);
      return id;
    });
  }

  /** Emails the link again. @throws AccountNotFound, Conflict */
  sendInvitation(id: string, by: Actor): Promise<void> {
    return this.transaction.run(by, async () => {
      const account = await this.get(id);
      if (!account.isActive || !isInvited(account)) throw new Conflict('This person has already chosen a password.');
      await this.links.sendInvitation(account, by.name);
    });
  }

  /** A deactivated account is signed out everywhere. An owner always remains: no one can deactivate their own account. @throws AccountNotFound, Conflict */
  changeStatus(id: string, isActive: boolean, by: Actor): Promise<void> {
    return this.transaction.run(by, async () => {
      const found = await this.get(id);
      // If two owners deactivate each other at the same time, the second finds their own account deactivated.
      for (const account of [by, found].toSorted((one, other) => one.id.localeCompare(other.id))) {
        await this.accounts.hold(account);
      }
      if ((await this.accounts.findActive('admin', by.id)) === null) throw new AccountDeactivated();
      const account = await this.get(id);
      if (account.id === by.id && !isActive) throw new Conflict('You can’t deactivate your own account.');
      if (account.isActive === isActive) return;
      await this.accounts.changeStatus(account, isActive);
      if (!isActive) await this.sessions.endAll(account, null);
      await this.outbox.add(accountEvent(isActive ? 'account.activated' : 'account.deactivated', account));
    });
  }

  /** @throws AccountNotFound */
  private async get(id: string): Promise<Account> {
    const account = (await this.accounts.get('manager', id)) ?? (await this.accounts.get('admin', id));
    if (!account) throw new AccountNotFound();
    return account;
  }
}
