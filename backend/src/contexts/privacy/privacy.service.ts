import { Injectable } from '@nestjs/common';
import type { Actor } from '../../kernel/actor.js';
import { InvalidInput } from '../../kernel/domain-error.js';
import { Transaction } from '../../kernel/transaction.js';

/** Everything stored for an address, across all contexts. */
export abstract class PersonalRecords {
  abstract recordOf(address: string): Promise<Record<string, readonly object[]>>;
  /** Inside a unit of work. */
  abstract erase(address: string): Promise<void>;
  /** Outside of a unit of work, after the one of `erase` has been committed. */
  abstract eraseFiles(address: string): Promise<void>;
}

/** Email addresses that do not belong to guests. */
export abstract class RestaurantAddresses {
  /** `restaurant` for the restaurant's own addresses, `account` for those of accounts, null for any other. */
  abstract ownerOf(address: string): Promise<'restaurant' | 'account' | null>;
}

/** Contacts that were merged are one person. */
export abstract class PersonAddresses {
  /** This address, and the others of the same person. */
  abstract addressesOf(address: string): Promise<readonly string[]>;
}

const NO_GUEST = {
  restaurant: 'This is one of the restaurant’s own addresses. It can’t be erased.',
  account: 'Someone signs in with this address. Delete the account first.',
} as const;

/** Exports and erases the personal data of an email address, whether or not it belongs to a contact. */
@Injectable()
export class PrivacyService {
  constructor(
    private readonly records: PersonalRecords,
    private readonly restaurantAddresses: RestaurantAddresses,
    private readonly people: PersonAddresses,
    private readonly transaction: Transaction,
  ) {}

  /** Everything stored for the person with the address, by context. */
  async record(address: string): Promise<Record<string, readonly object[]>> {
    const record: Record<string, readonly object[]> = {};
    for (const one of await this.people.addressesOf(address)) {
      for (const [name, rows] of Object.entries(await this.records.recordOf(one))) {
        record[name] = withoutRepetitions([...(record[name] ?? []), ...rows]);
      }
    }
    return record;
  }

  /**
   * Erases the person's data, except for the hash that suppresses the address.
   * @throws InvalidInput for an address of the restaurant or an account, whose emails belong to the restaurant
   */
  async erase(address: string, by: Actor | null): Promise<void> {
    const addresses = await this.people.addressesOf(address);
    for (const one of addresses) {
      const owner = await this.restaurantAddresses.ownerOf(one);
      if (owner) throw new InvalidInput([{ field: 'email', message: NO_GUEST[owner] }]);
    }
    await this.transaction.run(by, async () => {
      for (const one of addresses) await this.records.erase(one);
    });
    for (const one of addresses) await this.records.eraseFiles(one);
  }
}

/** A merged contact is found by each of its addresses. */
const withoutRepetitions = (rows: readonly object[]): object[] => [
  ...new Map(rows.map((row) => [JSON.stringify(row), row])).values(),
];
