export const PACKAGES = ['premium', 'essential', 'digital', 'fullmarketing'] as const;
export type Package = (typeof PACKAGES)[number];

/** Terms of a contract; empty texts are null. */
export interface ContractTerms {
  readonly clientBusinessName: string;
  readonly clientContactName: string;
  readonly clientEmail: string | null;
  readonly clientPhone: string | null;
  readonly clientAddress: string | null;
  readonly selectedPackage: Package;
  /** `YYYY-MM-DD` */
  readonly startDate: string | null;
  readonly additionalServices: string | null;
  readonly specialTerms: string | null;
}

export interface Rates {
  /** Such as '$75'. */
  readonly monthlyRate: string;
  readonly yearlyRate: string;
}

/** The whole agreement as plain text, which is shown, hashed and signed, with its rates. */
export interface Agreement extends Rates {
  readonly text: string;
  /** SHA-256 of the text, in hexadecimal. */
  readonly textHash: string;
}
