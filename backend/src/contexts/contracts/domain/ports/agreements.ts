import type { Agreement, ContractTerms } from '../agreement.js';

export abstract class Agreements {
  abstract write(terms: ContractTerms): Agreement;
  /** Whether the text still is the one of which the hash was taken. */
  abstract isAsWritten(agreement: Pick<Agreement, 'text' | 'textHash'>): boolean;
}
