import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/clock.js';
import { Ids } from '../../../../kernel/ids.js';
import { Outbox } from '../../../../kernel/outbox.js';
import { Transaction } from '../../../../kernel/transaction.js';
import { Contact, contactWas, namesOf } from './contact.js';
import { ContactRepository, Suppressions } from './ports.js';

/** A reservation's visit according to the latest event about it. */
export interface Visit {
  readonly reservationId: string;
  /** Ids grow over time: the later of two events about a reservation has the greater id. */
  readonly eventId: string;
  readonly contactId: string | null;
  readonly visitedAt: Date;
  /** False if it was undone. */
  readonly counts: boolean;
}

/** Requires a unit of work. */
export abstract class VisitBook {
  /** Locks the visit until the unit of work ends. */
  abstract find(reservationId: string): Promise<Visit | null>;
  abstract put(visit: Visit): Promise<void>;
  /** The contact's last counted visit before this one. */
  abstract lastBefore(visit: Visit): Promise<Date | null>;
}

/** A guest who requested a table. */
export interface Guest {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
}

/** A reservation's visit as reported by an event. */
export interface ReportedVisit {
  readonly reservationId: string;
  readonly eventId: string;
  readonly guest: Guest;
  readonly at: Date;
  /** Whether they came; false if that was undone. */
  readonly came: boolean;
}

/** Updates contacts after reservation events. Never opts anyone in. */
@Injectable()
export class GuestsService {
  constructor(
    private readonly contacts: ContactRepository,
    private readonly suppressions: Suppressions,
    private readonly visits: VisitBook,
    private readonly transaction: Transaction,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Adds or removes a visit. Repeated, late or reordered events give the same count. */
  recordVisit({ reservationId, eventId, guest, at, came }: ReportedVisit): Promise<void> {
    return this.transaction.run(null, async () => {
      const known = await this.visits.find(reservationId);
      if (known && known.eventId >= eventId) return;
      const visitedAt = came ? at : (known?.visitedAt ?? at);
      const visit = { reservationId, eventId, contactId: known?.contactId ?? null, visitedAt, counts: came };
      if (came === (known?.counts ?? false)) return this.visits.put(visit);
      if (came) return this.count(visit, guest);
      await this.takeBack(visit);
    });
  }

  /** Marks the opt-in as pending. The confirmation email is sent once, and to no one who declined. */
  askToOptIn(guest: Guest): Promise<void> {
    return this.transaction.run(null, async () => {
      if ((await this.suppressions.find(guest.email)) !== null) return;
      const now = this.clock.now();
      const known = await this.contacts.findByAnyAddress(guest.email);
      // They are asked at the address of the contact.
      if (known && (await this.suppressions.find(known.email)) !== null) return;
      if (known?.isNotToBeAsked(now)) return;
      const before = known ?? (await this.meet(guest, now));
      const invited = before.askToOptIn(now);
      await this.contacts.save(before, invited);
      await this.outbox.add(contactWas('opt-in-asked', invited, {}));
    });
  }

  private async count(visit: Visit, guest: Guest): Promise<void> {
    const now = this.clock.now();
    const before = (await this.contacts.findByAnyAddress(guest.email)) ?? (await this.meet(guest, now));
    const after = before.visit(visit.visitedAt, now);
    await this.contacts.save(before, after);
    await this.outbox.add(contactWas('visited', after, { visitedAt: visit.visitedAt.toISOString() }));
    await this.visits.put({ ...visit, contactId: before.id });
  }

  private async takeBack(visit: Visit): Promise<void> {
    if (visit.contactId === null) return this.visits.put(visit);
    const before = await this.contacts.get(visit.contactId);
    if (before.isOnlyAVisit()) return this.forget(before, visit);
    await this.visits.put(visit);
    const last = await this.visits.lastBefore(visit);
    const after = before.takeVisitBack(visit.visitedAt, last, this.clock.now());
    await this.contacts.save(before, after);
    await this.outbox.add(contactWas('visit-taken-back', after, {}));
  }

  /** Removes a contact that exists only because of a visit that was undone. */
  private async forget(contact: Contact, visit: Visit): Promise<void> {
    await this.visits.put({ ...visit, contactId: null });
    await this.contacts.remove(contact);
    const addressKey = await this.suppressions.keyOf(contact.email);
    await this.outbox.add(contactWas('removed', contact, { addressKey }));
  }

  /** Creates a contact for an unknown guest. */
  private async meet({ name, email, phone }: Guest, now: Date): Promise<Contact> {
    const silent = { emailOptIn: false, smsOptIn: false, preferredContactMethod: 'email', status: 'active' } as const;
    const unknown = { dateOfBirth: null, tags: [], notes: null };
    const details = { ...namesOf(name), ...silent, ...unknown, email, phone, source: 'reservation' };
    const contact = Contact.create(this.ids.next(), details, null, now);
    await this.contacts.add(contact);
    await this.outbox.add(contactWas('created', contact, { source: contact.source }));
    return contact;
  }
}
