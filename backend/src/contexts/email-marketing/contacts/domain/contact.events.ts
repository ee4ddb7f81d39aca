import type { DomainEvent } from '../../../../kernel/outbox.js';
import type { ConsentWay } from './consent.js';
import type { Contact } from './contact.js';

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
