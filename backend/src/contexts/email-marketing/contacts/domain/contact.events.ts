import type { DomainEvent } from '../../../../kernel/outbox.js';
import type { ConsentWay } from './consent.js';
import type { Contact } from './contact.js';

/** What events and trail call a contact. */
export const CONTACT = 'contact';

/** What listeners hear of a contact, by event. Who it is they look up: an event outlives what somebody wants erased. */
export interface ContactFacts {
  readonly created: { readonly source: string };
  readonly changed: object;
  /** By themselves. */
  readonly renamed: object;
  /** The tags that are new. */
  readonly tagged: { readonly tags: readonly string[] };
  readonly 'opted-in': { readonly how: ConsentWay };
  readonly 'opt-in-asked': object;
  readonly unsubscribed: { readonly how: UnsubscribeWay };
  readonly visited: { readonly visitedAt: string };
  readonly 'visit-taken-back': object;
  /** The key of the address among the suppressed ones, which cannot be read back: an erasure finds the trail's entries by it. */
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
