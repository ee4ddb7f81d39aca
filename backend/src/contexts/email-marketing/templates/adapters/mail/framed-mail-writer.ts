import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { decodeHTML, escapeText, escapeUTF8 } from 'entities';
import type { Actor } from '../../../../../kernel/actor.js';
import { InvalidInput } from '../../../../../kernel/domain-error.js';
import { Ids } from '../../../../../kernel/ids.js';
import { Restaurant } from '../../../../../kernel/restaurant.js';
import { MailQueue } from '../../../../../platform/mail/mail-queue.js';
import { RateLimits } from '../../../../../platform/rate-limits/rate-limits.js';
import { IdentityService } from '../../../../identity/index.js';
import { EmailSettingsRepository } from '../../../settings/domain/index.js';
import { type MailContent, REASON } from '../../domain/mail-content.js';
import { AppSettings } from '../../../../../platform/config/app-settings.js';
import { mailHtml } from '../../../../../platform/html/mail-html.js';
import { textOfHtml } from '../../../../../platform/html/text-of-html.js';
import { mailFrame } from '../../../../../platform/mail/mail-layout.js';
import type { Imprint, MailWriter } from '../../domain/mail-preview.js';

const LIMITS = [
  { name: 'test-mail-minute', points: 5, seconds: 60 },
  { name: 'test-mail-hour', points: 30, seconds: 3600 },
];

/** Sends unsaved content as a test email. */
@Injectable()
export class TestMails {
  constructor(
    private readonly mailQueue: MailQueue,
    private readonly settings: EmailSettingsRepository,
    private readonly identity: IdentityService,
    private readonly restaurant: Restaurant,
    private readonly limits: RateLimits,
    private readonly ids: Ids,
  ) {}

  /**
   * A site manager can only send to users and to the restaurant's own address: test emails bypass the owner's approval.
   * @throws TooMany, InvalidInput
   */
  async send({ subject, html, text }: MailContent, to: string, by: Actor): Promise<void> {
    if (by.role !== 'admin' && !(await this.identity.isAddressTaken(to)) && !this.isOurs(to)) {
      const message =
        'Test emails go to people who have an account here. Ask the owner to send one to another address.';
      throw new InvalidInput([{ field: 'to', message }]);
    }
    await this.limits.count(by.id, LIMITS);
    const { sender } = await this.settings.get();
    await this.mailQueue.post({
      key: `template-test:${this.ids.next()}`,
      kind: 'template-test',
      from: sender,
      to,
      subject: `Test: ${subject}`,
      text,
      html,
      automatic: true,
    });
  }

  private isOurs(address: string): boolean {
    return address.toLowerCase() === this.restaurant.email.toLowerCase();
  }
}

/** Matches HTML with a layout of its own. */
const PAGE = /<(?:body|style)\b/i;
const WHY = `{{${REASON}}}`;

/** Puts content into the frame that all emails of the restaurant share. */
@Injectable()
export class FramedMailWriter implements MailWriter {
  private readonly ownPicture: RegExp;

  constructor(
    private readonly restaurant: Restaurant,
    private readonly settings: AppSettings,
  ) {
    this.ownPicture = ownPictureAt(settings.publicUrl.origin);
  }

  async write(written: MailContent, { postalAddress }: Imprint): Promise<MailContent> {
    const { subject, html, text } = written;
    const { name } = this.restaurant;
    const { preheader, body, css } = mailHtml(this.withMailPictures(html));
    const previewText = written.previewText?.trim() || decodeHTML(preheader);
    // Converting a long email to text takes long, so yield to other requests before and after it.
    await setImmediate();
    const plain = text.trim() || textOfHtml(body);
    await setImmediate();
    const footer = `${[name, postalAddress].map(asHtml).join('<br>')}<br>${WHY} <a href="{{unsubscribeUrl}}" style="color:#5a4d40">Unsubscribe</a>`;
    return {
      subject,
      previewText,
      html: mailFrame(this.restaurant, {
        title: escapeUTF8(subject),
        preheader: escapeUTF8(previewText),
        body,
        css,
        footer,
        isPage: PAGE.test(html),
      }),
      text: `${plain}\n\n-- \n${name}\n${postalAddress}\n\n${WHY}\nUnsubscribe: {{unsubscribeUrl}}\n`,
    };
  }

  /** Uses JPEG versions and absolute URLs for our pictures: Outlook supports neither WebP nor AVIF. */
  private withMailPictures(html: string): string {
    const { origin } = this.settings.publicUrl;
    return html.replaceAll(this.ownPicture, (_, before: string, path: string) => `${before}${origin}${path}.jpg`);
  }
}

const ownPictureAt = (origin: string) =>
  new RegExp(
    String.raw`(["'(=]\s?)(?:${origin.replaceAll(/[.[\]]/g, String.raw`\$&`)})?(/pictures/[\w-]{1,80})\.(?:webp|avif)`,
    'gi',
  );

const asHtml = (text: string) => escapeText(text).replaceAll('\n', '<br>');
