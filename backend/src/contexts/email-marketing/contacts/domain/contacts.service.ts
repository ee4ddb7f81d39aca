import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../kernel/actor.js';
import { Clock } from '../../../../kernel/clock.js';
import { Ids } from '../../../../kernel/ids.js';
import { Outbox } from '../../../../kernel/outbox.js';
import { assertUnchanged } from '../../../../kernel/shown.js';
import { Transaction } from '../../../../kernel/transaction.js';
import {
  AddressMerged,
  consentGiven,
  Contact,
  type ContactDetails,
  contactWas,
  LeftByThemselves,
  type SuppressionReason,
  type UnsubscribeWay,
} from './contact.js';
import { ContactRepository, Suppressions } from './ports.js';

/** Changes to contacts by staff and by mail servers. Changes by the contacts themselves are in `PreferencesService`. */
@Injectable()
export class ContactsService {
  constructor(
    private readonly contacts: ContactRepository,
    private readonly suppressions: Suppressions,
    private readonly transaction: Transaction,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** @throws NotFound */
  get(id: string): Promise<Contact> {
    return this.contacts.get(id);
  }

  /**
   * @param wording how they agreed, if it was recorded
   * @throws AddressTaken, AddressMerged, LeftByThemselves
   */
  create(details: ContactDetails, wording: string | null, by: Actor): Promise<Contact> {
    return this.transaction.run(by, async () => {
      const now = this.clock.now();
      const contact = Contact.create(this.ids.next(), details, consentByHand(now, wording, by), now);
      await this.assertNotMerged(contact);
      await this.assertMayOptIn(null, contact);
      await this.contacts.add(contact);
      await this.outbox.add(contactWas('created', contact, { source: contact.source }));
      await this.recordEvent(null, contact);
      return contact;
    });
  }

  /**
   * @param wording how they agreed; without it, a changed address starts opted out
   * @param seen `updatedAt` of the contact as it was shown (ISO 8601); null skips the check
   * @throws NotFound, StaleState, AddressTaken, AddressMerged, LeftByThemselves
   */
  edit(
    id: string,
    changes: Partial<ContactDetails>,
    wording: string | null,
    seen: string | null,
    by: Actor,
  ): Promise<Contact> {
    return this.transaction.run(by, async () => {
      const before = await this.contacts.get(id);
      assertUnchanged('contact', before, seen);
      const now = this.clock.now();
      const isMoved = before.isOtherAddress(changes.email);
      // Forms send the opt-in of the old address again.
      const meant = isMoved && wording === null ? { ...changes, emailOptIn: false } : changes;
      const after = before.edit(meant, consentByHand(now, wording, by), now);
      if (isMoved) await this.assertNotMerged(after);
      await this.assertMayOptIn(before, after);
      if (isMoved && before.status === 'unsubscribed')
        await this.suppressions.add(before.email, 'unsubscribed', 'by_hand');
      await this.contacts.save(before, after);
      await this.outbox.add(contactWas('changed', after, {}));
      await this.recordEvent(before, after);
      return after;
    });
  }

  /**
   * Changes all contacts, or none if one no longer exists.
   * @returns the number of contacts with changed tags
   * @throws NotFound, InvalidInput
   */
  retag(ids: readonly string[], add: readonly string[], remove: readonly string[], by: Actor): Promise<number> {
    return this.transaction.run(by, async () => {
      const now = this.clock.now();
      let changed = 0;
      // Sorted, so that two concurrent calls cannot deadlock.
      for (const id of [...new Set(ids)].sort()) {
        const before = await this.contacts.get(id);
        const after = before.retag(add, remove, now);
        if (after === before) continue;
        changed += 1;
        await this.contacts.save(before, after);
        await this.outbox.add(contactWas('changed', after, {}));
        await this.recordEvent(before, after);
      }
      return changed;
    });
  }

  /** The address of an unsubscribed contact stays suppressed. @throws NotFound */
  delete(id: string, by: Actor): Promise<void> {
    return this.transaction.run(by, async () => {
      const contact = await this.contacts.get(id);
      if (contact.status === 'unsubscribed') await this.suppressions.add(contact.email, 'unsubscribed', null);
      await this.contacts.remove(contact);
      const addressKey = await this.suppressions.keyOf(contact.email);
      await this.outbox.add(contactWas('removed', contact, { addressKey }));
    });
  }

  /** Suppresses the address, whether or not it belongs to a contact. */
  unsubscribe(address: string, { how }: { how: UnsubscribeWay }): Promise<void> {
    return this.transaction.run(null, async () => {
      await this.suppressions.add(address, 'unsubscribed', how);
      await this.leave(address, how);
    });
  }

  /** Suppresses an address that cannot be reached or has complained. */
  suppress(address: string, reason: Exclude<SuppressionReason, 'unsubscribed'>, detail: string): Promise<void> {
    return this.transaction.run(null, async () => {
      await this.suppressions.add(address, reason, detail);
      const contact = await this.contacts.findByAddress(address);
      if (!contact) return;
      const now = this.clock.now();
      await this.contacts.save(contact, reason === 'complained' ? contact.unsubscribe(now) : contact.touch(now));
      await this.outbox.add(contactWas('suppressed', contact, { reason }));
    });
  }

  private async leave(address: string, how: UnsubscribeWay): Promise<void> {
    const contact = await this.contacts.findByAddress(address);
    if (!contact || (contact.status === 'unsubscribed' && !contact.emailOptIn)) return;
    const left = contact.unsubscribe(this.clock.now());
    await this.contacts.save(contact, left);
    await this.outbox.add(contactWas('unsubscribed', left, { how }));
  }

  /** An address that was merged into another contact would be a duplicate again. */
  private async assertNotMerged({ id, email }: Contact): Promise<void> {
    const known = await this.contacts.findByAnyAddress(email);
    if (known && known.id !== id && known.isOtherAddress(email)) throw new AddressMerged(email, known);
  }

  /** Staff can opt in only people who have never declined. */
  private async assertMayOptIn(before: Contact | null, after: Contact): Promise<void> {
    if (!after.emailOptIn || (before?.emailOptIn === true && !before.isOtherAddress(after.email))) return;
    const reason = await this.suppressions.find(after.email);
    if (reason === 'unsubscribed' || reason === 'complained') throw new LeftByThemselves();
  }

  private async recordEvent(before: Contact | null, after: Contact): Promise<void> {
    const known = before?.tags.map((tag) => tag.toLowerCase());
    const tags = after.tags.filter((tag) => !known?.includes(tag.toLowerCase()));
    if (tags.length > 0) await this.outbox.add(contactWas('tagged', after, { tags }));
    if (after.consent && (!before?.emailOptIn || before.isOtherAddress(after.email))) {
      await this.outbox.add(contactWas('opted-in', after, { how: after.consent.how }));
    }
    if (after.status === 'unsubscribed' && before?.status !== 'unsubscribed') {
      await this.outbox.add(contactWas('unsubscribed', after, { how: 'by_hand' }));
    }
  }
}

const consentByHand = (now: Date, wording: string | null, by: Actor) =>
  consentGiven(now, 'by_hand', wording ?? `As ${by.name} was told`);
