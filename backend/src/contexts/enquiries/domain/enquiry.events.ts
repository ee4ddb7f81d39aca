import type { DomainEvent } from '../../../kernel/outbox.js';
import type { ContactMessage } from './contact-message.js';

/** What listeners hear of an enquiry: enough to act without asking back. */
export interface EnquiryFact {
  readonly kind: 'contact';
  readonly enquiryId: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly message: string;
}

export function enquiryReceived({
  id: enquiryId,
  name,
  email,
  phone,
  message,
}: ContactMessage): DomainEvent<EnquiryFact> {
  return { type: 'enquiry.received', payload: { kind: 'contact', enquiryId, name, email, phone, message } };
}
