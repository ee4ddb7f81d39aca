import {
  type CONTACT_FIELDS,
  type MailContent,
  type Piece,
  piecesOf,
  piecesOfHtml,
  PLACEHOLDERS,
  placeholdersIn,
  REASON,
} from './mail-content.js';

/** Fields that may be empty; for addresses that belong to no contact, they always are. */
export type UnsureField = Exclude<(typeof CONTACT_FIELDS)[number], 'email'>;

const NAMES: Readonly<Record<UnsureField, string>> = {
  firstName: 'first name',
  lastName: 'last name',
  phone: 'phone number',
  dateOfBirth: 'date of birth',
  lastVisit: 'last visit',
  totalVisits: 'number of visits',
};

/** A subject or a preview text that starts with such a field and has no fallback. */
export interface Gap {
  readonly field: UnsureField;
  /** The field's name in messages. */
  readonly name: string;
  /** The rest of the line if the field is empty. */
  readonly rest: string;
  /** The placeholder with a fallback to use instead. */
  readonly remedy: string;
}

export function gapOf(line: string): Gap | null {
  const [before, first] = piecesOf(line);
  if (before !== '' || first === undefined || typeof first === 'string') return null;
  if (first.fallback !== '' || !isUnsure(first.name)) return null;
  const rest = line.slice(line.indexOf('}}') + 2);
  const remedy = `{{${first.name}|${first.name === 'firstName' ? 'Friend' : '…'}}}`;
  return { field: first.name, name: NAMES[first.name], rest, remedy };
}

const isUnsure = (name: string): name is UnsureField => Object.hasOwn(NAMES, name);

export const MAIL_WARNING_KINDS = [
  'unknown-placeholder',
  'gap-in-subject',
  'gap-in-preview-text',
  'no-unsubscribe-link',
  'picture-without-description',
  'left-out',
  'too-large',
] as const;

/** A warning for the author of an email, who may send it anyway. */
export interface MailWarning {
  readonly kind: (typeof MAIL_WARNING_KINDS)[number];
  readonly message: string;
}

/** Gmail and others clip longer emails. */
const GMAIL_CLIP_BYTES = 102 * 1024;
/** The same limit as in `platform/html`. */
const MAX_STYLES_LENGTH = 64 * 1024;
const PLACEHOLDER_NAMES = new Set<string>(PLACEHOLDERS);
const LEFT_OUT = /<(?:script|form|input|button|iframe|object|embed|svg|video|audio|link)\b/i;

/**
 * @param written the author's content
 * @param whole the complete email, with or without filled-in placeholders
 */
export function warningsOf(written: MailContent, whole: MailContent): MailWarning[] {
  const size = sizeOf(whole);
  // The author's HTML may differ from what people get, such as in entities.
  const pieces = [
    ...piecesOf([written.subject, written.previewText ?? '', whole.text].join('\n')),
    ...piecesOfHtml(whole.html),
  ];
  return [
    ...unknownIn(pieces).map((name) =>
      warning('unknown-placeholder', `{{${name}}} isn’t a contact field and will be empty.`),
    ),
    ...brokenIn(pieces),
    ...gapIn('subject', written.subject),
    ...gapIn('preview text', written.previewText ?? ''),
    ...only(
      !placeholdersIn(written.html).includes('unsubscribeUrl'),
      warning('no-unsubscribe-link', 'Your email has no unsubscribe link. The footer includes one.'),
    ),
    ...only(
      /<img\b(?![^<>]*\balt="[^"]+")/i.test(whole.html),
      warning(
        'picture-without-description',
        'An image has no description. Many email apps show it instead of the image.',
      ),
    ),
    ...only(
      LEFT_OUT.test(written.html),
      warning('left-out', 'Scripts, forms, videos and linked style sheets are removed because email apps block them.'),
    ),
    ...only(
      stylesIn(written.html) > MAX_STYLES_LENGTH,
      warning('left-out', 'The style sheet is longer than 64 KB and is removed.'),
    ),
    ...only(
      size > GMAIL_CLIP_BYTES,
      warning('too-large', `This email is ${kilobytes(size)} KB. Gmail clips messages over 102 KB.`),
    ),
  ];
}

/** Braces that were never closed, are nested, or are single around a field: recipients would see them. */
const BROKEN = new RegExp(`\\{\\{[^{}<\\n]{0,40}\\}?|\\{ *(?:${PLACEHOLDERS.join('|')}) *(?:\\|[^{}<\\n]*)?\\}`);

/** As a visual editor or pasted text leaves it. */
const FORMATTED = /\{\{[^{}]{0,300}<[^{}]{0,300}\}\}/;
const TAG = /<[^<>]*>/g;

const unknownIn = (pieces: readonly Piece[]): string[] => [
  ...new Set(
    pieces
      .flatMap((piece) => (typeof piece === 'string' ? [] : [piece.name]))
      .filter((name) => name !== REASON && !PLACEHOLDER_NAMES.has(name)),
  ),
];

function brokenIn(pieces: readonly Piece[]): MailWarning[] {
  const plain = pieces.map((piece) => (typeof piece === 'string' ? piece : '\n')).join('');
  const [formatted] = FORMATTED.exec(plain) ?? [];
  if (formatted !== undefined) {
    const message = `“${formatted.replaceAll(TAG, '')}” has formatting inside, so people see the braces. Format all of it, or none.`;
    return [warning('unknown-placeholder', message)];
  }
  const [broken] = BROKEN.exec(plain) ?? [];
  if (broken === undefined) return [];
  const message = `“${broken.trim()}” isn’t a complete placeholder, so people see it as written. Write it like {{firstName}} or {{firstName|Friend}}.`;
  return [warning('unknown-placeholder', message)];
}

/** Total length of the style sheets, including those for Outlook only. */
const stylesIn = (html: string) =>
  html
    .split(/<style\b/i)
    .slice(1)
    .reduce((sum, rest) => sum + Math.max(0, rest.indexOf('</') - rest.indexOf('>') - 1), 0);

function gapIn(line: 'subject' | 'preview text', written: string): MailWarning[] {
  const gap = gapOf(written);
  if (!gap) return [];
  const message = `Without a ${gap.name}, the ${line} reads “${gap.rest}”. Use ${gap.remedy} to set a fallback.`;
  return [warning(line === 'subject' ? 'gap-in-subject' : 'gap-in-preview-text', message)];
}

/** Size of the HTML part in bytes. */
export const sizeOf = ({ html }: MailContent): number => new TextEncoder().encode(html).length;

const kilobytes = (bytes: number) => Math.ceil(bytes / 1024).toLocaleString('en-US');
const warning = (kind: MailWarning['kind'], message: string): MailWarning => ({ kind, message });
const only = (isSo: boolean, found: MailWarning) => (isSo ? [found] : []);
