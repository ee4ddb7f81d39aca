import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/clock.js';
import { Outbox } from '../../../../kernel/outbox.js';
import { Transaction } from '../../../../kernel/transaction.js';
import { LinkNotValid, UnsubscribedSince } from './contact.errors.js';
import { contactWas, type SuppressionReason, type UnsubscribeWay } from './contact.events.js';
import type { Contact } from './contact.js';
import { ContactsService } from './contacts.service.js';
import { ContactRepository } from './ports/contact.repository.js';
import { RecordMail } from './ports/record-mail.js';
import { SentMails } from './ports/sent-mails.js';
import { Suppressions } from './ports/suppressions.js';
import type { MailedSubject } from './preference-links.js';

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

  /** @throws LinkNotValid, UnsubscribedSince */
  confirm(contactId: string, wording: string): Promise<void> {
    return this.transaction.run(null, async () => {
      const { contact, suppressed } = await this.ofContact(contactId);
      if (contact.status === 'unsubscribed' || suppressed !== null) throw new UnsubscribedSince();
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

  /** @throws LinkNotValid if the person is gone */
  private async addressOf(subject: MailedSubject): Promise<string> {
    const address = await this.sent.addressOf(mailIn(subject));
    if (!address) throw new LinkNotValid();
    return address;
  }
}

const mailIn = (subject: MailedSubject) => subject.slice('history:'.length);
