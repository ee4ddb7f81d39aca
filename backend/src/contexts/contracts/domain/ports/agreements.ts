import type { Agreement, ContractTerms } from '../agreement.js';

export abstract class Agreements {
  abstract write(terms: ContractTerms): Agreement;
  /** Whether the text still matches its hash. */
  abstract isAsWritten(agreement: Pick<Agreement, 'text' | 'textHash'>): boolean;
}
