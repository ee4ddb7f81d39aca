import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { type FieldError, InvalidInput } from '../../kernel/domain-error.js';

/** Every control character but tab and newline. */
const CONTROL = /[^\P{Cc}\t\n]/u;
/** Kept to the letter: spaces at the ends of a password or of submitted content belong to it. */
const KEPT = /password$|^contentData$/i;

/** Trims every text of a body or query and refuses control characters and broken Unicode, before any field is looked at. */
@Injectable()
export class PlainTextPipe implements PipeTransform {
  transform(value: unknown, { type }: ArgumentMetadata): unknown {
    if (type !== 'body' && type !== 'query') return value;
    const errors: FieldError[] = [];
    const plain = walk(value, '', errors);
    if (errors.length > 0) throw new InvalidInput(errors);
    return plain;
  }
}

function walk(value: unknown, field: string, errors: FieldError[]): unknown {
  if (typeof value === 'string') {
    const text = value.replaceAll('\r\n', '\n');
    if (CONTROL.test(text) || !text.isWellFormed()) {
      errors.push({ field, message: 'Please remove the characters that cannot be shown.' });
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
