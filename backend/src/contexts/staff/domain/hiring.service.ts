import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../kernel/actor.js';
import { Transaction } from '../../../kernel/transaction.js';
import { Restaurant } from '../../../kernel/restaurant.js';
import { addressesFor } from './personal-address.js';
import { MailboxProvisioner } from './ports/mailbox-provisioner.js';
import { StaffAccounts, type StaffMember } from './ports/staff-accounts.js';

export interface Hiring {
  readonly name: string;
  /** Null where the colleague is invited by email and chooses one. */
  readonly password: string | null;
  /** The person's own address; null to create one of the restaurant's. */
  readonly email: string | null;
}

export interface Hired {
  readonly staff: StaffMember;
  readonly personalEmailCreated: boolean;
}

/** Creates accounts for new staff members. */
@Injectable()
export class HiringService {
  constructor(
    private readonly accounts: StaffAccounts,
    private readonly mailboxes: MailboxProvisioner,
    private readonly restaurant: Restaurant,
    private readonly transaction: Transaction,
  ) {}

  /** Chooses and reserves an address in one unit of work, so that concurrent calls for the same name get different ones. */
  hire({ name, password, email }: Hiring, by: Actor): Promise<Hired> {
    return this.transaction.run(by, async () => {
      const address = email ?? (await this.personalAddress(name));
      const staff = await this.accounts.open({ name, password, email: address }, by);
      return { staff, personalEmailCreated: email === null };
    });
  }

  private async personalAddress(name: string): Promise<string> {
    const addresses = addressesFor(name, this.restaurant.mailDomain);
    for (;;) {
      const { value } = addresses.next();
      if (await this.mailboxes.provision(value)) return value;
    }
  }
}
