import type { FieldError } from '../../kernel/domain-error.js';

/** Every control character but tab and newline. */
const CONTROL = /[^\P{Cc}\t\n]/u;
/** Kept to the letter: spaces at the ends of a password or of submitted content belong to it. */
const UNTRIMMED_FIELDS = /password$|^contentData$/i;
/** A file may hold any; its cells are looked at one by one. */
const FILE = /^csv$/;
/** What cannot be seen and comes along when something is copied: no text begins or ends with it on purpose. Signs that turn the
 * order of others are refused where they matter. */
const UNSEEN = /[\s\u00AD\u061C\u180E\u200B-\u200F\u2060-\u2064\u206A-\u206F\uFEFF]/u;

/** Trims every text and finds control characters and broken Unicode, before any field is looked at. */
export function plainText(value: unknown): { plain: unknown; unreadable: readonly FieldError[] } {
  const unreadable: FieldError[] = [];
  return { plain: walk(value, '', unreadable), unreadable };
}

function walk(value: unknown, field: string, errors: FieldError[]): unknown {
  if (typeof value === 'string') {
    const lines = value.replaceAll('\r\n', '\n');
    const text = FILE.test(field) ? withoutControls(lines) : lines;
    if (CONTROL.test(text) || !text.isWellFormed()) {
      errors.push({ field, message: 'Please remove invisible characters.' });
      return text.toWellFormed();
    }
    return UNTRIMMED_FIELDS.test(field) ? value : trimmed(text);
  }
  if (Array.isArray(value)) return value.map((item) => walk(item, field, errors));
  if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value).map(([key, item]) => [
      key,
      walk(item, field ? `${field}.${key}` : key, errors),
    ]);
    return Object.fromEntries(entries) as unknown;
  }
  return value;
}

/** Without blanks and signs that cannot be seen at both ends. */
export function trimmed(text: string): string {
  let [from, to] = [0, text.length];
  while (from < to && UNSEEN.test(text.charAt(from))) from += 1;
  while (to > from && UNSEEN.test(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}

/** Line ends of old computers, and what spreadsheets and tills leave in cells, such as a vertical tab. */
const withoutControls = (text: string) =>
  text
    .replaceAll('\r', '\n')
    .replaceAll('\0', '')
    .replaceAll(/[^\P{Cc}\t\n]/gu, ' ');
