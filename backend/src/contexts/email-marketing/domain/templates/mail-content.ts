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
    ? 'You get this mail because you asked for news from us.'
    : `${restaurantName} sent this mail to your address.`;

const PLACEHOLDER = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** Names of the placeholders in a text, each once, in their order. */
export const placeholdersIn = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(PLACEHOLDER), ([, name = '']) => name)),
];

/**
 * Reads the content once, and then fills it in for one person after the other. What a field holds is put in as text: its own
 * braces and tags mean nothing. A name that no field has becomes empty.
 */
export function mailFor(content: MailContent): (fields: Fields) => MailContent {
  const subject = split(content.subject);
  const html = split(content.html);
  const text = split(content.text);
  return (fields) => ({
    subject: join(subject, fields, oneLine),
    html: join(html, fields, escapeHtml),
    text: join(text, fields, (value) => value),
  });
}

/** Texts at even places, names of placeholders at odd ones. */
export const split = (text: string): string[] => text.split(PLACEHOLDER);

const join = (parts: readonly string[], fields: Fields, written: (value: string) => string): string =>
  parts.map((part, place) => (place % 2 === 0 ? part : written(valueOf(fields, part)))).join('');

export const valueOf = (fields: Fields, name: string): string =>
  Object.hasOwn(fields, name) ? (fields[name] ?? '') : '';

const oneLine = (value: string) => value.replaceAll(/\s+/g, ' ').trim();

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escapeHtml = (value: string) => value.replaceAll(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);
