import { DomainError } from '../../../kernel/domain-error.js';

export const ENQUIRY_KINDS = ['contact', 'gift', 'consultation', 'plan', 'requirements', 'contract'] as const;
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number];

/** Groups of inquiries: to the restaurant, or about the agency's websites. */
export const ENQUIRY_GROUPS = {
  guests: ['contact', 'gift'],
  agency: ['consultation', 'plan', 'requirements', 'contract'],
} as const satisfies Record<string, readonly EnquiryKind[]>;
export type EnquiryGroup = keyof typeof ENQUIRY_GROUPS;

export const kindsOf = (group: EnquiryGroup | undefined): readonly EnquiryKind[] =>
  group ? ENQUIRY_GROUPS[group] : ENQUIRY_KINDS;

/** A visitor's input, from any of the forms. */
export interface Sent {
  /** The same id as in the context of the form. */
  readonly id: string;
  readonly kind: EnquiryKind;
  /** Name of the person or business; '' if not asked or not given. */
  readonly name: string;
  readonly email: string;
  readonly createdAt: Date;
  /** The complete input, by field. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** An emailed reply. */
export interface Answer {
  readonly subject: string;
  readonly message: string;
  /** ISO 8601 */
  readonly sentAt: string;
  readonly sentBy: string;
}

/** An inquiry in the inbox. */
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
