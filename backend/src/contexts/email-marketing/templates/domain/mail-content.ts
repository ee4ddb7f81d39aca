/** A mail as its author wrote it, or as one person gets it. */
export interface MailContent {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** What may stand in `{{…}}`, by its name. */
export type Fields = Readonly<Record<string, string>>;

/** Fields of a contact that anybody may use, beside what the sending adds: `restaurantName` and `unsubscribeUrl`. */
export const CONTACT_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'dateOfBirth',
  'lastVisit',
  'totalVisits',
] as const;
export const PLACEHOLDERS = [...CONTACT_FIELDS, 'restaurantName', 'unsubscribeUrl'] as const;

/** Where the frame says why somebody gets the mail. No author can mean it: it has spaces. */
export const REASON = 'reason for the mail';

/** @param optedIn whether they are a contact who wants mail; a list of addresses may hold others */
export const reasonFor = (optedIn: boolean, restaurantName: string): string =>
  optedIn
    ? 'You’re getting this email because you signed up for our news.'
    : `${restaurantName} sent this email to your address.`;

/** A field's name, and behind a bar what stands there while the field is empty: `{{firstName|friend}}`. */
export interface Placeholder {
  readonly name: string;
  readonly fallback: string;
}

/** A text as it stands, or what is filled in. */
export type Piece = string | Placeholder;

const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;
/** In clean HTML: within one text or one attribute, so that no markup begins or ends in it. */
const IN_HTML = /\{\{([^{}<>"]*)\}\}/g;

/** Names of the placeholders in a text, each once, in their order. */
export const placeholdersIn = (text: string): string[] => [
  ...new Set(piecesOf(text).flatMap((piece) => (typeof piece === 'string' ? [] : [piece.name]))),
];

/**
 * Reads the content once, and then fills it in for one person after the other. What a field holds is put in as text: its own
 * braces and tags mean nothing. A name that no field has becomes empty. The HTML must be clean.
 */
export function mailFor(content: MailContent): (fields: Fields) => MailContent {
  const subject = piecesOf(content.subject);
  const html = piecesOfHtml(content.html);
  const text = piecesOf(content.text);
  return (fields) => ({
    subject: join(subject, fields, oneLine),
    html: join(html, fields, escapeHtml),
    text: join(text, fields, (value) => value),
  });
}

export const piecesOf = (text: string): Piece[] => pieces(text, PLACEHOLDER);
export const piecesOfHtml = (html: string): Piece[] => pieces(html, IN_HTML);

const pieces = (text: string, pattern: RegExp): Piece[] =>
  text.split(pattern).map((part, place) => (place % 2 === 0 ? part : placeholder(part)));

function placeholder(written: string): Placeholder {
  const [name = '', ...fallback] = written.split('|');
  return { name: name.trim(), fallback: fallback.join('|').trim() };
}

const join = (parts: readonly Piece[], fields: Fields, written: (value: string) => string): string =>
  parts.map((part) => (typeof part === 'string' ? part : valueOf(fields, part, written))).join('');

/** @param written how a field's value is put in; a fallback is part of the text that its author wrote */
export function valueOf(fields: Fields, { name, fallback }: Placeholder, written: (value: string) => string): string {
  const value = Object.hasOwn(fields, name) ? (fields[name] ?? '').trim() : '';
  return value === '' ? fallback : written(value);
}

const oneLine = (value: string) => value.replaceAll(/\s+/g, ' ').trim();

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escapeHtml = (value: string) => value.replaceAll(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);
