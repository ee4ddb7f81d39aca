import { Injectable } from '@nestjs/common';
import { Ids } from '../../../../kernel/ids.js';
import { Restaurant } from '../../../../kernel/restaurant.js';
import { CurrentRestaurant } from '../../../../platform/restaurant/current-restaurant.js';
import { OnEvent, type StoredEvent } from '../../../../platform/events/event-listeners.js';
import { AppSettings } from '../../../../platform/config/app-settings.js';
import { type MailCap, MailCaps } from '../../../../platform/mail/mail-caps.js';
import { type MailContent, mailLayout } from '../../../../platform/mail/mail-layout.js';
import { MailQueue } from '../../../../platform/mail/mail-queue.js';
import type { Account, AccountFact } from '../../domain/account.js';
import type { AccountMails, PasswordLink } from '../../domain/password-links.service.js';
import { AccountRepository } from '../../domain/ports.js';

const LINK: MailCap = {
  kind: 'password-link',
  toOne: [
    { max: 3, hours: 1 },
    { max: 6, hours: 24 },
  ],
  toAll: 60,
};
/** Without a limit, a browser that drops its cookies would cause an email with every sign-in. */
const NEWS: MailCap = { kind: 'account-news', toOne: [{ max: 10, hours: 24 }] };

const AS = { admin: 'owner', manager: 'site manager', staff: 'staff' } as const;

interface News {
  readonly subject: string;
  readonly sentence: string;
}

const PASSWORD_CHANGED = { subject: 'Your password was changed', sentence: 'The password of your account was changed' };

/** Emails to the account's owner, by event type. */
const NEWS_OF: Readonly<Record<string, News>> = {
  'account.changed-password': PASSWORD_CHANGED,
  'account.chose-password-by-link': PASSWORD_CHANGED,
  'staff-member.password-reset': PASSWORD_CHANGED,
  'account.codes-guessed': {
    subject: 'Someone has your password',
    sentence: 'Someone who knows your password entered ten wrong two-step sign-in codes',
  },
  'account.proof-guessed': {
    subject: 'You were signed out everywhere',
    sentence: 'A browser where you were signed in was signed out after ten wrong passwords or codes',
  },
  'account.added-passkey': {
    subject: 'A passkey was added to your account',
    sentence: 'A passkey that signs in to your account was added',
  },
  'account.turned-off-second-step': {
    subject: 'Two-step sign-in was turned off',
    sentence: 'Two-step sign-in was turned off for your account',
  },
  'account.second-step-reset': {
    subject: 'Two-step sign-in was reset',
    sentence: 'Two-step sign-in and the passkeys of your account were removed',
  },
};
const SIGNED_IN = ['account.signed-in', 'account.signed-in-with-passkey'];

/** Emails to the owners of accounts: links to choose a password, and news about the account. */
@Injectable()
export class MailedAccounts implements AccountMails {
  constructor(
    private readonly mailQueue: MailQueue,
    private readonly caps: MailCaps,
    private readonly accounts: AccountRepository,
    private readonly restaurant: Restaurant,
    private readonly current: CurrentRestaurant,
    private readonly ids: Ids,
    private readonly settings: AppSettings,
  ) {}

  async sendLink(account: Account, { url, invitedBy }: PasswordLink): Promise<void> {
    const key = `${LINK.kind}:${this.ids.next()}`;
    if (!(await this.caps.allow(LINK, key, account.email))) return;
    const name = this.current.nameForAccounts;
    const content =
      invitedBy === null
        ? {
            heading: 'Choose a new password',
            paragraphs: [
              `Someone, hopefully you, asked for a new password for the ${AS[account.role]} account with this address at ${name}.`,
            ],
            action: { label: 'Choose a new password', url },
            closing: [
              'The link works once, for 30 minutes.',
              'If you didn’t ask for it, ignore this email. Your password stays the same.',
            ],
          }
        : {
            heading: `Welcome to ${name}`,
            paragraphs: [
              `${invitedBy} has set up a ${AS[account.role]} account for you at ${name}. Your login is ${account.email}.`,
            ],
            action: { label: 'Choose your password', url },
            closing: ['The link works once, for seven days. After that, ask for a new one on the login page.'],
          };
    await this.post(key, LINK.kind, account, content);
  }

  /** Notifies the account's owner of changes, so that changes by someone else are noticed. */
  @OnEvent([...Object.keys(NEWS_OF), ...SIGNED_IN], { listener: 'account-mails' })
  async notifyOwner({ id, type, subject, occurredAt, payload }: StoredEvent<AccountFact>): Promise<void> {
    const news = NEWS_OF[type] ?? signInNews(payload.newBrowser);
    const account = await this.accounts.findOwn(subject.id);
    const key = `${NEWS.kind}:${id}`;
    if (!news || !account?.isActive || !(await this.caps.allow(NEWS, key, account.email))) return;
    await this.post(key, NEWS.kind, account, {
      heading: news.subject,
      paragraphs: [
        `${news.sentence} at ${this.current.nameForAccounts} on ${this.spoken(new Date(occurredAt))}.`,
        'If this was you, you don’t need to do anything.',
        'If it wasn’t you, choose a new password now and sign out everywhere from the account menu.',
      ],
      action: { label: 'Go to the login page', url: new URL(`/${account.role}/login`, this.settings.publicUrl).href },
    });
  }

  private async post(key: string, kind: string, { email: to }: Account, content: MailContent): Promise<void> {
    const { nameForAccounts: name } = this.current;
    const isNamed = name === this.restaurant.name;
    const sender = { name, lines: [this.settings.publicUrl.origin] };
    await this.mailQueue.post({
      key,
      kind,
      to,
      from: { name, address: this.restaurant.email },
      subject: content.heading,
      automatic: true,
      ...mailLayout(this.restaurant, isNamed ? content : { ...content, sender }),
    });
  }

  private spoken(moment: Date): string {
    const { timeZone } = this.restaurant;
    return moment.toLocaleString('en-US', { timeZone, dateStyle: 'medium', timeStyle: 'short' });
  }
}

function signInNews(newBrowser: string | undefined): News | null {
  return newBrowser === undefined
    ? null
    : { subject: 'New sign-in to your account', sentence: `Your account was used to sign in from ${newBrowser}` };
}
