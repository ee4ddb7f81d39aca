import type { Actor } from '../../../kernel/actor.js';
import { InvalidInput } from '../../../kernel/domain-error.js';
import type { Restaurant } from '../../../kernel/restaurant.js';
import { type Correspondent, mailboxOf, ownMailbox, ROLE_ADDRESSES } from './mailbox.js';
import type { Colleagues } from './ports/colleagues.js';

type Address = Pick<Correspondent, 'type' | 'id'>;

const SITE_MANAGER = 'Site Manager';

/** Who may be written to, by whom. */
export class AddressBook {
  constructor(
    private readonly colleagues: Colleagues,
    private readonly restaurant: Restaurant,
  ) {}

  /** @throws InvalidInput when nobody can be reached there, or not by this sender */
  async recipient(address: Address, by: Actor): Promise<Correspondent> {
    if (by.role === 'staff' && address.type === 'staff') throw refusal('Staff write to the owner or the site manager.');
    if (mailboxOf(address) === ownMailbox(by)) throw refusal('This is your own mailbox. Please choose somebody else.');
    const name = await this.nameAt(address);
    if (name === null) throw refusal('Nobody can be reached there. Please choose somebody from the list.');
    return { ...address, name };
  }

  private async nameAt({ type, id }: Address): Promise<string | null> {
    if (type === 'staff') return this.colleagues.nameOf(type, id);
    const names: readonly string[] = ROLE_ADDRESSES[type];
    const isKnown = names.includes(id) || (await this.colleagues.nameOf(type, id)) !== null;
    if (!isKnown) return null;
    return type === 'admin' ? this.restaurant.ownerName : SITE_MANAGER;
  }
}

const refusal = (message: string) => new InvalidInput([{ field: 'receiverId', message }]);
