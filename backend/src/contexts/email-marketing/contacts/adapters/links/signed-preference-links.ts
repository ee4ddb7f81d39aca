import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../../kernel/clock.js';
import { AppSettings } from '../../../../../platform/config/app-settings.js';
import { SignedLinks } from '../../../../../platform/links/signed-links.js';
import { LinkNotValid } from '../../domain/contact.js';
import { SIGNUP_DAYS } from '../../domain/newsletter.service.js';
import type { MailedSubject, PreferenceLinks } from '../../domain/preferences.service.js';

const PREFERENCES = 'email-preferences';
const ONE_CLICK = 'email-one-click';
const RECORD = 'email-record';
const CONFIRMATION = 'email-confirmation';
const DAY_MS = 86_400_000;
/** Emails stay in mailboxes for years, and their readers must always be able to unsubscribe. */
const PREFERENCE_DAYS = 5 * 365;
const RECORD_DAYS = 1;
const CONFIRMATION_DAYS = 30;
const SIGNUP = 'signup:';

@Injectable()
export class SignedPreferenceLinks implements PreferenceLinks {
  constructor(
    private readonly links: SignedLinks,
    private readonly settings: AppSettings,
    private readonly clock: Clock,
  ) {}

  pageFor(subject: MailedSubject): string {
    return this.page('/email/preferences', this.links.sign(PREFERENCES, subject, this.inDays(PREFERENCE_DAYS)));
  }

  recordFor(subject: MailedSubject): string {
    return this.page('/email/record', this.links.sign(RECORD, subject, this.inDays(RECORD_DAYS)));
  }

  oneClickFor(subject: MailedSubject): string {
    const token = this.links.sign(ONE_CLICK, subject, this.inDays(PREFERENCE_DAYS));
    return new URL(`/api/email/unsubscribe/${token}`, this.settings.publicUrl).href;
  }

  confirmationFor(contactId: string): string {
    return this.confirmation(`contact:${contactId}`, CONFIRMATION_DAYS);
  }

  signupConfirmationFor(signupId: string): string {
    return this.confirmation(`${SIGNUP}${signupId}`, SIGNUP_DAYS);
  }

  subjectToLeave(token: string): MailedSubject {
    const subject = this.links.read(ONE_CLICK, token);
    return subject === null ? this.subjectIn(token) : asMailed(subject);
  }

  subjectIn(token: string): MailedSubject {
    return this.mailed(PREFERENCES, token);
  }

  subjectOfRecord(token: string): MailedSubject {
    return this.mailed(RECORD, token);
  }

  toConfirm(token: string): { contactId: string } | { signupId: string } {
    const subject = this.links.read(CONFIRMATION, token);
    if (!subject) throw new LinkNotValid();
    if (subject.startsWith(SIGNUP)) return { signupId: subject.slice(SIGNUP.length) };
    return { contactId: subject.replace('contact:', '') };
  }

  private confirmation(subject: string, days: number): string {
    return this.page('/email/confirm', this.links.sign(CONFIRMATION, subject, this.inDays(days)));
  }

  private mailed(purpose: string, token: string): MailedSubject {
    return asMailed(this.links.read(purpose, token));
  }

  /** Browsers never send the part after the `#`, so the token does not reach logs. */
  private page(path: string, token: string): string {
    const url = new URL(path, this.settings.publicUrl);
    url.hash = token;
    return url.href;
  }

  private inDays(days: number): Date {
    return new Date(this.clock.now().getTime() + days * DAY_MS);
  }
}

function asMailed(subject: string | null): MailedSubject {
  if (!subject?.startsWith('history:')) throw new LinkNotValid();
  return subject as MailedSubject;
}
