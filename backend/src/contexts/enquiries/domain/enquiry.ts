import { DomainError } from '../../../kernel/domain-error.js';

export const ENQUIRY_KINDS = ['contact', 'gift', 'consultation', 'plan', 'requirements', 'contract'] as const;
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number];

/** Whose letters somebody looks for: those to the house, or those about the website that is offered. */
export const ENQUIRY_GROUPS = {
  guests: ['contact', 'gift'],
  agency: ['consultation', 'plan', 'requirements', 'contract'],
} as const satisfies Record<string, readonly EnquiryKind[]>;
export type EnquiryGroup = keyof typeof ENQUIRY_GROUPS;

export const kindsOf = (group: EnquiryGroup | undefined): readonly EnquiryKind[] =>
  group ? ENQUIRY_GROUPS[group] : ENQUIRY_KINDS;

/** What a visitor sent, whichever form it came from. */
export interface Sent {
  /** Also the id of what the context of that form keeps. */
  readonly id: string;
  readonly kind: EnquiryKind;
  /** Of the person or the business; '' when the form did not ask or nothing was said. */
  readonly name: string;
  readonly email: string;
  readonly createdAt: Date;
  /** All that was sent, by field. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** A mail that answered it. */
export interface Answer {
  readonly subject: string;
  readonly message: string;
  /** ISO 8601 */
  readonly sentAt: string;
  readonly sentBy: string;
}

/** As it lies in the inbox. */
export interface Enquiry extends Sent {
  readonly isRead: boolean;
  readonly answers: readonly Answer[];
}

export class EnquiryNotFound extends DomainError {
  readonly kind = 'not-found';

  constructor() {
    super('There is no such inquiry.');
  }
}

export class NobodyToAnswer extends DomainError {
  readonly kind = 'conflict';

  constructor() {
    super('This inquiry came without an email address.');
  }
}
