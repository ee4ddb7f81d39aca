import { type Gap, gapOf } from './gap.js';
import { type MailContent, PLACEHOLDERS, placeholdersIn } from './mail-content.js';

export const MAIL_WARNING_KINDS = [
  'unknown-placeholder',
  'gap-in-subject',
  'no-unsubscribe-link',
  'picture-without-description',
  'left-out',
  'too-large',
] as const;

/** What a mail's author should know before it is sent. It can be sent nevertheless. */
export interface MailWarning {
  readonly kind: (typeof MAIL_WARNING_KINDS)[number];
  readonly message: string;
}

/** Gmail and others cut off what is longer. */
const CUT_OFF_AT = 102 * 1024;
const KNOWN = new Set<string>(PLACEHOLDERS);
const LEFT_OUT = /<(?:script|style|form|input|button|iframe|object|embed|svg|video|audio|link|meta)\b/i;

/**
 * @param written as its author wrote it
 * @param whole the same as a whole mail, its placeholders filled in or not
 */
export function warningsOf(written: MailContent, whole: MailContent): MailWarning[] {
  const size = sizeOf(whole);
  const everything = [written.subject, written.html, written.text].join('\n');
  return [
    ...placeholdersIn(everything)
      .filter((name) => !KNOWN.has(name))
      .map((name) => warning('unknown-placeholder', `{{${name}}} is no field of a contact: nothing will stand there.`)),
    ...gapIn(gapOf(written.subject)),
    ...only(
      !placeholdersIn(written.html).includes('unsubscribeUrl'),
      warning('no-unsubscribe-link', 'Your text has no unsubscribe link of its own: the footer brings one.'),
    ),
    ...only(
      /<img\b(?![^<>]*\balt="[^"]+")/i.test(whole.html),
      warning(
        'picture-without-description',
        'A picture has no description: many mail programs show that in its place.',
      ),
    ),
    ...only(
      LEFT_OUT.test(written.html),
      warning('left-out', 'Scripts, style sheets, forms and films are left out: no mail program shows them.'),
    ),
    ...only(
      size > CUT_OFF_AT,
      warning('too-large', `The mail has ${kilobytes(size)} KB: mail programs cut off what is over 102 KB.`),
    ),
  ];
}

const gapIn = (gap: Gap | null) =>
  gap
    ? [
        warning(
          'gap-in-subject',
          `Without a ${gap.name} the subject reads “${gap.rest}”. Write ${gap.remedy}: the word behind the bar stands there then.`,
        ),
      ]
    : [];

/** Of the HTML part, in bytes. */
export const sizeOf = ({ html }: MailContent): number => new TextEncoder().encode(html).length;

const kilobytes = (bytes: number) => Math.ceil(bytes / 1024).toLocaleString('en-US');
const warning = (kind: MailWarning['kind'], message: string): MailWarning => ({ kind, message });
const only = (isSo: boolean, found: MailWarning) => (isSo ? [found] : []);
