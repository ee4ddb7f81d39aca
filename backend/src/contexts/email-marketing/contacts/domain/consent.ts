export const CONSENT_WAYS = ['by_hand', 'import', 'confirmed_link', 'preference_page'] as const;
export type ConsentWay = (typeof CONSENT_WAYS)[number];

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
