import { decodeHTMLAttribute } from 'entities';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import {
  escapeHtml,
  type Fields,
  type MailContent,
  mailFor,
  MailWriter,
  type Piece,
  piecesOf,
  piecesOfHtml,
  REASON,
  reasonFor,
  valueOf,
} from '../../../templates/domain/index.js';
import type { Claimed } from '../persistence/claims.query.js';
import { encoded, joined } from '../../../../../platform/mail/encoded-text.js';
import { Clock } from '../../../../../kernel/clock.js';
import { Restaurant } from '../../../../../kernel/restaurant.js';
import type { StoredMail } from '../../../../../platform/mail/mail.js';
import { PreferenceLinks } from '../../../contacts/domain/index.js';
import { type EmailSettings, EmailSettingsRepository } from '../../../settings/domain/index.js';
import { CampaignContentQuery, MailLinks } from '../persistence/marketing-mails.query.js';
import { MAIL_ID_HEADER } from '../bounces/read-report.js';
import { TrackingLinks } from '../tracking/tracking-links.js';

/** Names that authors cannot use, because they contain spaces; the recipient's tracking URLs replace them. */
export const PIXEL = 'tracking pixel';
export const clickName = (place: number) => `tracking click ${String(place)}`;

/** A web address that is the same for every recipient. */
const LINK = /(<a\b[^<>]*?\shref=")(https?:\/\/[^"<>{}]*)(")/gi;

interface TrackedHtml {
  readonly html: string;
  /** Unique target URLs; `clickName` receives the index of one. */
  readonly urls: readonly string[];
}

/** HTML from `MailWriter` with placeholders for tracked links and the tracking pixel. */
export function trackedHtml(html: string): TrackedHtml {
  const urls: string[] = [];
  const rewritten = html.replaceAll(LINK, (_, before: string, address: string, after: string) => {
    const url = decodeHTMLAttribute(address);
    if (!urls.includes(url)) urls.push(url);
    return `${before}{{${clickName(urls.indexOf(url))}}}${after}`;
  });
  const pixel = `<img src="{{${PIXEL}}}" width="1" height="1" alt="" style="display:block;border:0">`;
  return { html: rewritten.replace(/(<\/body>|$)/i, `${pixel}$1`), urls };
}

type Person = Pick<
  Claimed,
  'fields' | 'email' | 'firstName' | 'lastName' | 'phone' | 'dateOfBirth' | 'lastVisit' | 'totalVisits'
>;

/** Values of the placeholders for a recipient. */
function personalFields(person: Person, timeZone: string): Fields {
  const { firstName, lastName, phone, dateOfBirth, lastVisit, totalVisits, email, fields } = person;
  return {
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    phone: phone ?? '',
    dateOfBirth: dateOfBirth?.replace(/^--/, '') ?? '',
    lastVisit: lastVisit?.toLocaleDateString('en-US', { timeZone, dateStyle: 'long' }) ?? '',
    totalVisits: totalVisits === null ? '' : String(totalVisits),
    email,
    ...fields,
  };
}

/** Like `mailFor`, but returns both parts encoded; whatever is the same for all recipients is encoded once. */
export function encodedFor({ html, text }: MailContent): (fields: Fields) => { text: string; html: string } {
  const fillText = fillOf(piecesOf(text), (value) => value);
  const fillHtml = fillOf(piecesOfHtml(html), escapeHtml);
  return (fields) => ({ text: fillText(fields), html: fillHtml(fields) });
}

function fillOf(pieces: readonly Piece[], written: (value: string) => string): (fields: Fields) => string {
  const prepared = pieces.map((piece) => (typeof piece === 'string' ? encoded(piece) : piece));
  return (fields) =>
    joined(prepared.map((piece) => (typeof piece === 'string' ? piece : encoded(valueOf(fields, piece, written)))));
}

interface Prepared {
  readonly settings: EmailSettings;
  readonly fill: (fields: Fields) => MailContent & Pick<StoredMail, 'encoded'>;
  readonly linkIds: readonly string[];
}

/** Of an email outside of campaigns, which share their content. */
const ownContentOf = ({ subject, previewText, html, text }: Claimed): MailContent => ({
  subject,
  previewText: previewText ?? '',
  html: html ?? '',
  text: text ?? '',
});

/** How long content and settings are cached. */
const FRESH_MS = 5_000;
const MAX_PREPARED = 20;

/** Builds the email for one person; whatever is the same for all is built once. */
@Injectable()
export class MarketingMails {
  private readonly cache = new LRUCache<string, Promise<Prepared>>({ max: MAX_PREPARED, ttl: FRESH_MS });

  constructor(
    private readonly campaigns: CampaignContentQuery,
    private readonly writer: MailWriter,
    private readonly settings: EmailSettingsRepository,
    private readonly links: MailLinks,
    private readonly tracking: TrackingLinks,
    private readonly preferences: PreferenceLinks,
    private readonly restaurant: Restaurant,
    private readonly clock: Clock,
  ) {}

  async mailOf(claimed: Claimed): Promise<StoredMail> {
    const { id, campaignId, type, email } = claimed;
    const { settings, fill, linkIds } = await this.preparedFor(claimed);
    const subject = `history:${id}` as const;
    const content = fill({
      ...personalFields(claimed, this.restaurant.timeZone),
      restaurantName: this.restaurant.name,
      [REASON]: reasonFor(claimed.optedIn, this.restaurant.name),
      unsubscribeUrl: this.preferences.pageFor(subject),
      [PIXEL]: this.tracking.pixelFor(id),
      ...Object.fromEntries(linkIds.map((link, place) => [clickName(place), this.tracking.clickFor(id, link)])),
    });
    return {
      ...content,
      id,
      key: id,
      kind: type,
      messageId: `<${id}@${this.restaurant.mailDomain}>`,
      createdAt: this.clock.now(),
      from: settings.sender,
      to: email,
      toName: claimed.name.replaceAll(/\s+/g, ' '),
      automatic: false,
      headers: {
        'List-Unsubscribe': `<${this.preferences.oneClickFor(subject)}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        'Feedback-ID': `${campaignId ?? type}:${type}:courtyard`,
        Precedence: 'bulk',
        // Some providers replace the Message-ID that identifies the email in reports.
        [MAIL_ID_HEADER]: id,
      },
    };
  }

  private preparedFor(claimed: Claimed): Promise<Prepared> {
    const { campaignId, subject } = claimed;
    const key = campaignId === null ? JSON.stringify(ownContentOf(claimed)) : `${campaignId} ${subject}`;
    const known = this.cache.get(key);
    if (known) return known;
    const prepared = this.prepare(claimed);
    prepared.catch(() => this.cache.delete(key));
    this.cache.set(key, prepared);
    return prepared;
  }

  private async prepare(claimed: Claimed): Promise<Prepared> {
    const [settings, written] = await Promise.all([this.settings.get(), this.writtenFor(claimed)]);
    const { subject, html, text } = await this.writer.write(written, settings);
    const tracked = trackedHtml(html);
    const linkIds = await this.links.idsOf(claimed.campaignId, tracked.urls);
    const content = { subject, html: tracked.html, text };
    const filled = mailFor(content);
    const encoded = encodedFor(content);
    return { settings, fill: (fields) => ({ ...filled(fields), encoded: encoded(fields) }), linkIds };
  }

  private async writtenFor(claimed: Claimed): Promise<MailContent> {
    if (claimed.campaignId === null || claimed.html !== null) return ownContentOf(claimed);
    const written = await this.campaigns.read(claimed.campaignId);
    if (!written) throw new Error('The campaign is gone.');
    // One of two subjects.
    return { ...written, subject: claimed.subject };
  }
}
