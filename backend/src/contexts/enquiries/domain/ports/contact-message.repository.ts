import type { ContactMessage } from '../contact-message.js';

export abstract class ContactMessageRepository {
  abstract add(message: ContactMessage): Promise<void>;
}
