import { createHash } from 'node:crypto';
import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';
import { Injectable } from '@nestjs/common';
import { Unprocessable } from '../../../../kernel/domain-error.js';
import { withoutTurning } from '../../../../platform/http/fields/signs.js';
import { textOfHtml } from '../../../../platform/html/text-of-html.js';
import { RepliesService, type ReplyEmail } from '../../domain/replies/replies.service.js';
import { addDays, instantOf } from '../../../../kernel/calendar.js';
import { SignedLinks } from '../../../../platform/links/signed-links.js';
import { Restaurant } from '../../../../kernel/restaurant.js';
import { divided } from './without-quotes.js';

/** Only attachments come after this many bytes. */
const MAX_EMAIL_BYTES = 10 * 1024 * 1024;
/** Characters searched for quotations, and characters stored. */
const MAX_READ_LENGTH = 100_000;
export const MAX_STORED_LENGTH = 4_000;
const MAX_OMITTED_LENGTH = 8_000;
const MAX_ATTACHMENTS = 10;
const MAX_NAME_LENGTH = 120;

interface ParsedReply extends ReplyEmail {
  /** Message-IDs of the answered emails, nearest first. */
  readonly answers: string;
  /** Whether no person wrote it: an automatic reply, a receipt, or a bounce. */
  readonly isAutomatic: boolean;
}

/**
 * Parses a raw email (RFC 5322).
 * @param ourAddress identifies our own text in quotations
 * @throws Unprocessable
 */
export async function parseReply(mail: Buffer, ourAddress?: string): Promise<ParsedReply> {
  const email = await PostalMime.parse(mail.subarray(0, MAX_EMAIL_BYTES), { forceRfc822Attachments: true }).catch(
    () => {
      throw new Unprocessable('This email can’t be read. It has no sender or is damaged.');
    },
  );
  const writtenBy = email.from?.address?.toLowerCase();
  if (!writtenBy?.includes('@')) throw new Unprocessable('This email can’t be read. It has no sender or is damaged.');
  const own = { subject: email.subject, address: ourAddress };
  const { written, leftOut } = divided(textOf(email).slice(0, MAX_READ_LENGTH), own);
  const whole = withoutTurning(written);
  return {
    writtenBy: writtenBy.slice(0, 320),
    text: whole.slice(0, MAX_STORED_LENGTH).toWellFormed(),
    isCut: whole.length > MAX_STORED_LENGTH,
    leftOut: withoutTurning(leftOut).slice(0, MAX_OMITTED_LENGTH).toWellFormed(),
    attachments: attachmentsOf(email),
    fingerprint: createHash('sha256')
      .update(email.messageId ?? mail)
      .digest('hex'),
    answers: `${email.inReplyTo ?? ''} ${email.references ?? ''}`,
    isAutomatic: isAutomatic(email, writtenBy),
  };
}

/** Falls back to the HTML if the text part is blank, and to a text attachment if there is neither. */
function textOf({ text = '', html = '', attachments }: Email): string {
  if (text.trim() !== '') return text;
  const fromHtml = textOfHtml(html.slice(0, MAX_READ_LENGTH));
  if (fromHtml.trim() !== '') return fromHtml;
  const file = attachments.find(({ mimeType }) => mimeType === 'text/plain');
  return file ? Buffer.from(file.content as ArrayBuffer).toString() : '';
}

/** Parts that mail clients add on their own: signatures, reactions, and responses to invitations. */
const NO_FILES =
  /^(?:text\/vnd\.google\.email-reaction\+json|text\/calendar|application\/(?:x-)?pkcs7-signature|application\/pgp-(?:signature|keys|encrypted)|application\/ics)$/;

/** Ignores inline images, such as the logo in a signature. */
const attachmentsOf = ({ attachments }: Email): string[] =>
  attachments
    .filter(({ related, mimeType }) => !related && !NO_FILES.test(mimeType))
    .slice(0, MAX_ATTACHMENTS)
    .map(({ filename, mimeType }) => withoutTurning((filename ?? mimeType).replaceAll(/\p{Cc}+/gu, ' ')))
    .map((name) => name.slice(0, MAX_NAME_LENGTH).toWellFormed());

/** Subjects of automatic replies while someone is away. */
const ABSENCE = new RegExp(
  `^(?:${[
    'automatic reply',
    'auto(?:matic)?[ -]?(?:reply|response|responder)',
    'out of (?:the )?office',
    'respuesta autom[aá]tica',
    'fuera de (?:la )?oficina',
    'ausente',
    'r[ée]ponse automatique',
    'absen(?:t|ce) du bureau',
    'absence',
    'automatische antwort',
    'abwesenheit\\w*',
    'abwesend',
    'risposta automatica',
    'fuori (?:sede|ufficio)',
    'resposta autom[áa]tica',
    'fora do escrit[óo]rio',
    'automatisch antwoord',
    'afwezig\\w*',
    'autosvar',
    'automatisk svar',
    'automaattinen vastaus',
    'odpowiedź automatyczna',
    'automatická odpověď',
    'автоматический ответ',
    'автоответ',
    '自动(?:回复|答复)',
    '自動(?:返信|応答)',
    '자동 회신',
  ].join('|')})(?![\\p{L}\\p{N}])`,
  'iu',
);

/** Checks the headers of RFC 3834 and other common signs. */
function isAutomatic({ headers, subject = '' }: Email, writtenBy: string): boolean {
  const valueOf = (name: string) => headers.find(({ key }) => key === name)?.value.trim() ?? null;
  const submitted = valueOf('auto-submitted');
  return (
    (submitted !== null && !/^no\b/i.test(submitted)) ||
    valueOf('return-path') === '<>' ||
    valueOf('x-autoreply') !== null ||
    valueOf('x-autorespond') !== null ||
    valueOf('x-ms-exchange-inbox-rules-loop') !== null ||
    // Some mail clients for people send `Precedence: list`.
    /^(?:auto_reply|bulk|junk)\b/i.test(valueOf('precedence') ?? '') ||
    /^multipart\/report\b/i.test(valueOf('content-type') ?? '') ||
    /^(?:mailer-daemon|postmaster)@/.test(writtenBy) ||
    ABSENCE.test(subject)
  );
}

const PURPOSE = 'table-conversation';
const DAYS_AFTER = 30;
const LOCAL_PART = /<([^<>@\s]{1,300})@/g;
/** Mail clients put our email among the last ids; checking each costs a signature. */
const MAX_IDS = 20;
const MAX_CHARACTERS = 8_192;
/** Parts of a token, which is the end of the local part. */
const PARTS = 3;

/** Signed names of conversations about reservations. Only recipients of our emails know them. */
@Injectable()
export class TableConversations {
  constructor(private readonly links: SignedLinks) {}

  /** @param until the day of the visit; replies are accepted for a month after it */
  nameOf(reservationId: string, until: string): string {
    return this.links.sign(PURPOSE, reservationId, instantOf(addDays(until, DAYS_AFTER), '00:00', 'UTC'));
  }

  /** The reservation that an email with these Message-IDs refers to; null if none is valid or the time is over. */
  reservationIn(messageIds: string): string | null {
    const newest = [...messageIds.slice(-MAX_CHARACTERS).matchAll(LOCAL_PART)].slice(-MAX_IDS);
    for (const [, local = ''] of newest) {
      const id = this.links.read(PURPOSE, local.split('.').slice(-PARTS).join('.'));
      if (id !== null) return id;
    }
    return null;
  }
}

export const TAKEN = ['kept', 'known', 'automatic', 'unknown'] as const;
export type Taken = (typeof TAKEN)[number];

/** Receives emails from the mailbox for guests' replies. */
@Injectable()
export class ReplyIntake {
  constructor(
    private readonly replies: RepliesService,
    private readonly conversations: TableConversations,
    private readonly restaurant: Restaurant,
  ) {}

  /** Stores what a person wrote about a reservation; a duplicate has no effect. @throws Unprocessable */
  async take(mail: Buffer): Promise<Taken> {
    const { answers, isAutomatic, ...letter } = await parseReply(mail, this.restaurant.reservationsEmail);
    if (isAutomatic) return 'automatic';
    const reservationId = this.conversations.reservationIn(answers);
    // Copies of our own emails may arrive in the same mailbox.
    if (reservationId === null || letter.writtenBy === this.restaurant.reservationsEmail) return 'unknown';
    return this.replies.keep(reservationId, letter);
  }
}
