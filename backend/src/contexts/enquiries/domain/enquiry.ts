import type { DomainEvent } from '../../../kernel/outbox.js';

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

/** Subject type of inquiries in events and the audit log. */
export const ENQUIRY = 'enquiry';

/** Payload of inquiry events, sufficient to act without further queries. */
export interface EnquiryFact {
  readonly kind: EnquiryKind;
  readonly name: string;
  readonly email: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface AnswerFact {
  readonly name: string;
  readonly email: string;
  readonly answer: Answer;
  /** The visitor's own words that are answered. */
  readonly question?: string | null;
}

export const enquiryReceived = ({ id, kind, name, email, data }: Sent): DomainEvent<EnquiryFact> => ({
  type: 'enquiry.received',
  subject: { type: ENQUIRY, id },
  payload: { kind, name, email, data },
});

export const enquiryAnswered = ({ id, name, email, kind, data }: Sent, answer: Answer): DomainEvent<AnswerFact> => ({
  type: 'enquiry.answered',
  subject: { type: ENQUIRY, id },
  payload: { name, email, answer, question: kind === 'contact' ? String(data['message']) : null },
});
