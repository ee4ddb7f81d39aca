import { createHash } from 'node:crypto';
import PostalMime, { type Email } from 'postal-mime';
import { withoutTurning } from '../../../../platform/http/fields/signs.js';
import { textOfHtml } from '../../../../platform/html/text-of-html.js';
import type { Letter } from '../../domain/replies/reply.js';
import { UnreadableMail } from '../../domain/replies/reply.errors.js';
import { withoutQuotes } from './without-quotes.js';

/** Behind it stand attachments. */
const LARGEST = 10 * 1024 * 1024;
/** Characters; what quotes are looked for in, and what is kept. */
const LONGEST_READ = 100_000;
export const LONGEST_KEPT = 4_000;
const MOST_ATTACHMENTS = 10;
const LONGEST_NAME = 120;

export interface ReadLetter extends Letter {
  /** The Message-IDs of what it answers, the nearest first. */
  readonly answers: string;
  /** Whether a program wrote it: an automatic answer, a receipt, a mail that came back. */
  readonly isAutomatic: boolean;
}

/** Reads a mail as it arrived (RFC 5322). @throws UnreadableMail */
export async function readLetter(mail: Buffer): Promise<ReadLetter> {
  const email = await PostalMime.parse(mail.subarray(0, LARGEST), { forceRfc822Attachments: true }).catch(() => {
    throw new UnreadableMail();
  });
  const writtenBy = email.from?.address?.toLowerCase();
  if (!writtenBy?.includes('@')) throw new UnreadableMail();
  const whole = withoutTurning(withoutQuotes(textOf(email).slice(0, LONGEST_READ)));
  return {
    writtenBy: writtenBy.slice(0, 320),
    text: whole.slice(0, LONGEST_KEPT).toWellFormed(),
    isCut: whole.length > LONGEST_KEPT,
    attachments: attachmentsOf(email),
    fingerprint: createHash('sha256')
      .update(email.messageId ?? mail)
      .digest('hex'),
    answers: `${email.inReplyTo ?? ''} ${email.references ?? ''}`,
    isAutomatic: isAutomatic(email, writtenBy),
  };
}

const textOf = ({ text, html = '' }: Email): string => text ?? textOfHtml(html.slice(0, LONGEST_READ));

/** Pictures within the text, such as the logo of a signature, are none. */
const attachmentsOf = ({ attachments }: Email): string[] =>
  attachments
    .filter(({ related }) => !related)
    .slice(0, MOST_ATTACHMENTS)
    .map(({ filename, mimeType }) => withoutTurning((filename ?? mimeType).replaceAll(/\p{Cc}+/gu, ' ')))
    .map((name) => name.slice(0, LONGEST_NAME).toWellFormed());

/** By what RFC 3834 asks for, and by what is usual beside it. */
function isAutomatic({ headers, subject = '' }: Email, writtenBy: string): boolean {
  const valueOf = (name: string) => headers.find(({ key }) => key === name)?.value.trim() ?? null;
  const submitted = valueOf('auto-submitted');
  return (
    (submitted !== null && !/^no\b/i.test(submitted)) ||
    valueOf('return-path') === '<>' ||
    valueOf('x-autoreply') !== null ||
    valueOf('x-autorespond') !== null ||
    /^(?:auto_reply|bulk|junk|list)\b/i.test(valueOf('precedence') ?? '') ||
    /^multipart\/report\b/i.test(valueOf('content-type') ?? '') ||
    /^(?:mailer-daemon|postmaster)@/.test(writtenBy) ||
    /^(?:automatic reply|auto(?:matic)?[ -]?(?:reply|response|responder)|out of (?:the )?office)\b/i.test(subject)
  );
}
