import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/clock.js';
import { Ids } from '../../../../kernel/ids.js';
import { Outbox } from '../../../../kernel/outbox.js';
import { Transaction } from '../../../../kernel/transaction.js';
import { Contact, contactWas, LinkNotValid, namesOf } from './contact.js';
import { ContactRepository, Suppressions } from './ports.js';
import type { Preferences } from './preferences.service.js';

/** Days after which a link to confirm expires; the sign-up is deleted then. */
export const SIGNUP_DAYS = 7;

/** An address typed into the newsletter form. No one is on the list before they confirm. */
export interface NewsletterSignup {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly askedAt: Date;
}

export abstract class NewsletterSignups {
  /** Stores it, or replaces the one of the same address, which keeps its id. Requires a unit of work. */
  abstract put(signup: NewsletterSignup): Promise<NewsletterSignup>;
  abstract find(id: string): Promise<NewsletterSignup | null>;
}

/** The email with the link to confirm. */
export abstract class NewsletterMail {
  /** Requires a unit of work. Sends at most one in ten minutes to an address. */
  abstract post(signup: NewsletterSignup): Promise<void>;
}

/** Signing up for the newsletter on the website. */
@Injectable()
export class NewsletterService {
  constructor(
    private readonly signups: NewsletterSignups,
    private readonly mail: NewsletterMail,
    private readonly contacts: ContactRepository,
    private readonly suppressions: Suppressions,
    private readonly transaction: Transaction,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Does the same for every address, so that the form does not reveal who is on the list. */
  async signUp(email: string, name: string): Promise<void> {
    await this.transaction.run(null, async () => {
      const draft = { id: this.ids.next(), email, ...namesOf(name), askedAt: this.clock.now() };
      await this.mail.post(await this.signups.put(draft));
    });
  }

  /** @throws LinkNotValid when the sign-up was deleted */
  async of(signupId: string): Promise<Preferences & { readonly signup: NewsletterSignup }> {
    const signup = await this.signup(signupId);
    const { email: address } = signup;
    const contact = await this.contacts.findByAddress(address);
    return { address, contact, suppressed: await this.suppressions.find(address), signup };
  }

  /** Opts the person in, whatever they chose before. @throws LinkNotValid when the sign-up was deleted */
  confirm(signupId: string, wording: string): Promise<void> {
    return this.transaction.run(null, async () => {
      const { contact, suppressed, signup } = await this.of(signupId);
      const isOnList = contact?.emailOptIn === true && contact.status === 'active' && suppressed === null;
      if (isOnList) return;
      const before = contact ?? (await this.meet(signup));
      const named = `${before.firstName}${before.lastName}` === '' ? this.named(before, signup) : before;
      const agreed = named.optIn('newsletter', wording, this.clock.now());
      await this.suppressions.lift(before.email);
      await this.contacts.save(before, agreed);
      await this.outbox.add(contactWas('opted-in', agreed, { how: 'newsletter' }));
    });
  }

  private named(contact: Contact, { firstName, lastName }: NewsletterSignup): Contact {
    return contact.rename(firstName, lastName, this.clock.now());
  }

  private async meet({ email, firstName, lastName }: NewsletterSignup): Promise<Contact> {
    const silent = { emailOptIn: false, smsOptIn: false, preferredContactMethod: 'email', status: 'active' } as const;
    const unknown = { phone: null, dateOfBirth: null, tags: [], notes: null };
    const details = { firstName, lastName, ...silent, ...unknown, email, source: 'newsletter' };
    const contact = Contact.create(this.ids.next(), details, null, this.clock.now());
    await this.contacts.add(contact);
    await this.outbox.add(contactWas('created', contact, { source: contact.source }));
    return contact;
  }

  private async signup(id: string): Promise<NewsletterSignup> {
    const signup = await this.signups.find(id);
    if (!signup) throw new LinkNotValid();
    return signup;
  }
}
