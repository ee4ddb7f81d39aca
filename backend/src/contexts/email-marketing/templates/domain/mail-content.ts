/** An email as its author wrote it, or as one person gets it. */
export interface MailContent {
  readonly subject: string;
  /** What inboxes show after the subject; without it, they show the first words of the email. */
  readonly previewText?: string;
  readonly html: string;
  readonly text: string;
}

/** Inboxes show about that much on a wide screen, and less on a phone. */
export const MAX_PREVIEW_TEXT_LENGTH = 150;

/** Values of `{{…}}` by name. */
export type Fields = Readonly<Record<string, string>>;

/** Contact fields for authors; sending adds `restaurantName` and `unsubscribeUrl`. */
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

/** Placeholder of the frame for the reason why a person gets the email. Authors cannot use it, because it contains spaces. */
export const REASON = 'reason for the mail';

/** @param optedIn whether they are a contact who opted in; a list of addresses may contain others */
export const reasonFor = (optedIn: boolean, restaurantName: string): string =>
  optedIn
    ? 'You’re getting this email because you signed up for our news.'
    : `${restaurantName} sent this email to your address.`;

/** A field's name and, after a bar, the fallback for an empty field: `{{firstName|friend}}`. */
export interface Placeholder {
  readonly name: string;
  readonly fallback: string;
  /** Whether it is part of a URL, such as `https://…/?who={{firstName}}`, so that its value must be encoded. */
  readonly isInAddress: boolean;
}

/** Literal text or a placeholder. */
export type Piece = string | Placeholder;

const MAX_ADDRESS_LENGTH = 2_000;
const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;
/** For sanitized HTML: only matches within one text or attribute, so that a placeholder contains no markup. */
const IN_HTML = /\{\{([^{}<>"]*)\}\}/g;

/** Unique names of the placeholders, in order of appearance. */
export const placeholdersIn = (text: string): string[] => [
  ...new Set(piecesOf(text).flatMap((piece) => (typeof piece === 'string' ? [] : [piece.name]))),
];

/**
 * Parses the content once and returns a function that fills it in for one person. Values are inserted as text: braces
 * and tags in them have no effect. Unknown names become empty. The HTML must be sanitized.
 */
export function mailFor(content: MailContent): (fields: Fields) => Required<MailContent> {
  const subject = piecesOf(content.subject);
  const previewText = piecesOf(content.previewText ?? '');
  const html = piecesOfHtml(content.html);
  const text = piecesOf(content.text);
  return (fields) => ({
    subject: join(subject, fields, oneLine),
    previewText: join(previewText, fields, oneLine),
    html: join(html, fields, escapeHtml),
    text: join(text, fields, (value) => value),
  });
}

/** The beginning of a URL that continues; a placeholder alone between quotation marks is a whole URL. */
const ADDRESS = /(?:https?:\/\/|mailto:|tel:)[^\s<>"]*$/i;
const ADDRESS_IN_HTML = /\s(?:href|src)="[^"<>]+$/i;

export const piecesOf = (text: string): Piece[] => pieces(text, PLACEHOLDER, ADDRESS, /[\s<>"]/);
export const piecesOfHtml = (html: string): Piece[] => pieces(html, IN_HTML, ADDRESS_IN_HTML, /["<>]/);

function pieces(text: string, pattern: RegExp, address: RegExp, end: RegExp): Piece[] {
  let isInAddress = false;
  return text.split(pattern).map((part, place) => {
    if (place % 2 === 1) return placeholder(part, isInAddress);
    isInAddress = (isInAddress && !end.test(part)) || address.test(part.slice(-MAX_ADDRESS_LENGTH));
    return part;
  });
}

function placeholder(written: string, isInAddress: boolean): Placeholder {
  const [name = '', ...fallback] = written.split('|');
  return { name: name.trim(), fallback: fallback.join('|').trim(), isInAddress };
}

const join = (parts: readonly Piece[], fields: Fields, written: (value: string) => string): string =>
  parts.map((part) => (typeof part === 'string' ? part : valueOf(fields, part, written))).join('');

/** @param written encodes a field's value; the author's fallback is inserted unchanged */
export function valueOf(fields: Fields, placeholder: Placeholder, written: (value: string) => string): string {
  const { name, fallback, isInAddress } = placeholder;
  const value = Object.hasOwn(fields, name) ? (fields[name] ?? '').trim() : '';
  if (isInAddress) return inAddress(value === '' ? unescaped(fallback) : value);
  return value === '' ? fallback : written(value);
}

/** `@` needs no encoding anywhere in a URL, and mail clients handle `mailto:` better with it. */
const inAddress = (value: string) =>
  encodeURIComponent(value.toWellFormed())
    .replaceAll('%40', '@')
    .replaceAll(/['()*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const oneLine = (value: string) => value.replaceAll(/\s+/g, ' ').trim();

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const unescaped = (html: string) =>
  html.replaceAll(
    /&(?:amp|lt|gt|quot|#39);/g,
    (entity) => Object.keys(SIGNS).find((sign) => SIGNS[sign] === entity) ?? entity,
  );
export const escapeHtml = (value: string) => value.replaceAll(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);
