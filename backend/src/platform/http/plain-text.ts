import type { FieldError } from '../../kernel/domain-error.js';

/** Every control character except tab and newline. */
const CONTROL = /[^\P{Cc}\t\n]/u;
/** Not trimmed: leading and trailing spaces are part of a password or of submitted content. */
const UNTRIMMED_FIELDS = /password$|^contentData$/i;
/** Files may contain any; their cells are checked one by one. */
const FILE = /^csv$/;
/**
 * Invisible characters that are copied by accident: no text begins or ends with one on purpose. Characters that reorder
 * others are rejected where that matters.
 */
const UNSEEN = /[\s\u00AD\u061C\u180E\u200B-\u200F\u2060-\u2064\u206A-\u206F\uFEFF]/u;

/** Trims all texts and detects control characters and invalid Unicode, before any field is validated. */
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

/** Removes blanks and invisible characters at both ends. */
export function trimmed(text: string): string {
  let [from, to] = [0, text.length];
  while (from < to && UNSEEN.test(text.charAt(from))) from += 1;
  while (to > from && UNSEEN.test(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}

/** Removes old line ends and control characters that spreadsheets and cash registers leave in cells, such as a vertical tab. */
const withoutControls = (text: string) =>
  text
    .replaceAll('\r', '\n')
    .replaceAll('\0', '')
    .replaceAll(/[^\P{Cc}\t\n]/gu, ' ');
