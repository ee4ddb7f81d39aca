import { ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { type FieldError, InvalidInput } from '../../kernel/domain-error.js';

/** Fields by class-validator; unknown ones are dropped, wrong ones answered together, one sentence each. */
export const validationPipe = new ValidationPipe({
  transform: true,
  whitelist: true,
  validationError: { target: false, value: false },
  exceptionFactory: (errors) => new InvalidInput(errors.flatMap((error) => fieldErrors(error))),
});

/** Decorators are applied from the bottom up: the last message is that of the topmost, the most general one. */
function fieldErrors(error: ValidationError, path = ''): FieldError[] {
  const field = path ? `${path}.${error.property}` : error.property;
  const message = Object.values(error.constraints ?? {}).at(-1);
  const own = message === undefined ? [] : [{ field, message }];
  return [...own, ...(error.children ?? []).flatMap((child) => fieldErrors(child, field))];
}
