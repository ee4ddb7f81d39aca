import { InvalidInput } from '../../../../kernel/domain-error.js';
import type { Restaurant } from '../../../../kernel/restaurant.js';
import type { EmailSettingsRepository } from '../../settings/domain/index.js';
import { type MailContent, mailFor, REASON, reasonFor } from './mail-content.js';
import type { MailWriter } from './mail-writer.js';
import type { MailedContact, MailedContacts } from './ports/mailed-contacts.js';
import { type MailWarning, sizeOf, warningsOf } from './warnings.js';

/** An email as one person would get it, with warnings for its author. */
export interface PreviewedMail extends MailContent {
  /** Size of the HTML part in bytes. */
  readonly size: number;
  readonly warnings: readonly MailWarning[];
}

const SOMEBODY: MailedContact = {
  optedIn: true,
  fields: {
    firstName: 'Ana',
    lastName: 'Guest',
    email: 'ana@guests.example',
    phone: '(904) 555-0100',
    dateOfBirth: '1985-04-12',
    lastVisit: '2026-10-03',
    totalVisits: '3',
  },
};

/** Previews emails before they are sent. */
export class MailPreview {
  constructor(
    private readonly writer: MailWriter,
    private readonly settings: EmailSettingsRepository,
    private readonly contacts: MailedContacts,
    private readonly restaurant: Restaurant,
    private readonly publicUrl: URL,
  ) {}

  /** @throws InvalidInput when there is no such contact */
  async of(written: MailContent, contactId?: string): Promise<PreviewedMail> {
    const whole = await this.writer.write(written, await this.settings.get());
    const { fields, optedIn } = contactId ? await this.contact(contactId) : SOMEBODY;
    const mail = mailFor(whole)({
      ...fields,
      [REASON]: reasonFor(optedIn, this.restaurant.name),
      restaurantName: this.restaurant.name,
      unsubscribeUrl: new URL('/email/preferences', this.publicUrl).href,
    });
    return { ...mail, size: sizeOf(mail), warnings: warningsOf(written, whole) };
  }

  private async contact(id: string): Promise<MailedContact> {
    const contact = await this.contacts.find(id);
    if (!contact) throw new InvalidInput([{ field: 'contactId', message: 'Choose a contact from the list.' }]);
    return contact;
  }
}
