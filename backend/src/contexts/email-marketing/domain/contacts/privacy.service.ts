import type { Actor } from '../../../../kernel/actor.js';
import type { Ids } from '../../../../kernel/ids.js';
import { InvalidInput } from '../../../../kernel/domain-error.js';
import type { Outbox } from '../../../../kernel/outbox.js';
import type { Transaction } from '../../../../kernel/transaction.js';
import { CONTACT } from './contact.events.js';
import type { ContactRepository } from './ports/contact.repository.js';
import type { HouseAddresses } from './ports/house-addresses.js';
import type { PersonalRecords } from './ports/personal-records.js';
import type { Suppressions } from './ports/suppressions.js';

const NO_GUEST = {
  house: 'This is an address of the house itself, by which guests are written to. It cannot be erased.',
  account: 'Somebody signs in with this address. Only what is kept of guests can be erased: delete the account first.',
} as const;

/** What the house does for somebody who asks what it knows of them, or to be forgotten: by their address, whether or not they are on the list. */
export class PrivacyService {
  constructor(
    private readonly contacts: ContactRepository,
    private readonly suppressions: Suppressions,
    private readonly records: PersonalRecords,
    private readonly house: HouseAddresses,
    private readonly transaction: Transaction,
    private readonly outbox: Outbox,
    private readonly ids: Ids,
  ) {}

  /** Everything that is kept under the address, by where it is kept. */
  record(address: string): Promise<Record<string, readonly object[]>> {
    return this.records.recordOf(address);
  }

  /**
   * Forgets them, but for a mark by which the address stays left alone.
   * @throws InvalidInput for an address that is no guest's: mails to and from it are the house's own
   */
  async erase(address: string, by: Actor | null): Promise<void> {
    const owner = await this.house.ownerOf(address);
    if (owner) throw new InvalidInput([{ field: 'email', message: NO_GUEST[owner] }]);
    return this.transaction.run(by, async () => {
      const contact = await this.contacts.findByAddress(address);
      await this.records.erase(address);
      await this.suppressions.add(address, 'unsubscribed', 'erased');
      if (contact) await this.contacts.remove(contact);
      // Under a name of its own, so that the trail does not keep theirs.
      const gone = { type: CONTACT, id: contact?.id ?? this.ids.next(), name: 'Somebody who was erased' };
      await this.outbox.add({ type: 'contact.erased', subject: gone, payload: {} });
    });
  }
}
