import { Injectable } from '@nestjs/common';
import { setImmediate } from 'node:timers/promises';
import { escapeText, escapeUTF8 } from 'entities';
import { Restaurant } from '../../../../../kernel/restaurant.js';
import { mailHtml } from '../../../../../platform/html/mail-html.js';
import { textOfHtml } from '../../../../../platform/html/text-of-html.js';
import { mailFrame } from '../../../../../platform/mail/mail-layout.js';
import { type MailContent, REASON } from '../../domain/mail-content.js';
import type { Imprint, MailWriter } from '../../domain/mail-writer.js';

const WHY = `{{${REASON}}}`;

/** Puts what was written into the frame that every mail of the house has. */
@Injectable()
export class FramedMailWriter implements MailWriter {
  constructor(private readonly restaurant: Restaurant) {}

  async write({ subject, html, text }: MailContent, { postalAddress }: Imprint): Promise<MailContent> {
    const { name } = this.restaurant;
    const body = mailHtml(html);
    // A long mail takes as long again to be read as text: others are served in between, and after it.
    await setImmediate();
    const plain = text.trim() || textOfHtml(body);
    await setImmediate();
    const footer = `${[name, postalAddress].map(asHtml).join('<br>')}<br>${WHY} <a href="{{unsubscribeUrl}}" style="color:#5a4d40">Unsubscribe</a>`;
    return {
      subject,
      html: mailFrame(this.restaurant, { title: escapeUTF8(subject), body, footer }),
      text: `${plain}\n\n-- \n${name}\n${postalAddress}\n\n${WHY}\nUnsubscribe: {{unsubscribeUrl}}\n`,
    };
  }
}

const asHtml = (text: string) => escapeText(text).replaceAll('\n', '<br>');
