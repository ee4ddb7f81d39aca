export const CONSENT_WAYS = ['by_hand', 'import', 'confirmed_link', 'preference_page'] as const;
export type ConsentWay = (typeof CONSENT_WAYS)[number];

/** That somebody agreed to get mail: when, in which way, and to which words. */
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
