import { InvalidInput } from '../../../../kernel/domain-error.js';
import type { Restaurant } from '../../../../kernel/restaurant.js';
import type { EmailSettingsRepository } from '../../settings/domain/index.js';
import { type Fields, type MailContent, mailFor, REASON, reasonFor } from './mail-content.js';
import { type MailWarning, sizeOf, warningsOf } from './warnings.js';

/** An email as one person would get it, with warnings for its author. */
export interface PreviewedMail extends Required<MailContent> {
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

export interface MailedContact {
  readonly fields: Fields;
  /** Whether they opted in. */
  readonly optedIn: boolean;
}

/** Values of placeholders for one contact. */
export abstract class MailedContacts {
  /** null when there is no such contact. */
  abstract find(contactId: string): Promise<MailedContact | null>;
}

/** The footer of every email. */
export interface Imprint {
  readonly postalAddress: string;
}

/**
 * Builds the complete email from content: sanitizes it, adds the restaurant's frame with postal address and unsubscribe
 * link, and generates the text part from the HTML if it is empty. The result's preview text is the given one or, if that
 * is empty, the hidden first text of the HTML. `mailFor` fills in the placeholders later.
 */
export abstract class MailWriter {
  abstract write(written: MailContent, imprint: Imprint): Promise<MailContent>;
}
