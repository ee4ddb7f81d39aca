import { type ArgumentMetadata, Injectable, type PipeTransform, ValidationPipe } from '@nestjs/common';
import { getMetadataStorage, type ValidationError } from 'class-validator';
import { type FieldError, InvalidInput } from '../../kernel/domain-error.js';
import { plainText } from './plain-text.js';

const fieldChecks = new ValidationPipe({
  transform: true,
  whitelist: true,
  validationError: { target: false, value: false },
  exceptionFactory: (errors) => new InvalidInput(missingFirst(errors).flatMap((error) => fieldErrors(error))),
});

/**
 * Bodies and queries lose what nobody asked for, before anything walks through it; the rest becomes plain text and is checked.
 * Wrong fields are answered together, one sentence each.
 */
@Injectable()
export class InputPipe implements PipeTransform {
  async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const isInput = metadata.type === 'body' || metadata.type === 'query';
    const { plain, unreadable } = isInput ? plainText(knownFields(value, metadata)) : { plain: value, unreadable: [] };
    if (unreadable.length === 0) return fieldChecks.transform(plain, metadata);
    const wrong = await wrongFields(plain, metadata);
    const isTold = ({ field }: FieldError) => wrong.some((one) => one.field === field);
    throw new InvalidInput([...wrong, ...unreadable.filter((one) => !isTold(one))]);
  }
}

function knownFields(value: unknown, { metatype }: ArgumentMetadata): unknown {
  if (!metatype || value === null || typeof value !== 'object') return value;
  const declared = getMetadataStorage().getTargetValidationMetadatas(metatype, '', false, false);
  if (declared.length === 0) return value;
  const given = Object.entries(value).filter(([key]) => declared.some(({ propertyName }) => propertyName === key));
  return Object.fromEntries(given);
}

async function wrongFields(plain: unknown, metadata: ArgumentMetadata): Promise<readonly FieldError[]> {
  try {
    await fieldChecks.transform(plain, metadata);
    return [];
  } catch (error) {
    if (error instanceof InvalidInput) return error.fields;
    throw error;
  }
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
