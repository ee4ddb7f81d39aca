import type { DomainEvent } from '../../../kernel/outbox.js';
import type { ContactMessage } from './contact-message.js';

/** What events and trail call something a visitor wrote to the house. */
export const ENQUIRY = 'enquiry';

/** What listeners hear of an enquiry: enough to act without asking back. */
export interface EnquiryFact {
  readonly kind: 'contact';
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly message: string;
}

export function enquiryReceived({ id, name, email, phone, message }: ContactMessage): DomainEvent<EnquiryFact> {
  return {
    type: 'enquiry.received',
    subject: { type: ENQUIRY, id },
    payload: { kind: 'contact', name, email, phone, message },
  };
}
