import { Injectable } from '@nestjs/common';
import { Conflict } from '../../../../kernel/domain-error.js';
import { Clock } from '../../../../kernel/clock.js';
import { Outbox } from '../../../../kernel/outbox.js';
import { Transaction } from '../../../../kernel/transaction.js';
import { type Contact, contactWas, LinkNotValid, type SuppressionReason, type UnsubscribeWay } from './contact.js';
import { ContactsService } from './contacts.service.js';
import { ContactRepository, Suppressions } from './ports.js';

/** The history of emails, one row per recipient. */
export abstract class SentMails {
  /** The recipient; null if the email is no longer known. */
  abstract addressOf(historyId: string): Promise<string | null>;
  /** Records that the recipient unsubscribed with this email. */
  abstract leftBy(historyId: string): Promise<void>;
}

/** The email with the link to a person's record. */
export abstract class RecordMail {
  /** Requires a unit of work. Repeated requests do not send more emails. */
  abstract post(address: string, subject: MailedSubject): Promise<void>;
}

/** A person's choices about email. */
export interface Preferences {
  readonly address: string;
  /** Null if the address is not on the list. */
  readonly contact: Contact | null;
  readonly suppressed: SuppressionReason | null;
}

/** Changes that people make themselves through a link in an email. */
@Injectable()
export class PreferencesService {
  constructor(
    private readonly contacts: ContactRepository,
    private readonly service: ContactsService,
    private readonly sent: SentMails,
    private readonly suppressions: Suppressions,
    private readonly recordMail: RecordMail,
    private readonly transaction: Transaction,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @throws LinkNotValid */
  async of(subject: MailedSubject): Promise<Preferences> {
    const address = await this.addressOf(subject);
    const contact = await this.contacts.findByAddress(address);
    return { address, contact, suppressed: await this.suppressions.find(address) };
  }

  /** @throws LinkNotValid when the contact no longer exists */
  async ofContact(contactId: string): Promise<Preferences & { readonly contact: Contact }> {
    const contact = await this.contacts.find(contactId);
    if (!contact) throw new LinkNotValid();
    return { address: contact.email, contact, suppressed: await this.suppressions.find(contact.email) };
  }

  /** @throws LinkNotValid */
  async unsubscribe(subject: MailedSubject, how: UnsubscribeWay): Promise<void> {
    const address = await this.addressOf(subject);
    await this.transaction.run(null, async () => {
      await this.service.unsubscribe(address, { how });
      await this.sent.leftBy(mailIn(subject));
    });
  }

  /** Opts people in again at their own request. @throws LinkNotValid for an address that is not on the list */
  subscribe(subject: MailedSubject, wording: string): Promise<void> {
    return this.transaction.run(null, async () => {
      const { contact } = await this.of(subject);
      if (!contact) throw new LinkNotValid();
      await this.optIn(contact, 'preference_page', wording);
    });
  }

  /** @throws LinkNotValid, Conflict */
  confirm(contactId: string, wording: string): Promise<void> {
    return this.transaction.run(null, async () => {
      const { contact, suppressed } = await this.ofContact(contactId);
      if (contact.status !== 'unsubscribed' && suppressed === 'bounced')
        throw new Conflict('Our emails to this address came back, so we stopped sending them. Please contact us.');
      if (contact.status === 'unsubscribed' || suppressed !== null)
        throw new Conflict('You’ve already unsubscribed. We won’t email you again.');
      if (!contact.emailOptIn) await this.optIn(contact, 'confirmed_link', wording);
    });
  }

  /** @throws LinkNotValid for an address that is not on the list */
  rename(subject: MailedSubject, firstName: string, lastName: string): Promise<void> {
    return this.transaction.run(null, async () => {
      const { contact } = await this.of(subject);
      if (!contact) throw new LinkNotValid();
      const renamed = contact.rename(firstName, lastName, this.clock.now());
      await this.contacts.save(contact, renamed);
      await this.outbox.add(contactWas('renamed', renamed, {}));
    });
  }

  /** Emails the link to the record to the recipient of that email. @throws LinkNotValid */
  askForRecord(subject: MailedSubject): Promise<void> {
    return this.transaction.run(null, async () => {
      await this.recordMail.post(await this.addressOf(subject), subject);
    });
  }

  private async optIn(contact: Contact, how: 'confirmed_link' | 'preference_page', wording: string): Promise<void> {
    const agreed = contact.optIn(how, wording, this.clock.now());
    await this.suppressions.lift(contact.email);
    await this.contacts.save(contact, agreed);
    await this.outbox.add(contactWas('opted-in', agreed, { how }));
  }

  /** @throws LinkNotValid if the contact was deleted */
  private async addressOf(subject: MailedSubject): Promise<string> {
    const address = await this.sent.addressOf(mailIn(subject));
    if (!address) throw new LinkNotValid();
    return address;
  }
}

const mailIn = (subject: MailedSubject) => subject.slice('history:'.length);

/** The email that contains a link; the link reveals no address. */
export type MailedSubject = `history:${string}`;

/**
 * Links in emails that authorize their holder to manage the reader's preferences. Emails get forwarded, so none of the
 * links in every email shows or erases personal data.
 */
export abstract class PreferenceLinks {
  /** The preferences page: email choices, name and unsubscribing. */
  abstract pageFor(subject: MailedSubject): string;
  /** The one-click unsubscribe URL that mail clients call (RFC 8058). */
  abstract oneClickFor(subject: MailedSubject): string;
  /** The page to confirm an opt-in; valid for 30 days. */
  abstract confirmationFor(contactId: string): string;
  /** The same page for a sign-up for the newsletter; valid for 7 days. */
  abstract signupConfirmationFor(signupId: string): string;
  /** The page of the personal record and its erasure; valid for 24 hours, sent in an email of its own. */
  abstract recordFor(subject: MailedSubject): string;
  /** Reads the token of the preferences page or of one-click unsubscribe. Server logs contain these URLs, so the token only allows viewing and opting out. @throws LinkNotValid */
  abstract subjectToLeave(token: string): MailedSubject;
  /** @throws LinkNotValid */
  abstract subjectIn(token: string): MailedSubject;
  /** The reader whose personal record the link opens. @throws LinkNotValid */
  abstract subjectOfRecord(token: string): MailedSubject;
  /** The id of the contact or of the sign-up to confirm. @throws LinkNotValid */
  abstract toConfirm(token: string): { readonly contactId: string } | { readonly signupId: string };
}
