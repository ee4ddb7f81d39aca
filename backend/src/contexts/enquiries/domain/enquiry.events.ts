import type { DomainEvent } from '../../../kernel/outbox.js';
import type { Answer, EnquiryKind, Sent } from './enquiry.js';

/** What events and trail call something a visitor wrote to the house. */
export const ENQUIRY = 'enquiry';

/** What listeners hear of an enquiry: enough to act without asking back. */
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
  /** What it answers, as far as the visitor wrote it in words of their own. */
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
