import { Conflict, InvalidInput, NotFound } from '../../../../kernel/domain-error.js';
import type { Data } from '../../../../kernel/data.js';
import type { DomainEvent } from '../../../../kernel/outbox.js';

export const CONSENT_WAYS = ['by_hand', 'import', 'confirmed_link', 'preference_page', 'newsletter'] as const;
export type ConsentWay = (typeof CONSENT_WAYS)[number];

/** How people agree themselves. */
export type OwnConsentWay = Exclude<ConsentWay, 'by_hand' | 'import'>;

/** Proof of consent: when, how, and to which wording a person agreed. */
export interface Consent {
  /** ISO 8601, UTC */
  readonly at: string;
  readonly how: ConsentWay;
  readonly wording: string;
}

export const consentGiven = (at: Date, how: ConsentWay, wording: string): Consent => ({
  at: at.toISOString(),
  how,
  wording,
});

export const CONTACT_STATUSES = ['active', 'inactive', 'unsubscribed'] as const;
export type ContactStatus = (typeof CONTACT_STATUSES)[number];
/** Sort orders of the contact list. */
export const CONTACT_SORTS = ['name', 'email', 'createdAt', 'lastVisit', 'totalVisits'] as const;
export type ContactSort = (typeof CONTACT_SORTS)[number];
export const CONTACT_METHODS = ['email', 'phone', 'sms'] as const;
export type ContactMethod = (typeof CONTACT_METHODS)[number];

/** Details that staff enter about a contact. */
export interface ContactDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string | null;
  /** `YYYY-MM-DD`, or `--MM-DD` if the year is unknown. */
  readonly dateOfBirth: string | null;
  readonly tags: readonly string[];
  readonly emailOptIn: boolean;
  readonly smsOptIn: boolean;
  readonly preferredContactMethod: ContactMethod;
  readonly notes: string | null;
  readonly source: string;
  readonly status: ContactStatus;
}

export const MAX_TAGS = 50;
export const MAX_TAG_LENGTH = 60;
const OPT_IN_COOLDOWN_MS = 30 * 86_400_000;

/** A person on the marketing list. Immutable: every change returns a new contact. */
export class Contact implements ContactDetails {
  readonly id!: string;
  readonly firstName!: string;
  readonly lastName!: string;
  readonly email!: string;
  /** Addresses of contacts that were merged into this one, in lowercase. They carry no consent. */
  readonly otherAddresses!: readonly string[];
  readonly phone!: string | null;
  readonly dateOfBirth!: string | null;
  readonly tags!: readonly string[];
  readonly emailOptIn!: boolean;
  readonly smsOptIn!: boolean;
  readonly lastVisit!: Date | null;
  readonly totalVisits!: number;
  readonly preferredContactMethod!: ContactMethod;
  readonly notes!: string | null;
  readonly source!: string;
  readonly status!: ContactStatus;
  readonly consent!: Consent | null;
  /** When a confirmation email last asked them to opt in. */
  readonly optInAskedAt!: Date | null;
  readonly createdAt!: Date;
  readonly updatedAt!: Date;

  private constructor(data: Data<Contact>) {
    Object.assign(this, data); // TypeORM passes nothing and assigns the fields afterwards
  }

  /**
   * @param consent for a contact who opted in
   * @throws InvalidInput when the date of birth is in the future
   */
  static create(id: string, details: ContactDetails, consent: Consent | null, now: Date): Contact {
    assertBorn(details.dateOfBirth, now);
    const none = { lastVisit: null, totalVisits: 0, optInAskedAt: null, otherAddresses: [] };
    const agreed = details.emailOptIn ? consent : null;
    const tags = tidyTags(details.tags);
    return new Contact({ ...none, ...details, tags, consent: agreed, id, createdAt: now, updatedAt: now });
  }

  /**
   * Updates details; consent is recorded on opting in and removed on opting out. Consent belongs to the address: a new
   * address starts without it, unless the same change opts it in.
   * @throws InvalidInput when the date of birth is in the future
   */
  edit(changes: Partial<ContactDetails>, consent: Consent, now: Date): Contact {
    assertBorn(changes.dateOfBirth ?? null, now);
    const isMoved = this.isOtherAddress(changes.email);
    const known = { ...this, ...(isMoved && { emailOptIn: false, consent: null, optInAskedAt: null }) };
    const next = { ...known, ...changes, tags: tidyTags(changes.tags ?? this.tags) };
    const agreed = known.emailOptIn ? this.consent : consent;
    const otherAddresses = this.otherAddresses.filter((address) => address !== next.email.toLowerCase());
    return new Contact({ ...next, otherAddresses, consent: next.emailOptIn ? agreed : null, updatedAt: now });
  }

  isOtherAddress(email: string | undefined): boolean {
    return email !== undefined && email.toLowerCase() !== this.email.toLowerCase();
  }

  /**
   * Tags are compared ignoring case; removals come first. Returns the same contact if nothing changes.
   * @throws InvalidInput if there would be too many
   */
  retag(add: readonly string[], remove: readonly string[], now: Date): Contact {
    const removed = new Set(tidyTags(remove).map((tag) => tag.toLowerCase()));
    const stored = this.tags.filter((tag) => !removed.has(tag.toLowerCase()));
    const tags = tidyTags([...stored, ...add]);
    if (tags.length === this.tags.length && tags.every((tag, place) => tag === this.tags[place])) return this;
    if (tags.length > MAX_TAGS && tags.length > this.tags.length) {
      throw new InvalidInput([
        { field: 'add', message: `${nameOf(this)} would have more than ${String(MAX_TAGS)} tags.` },
      ]);
    }
    return this.with({ tags }, now);
  }

  /** At the request of the person or their mail client. */
  unsubscribe(now: Date): Contact {
    return this.with({ status: 'unsubscribed', emailOptIn: false, consent: null }, now);
  }

  /** The person opted in, which overrides any earlier choice. */
  optIn(how: OwnConsentWay, wording: string, now: Date): Contact {
    return this.with({ status: 'active', emailOptIn: true, consent: consentGiven(now, how, wording) }, now);
  }

  /** True if asking is pointless: they opted in, declined, or were asked recently. */
  isNotToBeAsked(now: Date): boolean {
    if (this.emailOptIn || this.status === 'unsubscribed') return true;
    return this.optInAskedAt !== null && now.getTime() - this.optInAskedAt.getTime() < OPT_IN_COOLDOWN_MS;
  }

  askToOptIn(now: Date): Contact {
    return this.with({ optInAskedAt: now }, now);
  }

  visit(at: Date, now: Date): Contact {
    const isLatest = this.lastVisit === null || this.lastVisit < at;
    return this.with({ totalVisits: this.totalVisits + 1, lastVisit: isLatest ? at : this.lastVisit }, now);
  }

  /** True of a contact that a guest's first visit created, if nothing has changed since. */
  isOnlyAVisit(): boolean {
    const isUnchanged = this.updatedAt.getTime() === this.createdAt.getTime();
    return this.source === 'reservation' && this.totalVisits === 1 && isUnchanged;
  }

  /** @param before the last visit before the one that is undone */
  takeVisitBack(at: Date, before: Date | null, now: Date): Contact {
    const lastVisit = this.lastVisit?.getTime() === at.getTime() ? before : this.lastVisit;
    return this.with({ totalVisits: Math.max(0, this.totalVisits - 1), lastVisit }, now);
  }

  rename(firstName: string, lastName: string, now: Date): Contact {
    return this.with({ firstName, lastName }, now);
  }

  /** Marks the contact as changed when related data stored elsewhere has changed. */
  touch(now: Date): Contact {
    return this.with({}, now);
  }

  /** A stored contact. */
  static restore(data: StoredContact): Contact {
    const moment = (text: string | null) => (text === null ? null : new Date(text));
    return new Contact({
      ...data,
      lastVisit: moment(data.lastVisit),
      optInAskedAt: moment(data.optInAskedAt),
      createdAt: new Date(data.createdAt),
      updatedAt: new Date(data.updatedAt),
    });
  }

  /** For rules about contacts in other files. */
  with(changes: Partial<Data<Contact>>, now: Date): Contact {
    return new Contact({ ...this, ...changes, updatedAt: now });
  }
}

/** A contact as JSON. */
export type StoredContact = Omit<Data<Contact>, 'lastVisit' | 'optInAskedAt' | 'createdAt' | 'updatedAt'> & {
  readonly lastVisit: string | null;
  readonly optInAskedAt: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
};

export const MAX_NOTES = 2_000;

function assertBorn(dateOfBirth: string | null, now: Date): void {
  if (dateOfBirth === null || isPast(dateOfBirth, now)) return;
  throw new InvalidInput([{ field: 'dateOfBirth', message: 'Enter a date of birth that is not in the future.' }]);
}

/** Whether a person can have been born on that day. */
export const isPast = (dateOfBirth: string, now: Date): boolean => dateOfBirth <= now.toISOString().slice(0, 10);

/** Splits at commas, trims, and drops empty tags and case-insensitive duplicates. */
export function tidyTags(tags: readonly string[]): string[] {
  const bySpelling = new Map<string, string>();
  for (const tag of tags.flatMap((one) => one.split(',')).map((one) => one.trim())) {
    if (tag !== '' && !bySpelling.has(tag.toLowerCase())) bySpelling.set(tag.toLowerCase(), tag);
  }
  return [...bySpelling.values()];
}

/** Falls back to the address if there is no name. */
export const nameOf = ({ firstName, lastName, email }: Contact) => `${firstName} ${lastName}`.trim() || email;

/** Splits after the first word: 'Ana', 'Maria Lee'. */
export function namesOf(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}

/** Subject type of contacts in events and the audit log. */
export const CONTACT = 'contact';

/** Payloads by event. They do not identify the person, because events outlive an erasure; listeners look the contact up. */
export interface ContactFacts {
  readonly created: { readonly source: string };
  readonly changed: object;
  /** The person changed their name on the preference page. */
  readonly renamed: object;
  /** The tags that are new. */
  readonly tagged: { readonly tags: readonly string[] };
  readonly 'opted-in': { readonly how: ConsentWay };
  readonly 'opt-in-asked': object;
  readonly unsubscribed: { readonly how: UnsubscribeWay };
  readonly visited: { readonly visitedAt: string };
  readonly 'visit-taken-back': object;
  /** One-way key of the address, as in the suppression list; an erasure finds audit log entries by it. */
  readonly removed: { readonly addressKey: string };
  readonly suppressed: { readonly reason: SuppressionReason };
  /** Another contact was merged into this one. */
  readonly merged: { readonly mergedId: string };
  readonly 'merge-undone': { readonly mergedId: string };
  /** Undoes a merge: this is a separate contact again. */
  readonly restored: object;
}

export const UNSUBSCRIBE_WAYS = ['one_click', 'preference_page', 'by_hand'] as const;
export type UnsubscribeWay = (typeof UNSUBSCRIBE_WAYS)[number];

export const SUPPRESSION_REASONS = ['unsubscribed', 'bounced', 'complained'] as const;
export type SuppressionReason = (typeof SUPPRESSION_REASONS)[number];

export const contactWas = <Happened extends keyof ContactFacts>(
  happened: Happened,
  { id }: Contact,
  payload: ContactFacts[Happened],
): DomainEvent => ({ type: `contact.${happened}`, subject: { type: CONTACT, id }, payload });

export class AddressTaken extends Conflict {
  override readonly fields;

  constructor(email: string) {
    super(`There is already a contact with the address ${email}.`);
    this.fields = [{ field: 'email', message: this.message }];
  }
}

export class AddressMerged extends Conflict {
  override readonly fields;

  constructor(email: string, contact: Contact) {
    super(`${email} was merged into ${nameOf(contact)} (${contact.email}).`);
    this.fields = [{ field: 'email', message: this.message }];
  }
}

/** Only the person can opt in again after unsubscribing. */
export class LeftByThemselves extends Conflict {
  override readonly fields;

  constructor() {
    super('This person unsubscribed. Only they can opt in again, through the link in an email.');
    this.fields = [{ field: 'emailOptIn', message: this.message }];
  }
}

/** The link is forged or expired, or the person is no longer on the list. */
export class LinkNotValid extends NotFound {
  constructor() {
    super('This link is invalid or has expired.');
  }
}
