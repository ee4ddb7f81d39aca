import { type ArgumentMetadata, Injectable, type PipeTransform, type Type } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { getMetadataStorage, type ValidationError, validateSync } from 'class-validator';
import { type FieldError, InvalidInput } from '../../kernel/domain-error.js';
import { plainText } from './plain-text.js';

const CHECKS = { whitelist: true, forbidUnknownValues: false, validationError: { target: false, value: false } };
const UNDECLARED = new Set<unknown>([undefined, Object, Array, String]);

/**
 * Bodies, queries and declared parts of a path lose what nobody asked for, before anything walks through it; the rest becomes plain text and is checked.
 * Wrong fields are answered together, one sentence each.
 */
@Injectable()
export class InputPipe implements PipeTransform {
  private readonly known = new Map<Type, ReadonlySet<string>>();

  transform(value: unknown, { type, metatype }: ArgumentMetadata): unknown {
    const isDeclared = metatype !== undefined && !UNDECLARED.has(metatype);
    if (type === 'custom' || (type === 'param' && !isDeclared)) return value;
    const { plain, unreadable } = plainText(isDeclared ? this.knownFields(value ?? {}, metatype) : value);
    const input: unknown = isDeclared ? inputOf(metatype, plain as object) : plain;
    const wrong = isDeclared ? wrongFields(input as object) : [];
    const isTold = ({ field }: FieldError) => wrong.some((one) => one.field === field);
    const all = [...wrong, ...unreadable.filter((one) => !isTold(one))];
    if (all.length > 0) throw new InvalidInput(all);
    return input;
  }

  private knownFields(value: unknown, metatype: Type): unknown {
    if (typeof value !== 'object' || value === null) return value;
    const names = this.known.get(metatype) ?? fieldsOf(metatype);
    this.known.set(metatype, names);
    return names.size === 0 ? value : Object.fromEntries(Object.entries(value).filter(([key]) => names.has(key)));
  }
}

/** What is no text, number or flag is taken as it is: whoever reads it looks at it as it was sent. */
function inputOf(metatype: Type, plain: object): object {
  const entries = Object.entries(plain);
  const isNested = ([, value]: [string, unknown]) => typeof value === 'object' && value !== null;
  const simple = Object.fromEntries(entries.filter((entry) => !isNested(entry)));
  return Object.assign(plainToInstance(metatype, simple) as object, Object.fromEntries(entries.filter(isNested)));
}

function fieldsOf(metatype: Type): ReadonlySet<string> {
  const declared = getMetadataStorage().getTargetValidationMetadatas(metatype, '', false, false);
  return new Set(declared.map(({ propertyName }) => propertyName));
}

function wrongFields(input: object): readonly FieldError[] {
  return missingFirst(validateSync(input, CHECKS)).flatMap((error) => fieldErrors(error));
}

/** The first sentence becomes the answer's `detail`: what is missing comes before what is wrong. */
function missingFirst(errors: readonly ValidationError[]): ValidationError[] {
  const isPresent = ({ constraints = {} }: ValidationError) => Number(!('isNotEmpty' in constraints));
  return errors.toSorted((one, other) => isPresent(one) - isPresent(other));
}

/** Decorators are applied from the bottom up: the last message is that of the topmost, the most general one. */
function fieldErrors(error: ValidationError, path = ''): FieldError[] {
  const field = path ? `${path}.${error.property}` : error.property;
  const message = Object.values(error.constraints ?? {}).at(-1);
  const own = message === undefined ? [] : [{ field, message }];
  return [...own, ...(error.children ?? []).flatMap((child) => fieldErrors(child, field))];
}
