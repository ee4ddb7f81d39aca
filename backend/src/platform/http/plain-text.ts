import type { FieldError } from '../../kernel/domain-error.js';

/** Every control character but tab and newline. */
const CONTROL = /[^\P{Cc}\t\n]/u;
/** Kept to the letter: spaces at the ends of a password or of submitted content belong to it. */
const KEPT = /password$|^contentData$/i;

/** Trims every text and finds control characters and broken Unicode, before any field is looked at. */
export function plainText(value: unknown): { plain: unknown; unreadable: readonly FieldError[] } {
  const unreadable: FieldError[] = [];
  return { plain: walk(value, '', unreadable), unreadable };
}

function walk(value: unknown, field: string, errors: FieldError[]): unknown {
  if (typeof value === 'string') {
    const text = value.replaceAll('\r\n', '\n');
    if (CONTROL.test(text) || !text.isWellFormed()) {
      errors.push({ field, message: 'Please remove the characters that cannot be shown.' });
      return text.toWellFormed();
    }
    return KEPT.test(field) ? value : text.trim();
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
