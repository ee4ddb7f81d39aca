import { type ClassConstructor, type ClassTransformOptions, instanceToPlain, plainToInstance } from 'class-transformer';
import { type ArgumentMetadata, Injectable, type Type, ValidationPipe } from '@nestjs/common';
import { getMetadataStorage, type ValidationError } from 'class-validator';
import { type FieldError, InvalidInput } from '../../kernel/domain-error.js';

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
  let from = 0;
  let to = text.length;
  while (from < to && UNSEEN.test(text.charAt(from))) from += 1;
  while (to > from && UNSEEN.test(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}

/**
 * Removes old line ends and control characters that spreadsheets and cash registers leave in cells, such as a vertical
 * tab. Within an address they become a replacement character, so that its row is refused: it could be anyone's without.
 */
const withoutControls = (text: string) =>
  text
    .replaceAll('\r', '\n')
    // In pieces: V8 may run out of stack for a word of megabytes. No address is that long.
    .replaceAll(/[^\s,;|"<>]{1,1000}/g, (word) => (word.includes('@') ? withMarkedControls(word) : word))
    .replaceAll('\0', '')
    .replaceAll(/[^\P{Cc}\t\n]/gu, ' ');

const withMarkedControls = (word: string) =>
  word.replaceAll(/^\p{Cc}+|\p{Cc}+$/gu, '').replaceAll(/\p{Cc}/gu, '\u{FFFD}');

/**
 * class-transformer, except that lists of plain values are returned unchanged: it takes some microseconds for each
 * text, and a campaign's list has ten thousand.
 */
const lightTransformer = {
  plainToInstance<T>(type: ClassConstructor<T>, plain: unknown, options?: ClassTransformOptions): T {
    return shown(plainToInstance(type, hidden(plain), options)) as T;
  },
  classToPlain: instanceToPlain,
};

type Hidden = () => readonly unknown[];

/** class-transformer does not touch functions. */
function hidden(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (!Array.isArray(value)) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, hidden(item)]));
  }
  return value.some((item) => typeof item === 'object' && item !== null) ? value.map(hidden) : () => value as unknown[];
}

function shown(value: unknown): unknown {
  if (typeof value === 'function') return (value as Hidden)();
  if (typeof value !== 'object' || value === null) return value;
  const fields = value as Record<string, unknown>;
  for (const [key, item] of Object.entries(fields)) {
    if (typeof item === 'function') fields[key] = (item as Hidden)();
    else shown(item);
  }
  return value;
}

/**
 * Nest's validation of bodies, queries and declared path parameters. Undeclared fields are dropped before anything
 * walks through them, and text is cleaned. All wrong fields are reported together, one message each.
 */
@Injectable()
export class InputPipe extends ValidationPipe {
  private readonly known = new Map<Type, ReadonlySet<string>>();

  constructor() {
    super({
      transform: true,
      transformerPackage: lightTransformer,
      whitelist: true,
      validationError: { target: false, value: false },
      exceptionFactory: (errors) => new InvalidInput(missingFirst(errors).flatMap((error) => fieldErrors(error))),
    });
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const isDeclared = this.toValidate(metadata);
    if (metadata.type === 'custom' || (metadata.type === 'param' && !isDeclared)) return value;
    const { plain, unreadable } = plainText(isDeclared ? this.askedFor(value ?? {}, metadata.metatype) : value);
    let wrong: readonly FieldError[] = [];
    const input: unknown = isDeclared ? await super.transform(plain, metadata).catch(keep) : plain;
    const isReported = ({ field }: FieldError) => wrong.some((one) => one.field === field);
    const all = [...wrong, ...unreadable.filter((one) => !isReported(one))];
    if (all.length > 0) throw new InvalidInput(all);
    return input;

    function keep(refusal: unknown): void {
      if (!(refusal instanceof InvalidInput)) throw refusal;
      wrong = refusal.fields;
    }
  }

  private askedFor(value: unknown, metatype: Type | undefined): unknown {
    if (typeof value !== 'object' || value === null || !metatype) return value;
    const names = this.known.get(metatype) ?? fieldsOf(metatype);
    this.known.set(metatype, names);
    return names.size === 0 ? value : Object.fromEntries(Object.entries(value).filter(([key]) => names.has(key)));
  }
}

function fieldsOf(metatype: Type): ReadonlySet<string> {
  const declared = getMetadataStorage().getTargetValidationMetadatas(metatype, '', false, false);
  return new Set(declared.map(({ propertyName }) => propertyName));
}

/** The first message becomes `detail`, so missing fields come before wrong ones. */
function missingFirst(errors: readonly ValidationError[]): ValidationError[] {
  const isPresent = ({ constraints = {} }: ValidationError) => Number(!('isNotEmpty' in constraints));
  return errors.toSorted((one, other) => isPresent(one) - isPresent(other));
}

/**
 * One error for each wrong field, with its path: `guest.name`, `emailSequence[1].templateId`. Decorators are applied
 * from the bottom up, so the last message is that of the topmost, most general one.
 * @param place in a list, from 1; `$place` in the message
 */
function fieldErrors({ property, constraints = {}, children = [] }: ValidationError, place = 0): FieldError[] {
  const own = Object.values(constraints).at(-1);
  if (own !== undefined || children.length === 0)
    return [{ field: property, message: (own ?? '').replace('$place', String(place)) }];
  return missingFirst(children).flatMap((child) => {
    const isItem = /^\d+$/.test(child.property);
    return fieldErrors(child, isItem ? Number(child.property) + 1 : place).map(({ field, message }) => ({
      field: property + (isItem ? field.replace(child.property, `[${child.property}]`) : `.${field}`),
      message,
    }));
  });
}
