import { Injectable } from '@nestjs/common';
import type { Actor, Role } from '../../../kernel/actor.js';
import { InvalidInput } from '../../../kernel/domain-error.js';
import { Restaurant } from '../../../kernel/restaurant.js';
import { type Address, mailboxOf, type MessageParticipant, ownMailbox, ROLE_ADDRESSES } from './message.js';

export interface TeamMember {
  readonly id: string;
  /** As it is displayed. */
  readonly name: string;
}

export abstract class TeamMembers {
  /** Returns an active account of the role, whatever the spelling of the id; null if there is none. */
  abstract find(role: Role, id: string): Promise<TeamMember | null>;
}

const SITE_MANAGER = 'Site Manager';

/** Possible recipients of messages by sender. */
@Injectable()
export class AddressBook {
  constructor(
    private readonly teamMembers: TeamMembers,
    private readonly restaurant: Restaurant,
  ) {}

  /** @throws InvalidInput if the recipient does not exist, or this sender may not write to them */
  async recipient(address: Address, by: Actor): Promise<MessageParticipant> {
    if (by.role === 'staff' && address.type === 'staff')
      throw refusal('Staff can message only the owner or the site manager.');
    if (mailboxOf(address) === ownMailbox(by)) throw refusal('This is your own mailbox. Choose someone else.');
    const recipient = await this.find(address);
    if (!recipient) throw refusal('That recipient doesn’t exist. Choose someone from the list.');
    return recipient;
  }

  private async find({ type, id }: Address): Promise<MessageParticipant | null> {
    if (type === 'staff') {
      const teamMember = await this.teamMembers.find(type, id);
      return teamMember && { type, ...teamMember };
    }
    const names: readonly string[] = ROLE_ADDRESSES[type];
    const isKnown = names.includes(id) || (await this.teamMembers.find(type, id)) !== null;
    return isKnown ? { type, id, name: type === 'admin' ? this.restaurant.ownerName : SITE_MANAGER } : null;
  }
}

const refusal = (message: string) => new InvalidInput([{ field: 'receiverId', message }]);
