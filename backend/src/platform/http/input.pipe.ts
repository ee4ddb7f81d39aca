import { type ArgumentMetadata, Injectable, type Type, ValidationPipe } from '@nestjs/common';
import { getMetadataStorage, type ValidationError } from 'class-validator';
import { type FieldError, InvalidInput } from '../../kernel/domain-error.js';
import { lightTransformer } from './light-transformer.js';
import { plainText } from './plain-text.js';

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
