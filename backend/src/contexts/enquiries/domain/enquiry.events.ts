import type { DomainEvent } from '../../../kernel/outbox.js';
import type { Answer, EnquiryKind, Sent } from './enquiry.js';

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
