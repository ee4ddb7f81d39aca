import { Injectable } from '@nestjs/common';
import type { Actor } from '../../kernel/actor.js';
import { Transaction } from '../../kernel/transaction.js';
import { Restaurant } from '../../kernel/restaurant.js';

export interface NewTeamMember {
  readonly name: string;
  readonly email: string;
  /** Null where the colleague is invited by email and chooses one. */
  readonly password: string | null;
}

export interface StaffMember extends Omit<NewTeamMember, 'password'> {
  readonly id: string;
  readonly isActive: boolean;
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly lastLogin: Date | null;
}

/** The accounts by which staff sign in. */
export abstract class StaffAccounts {
  /** Refuses an address that is taken and a password that is too short or common. */
  abstract open(teamMember: NewTeamMember, by: Actor): Promise<StaffMember>;
}

const MAX_LOCAL_PART_LENGTH = 60;

/** The part before the @ of a new address: the first word of the name in lower-case ASCII letters and digits. */
export function localPartOf(name: string): string {
  const [first = ''] = name.trim().split(/\s+/);
  const plain = first
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');
  return plain.slice(0, MAX_LOCAL_PART_LENGTH) || 'user';
}

/** `ana@…`, then `ana2@…`, `ana3@…` */
export function* addressesFor(name: string, domain: string): Generator<string, never> {
  const local = localPartOf(name);
  yield `${local}@${domain}`;
  for (let number = 2; ; number += 1) yield `${local}${String(number)}@${domain}`;
}

/** Creates mailboxes of the restaurant. */
export abstract class MailboxProvisioner {
  /** Creates the mailbox and reserves it. Returns false if the address belongs to a person or is a shared one. */
  abstract provision(address: string): Promise<boolean>;
}

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
