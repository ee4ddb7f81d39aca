import { isEmailAddress } from './email-address';
import { PHONE_ERROR, PHONE_NUMBER } from './phone-number';
import type { FieldErrors } from './use-refusal';

interface Faults {
  /** A required field is empty. */
  isIncomplete: boolean;
  errors: FieldErrors;
}

/**
 * Errors according to the form's own attributes (`required`, `type="email"`, `type="tel"`).
 * @param missing a message for each required field
 */
export function findFaults(form: HTMLFormElement, missing: Readonly<Record<string, string>>): Faults {
  const inputs = [...form.elements].filter((element) => element instanceof HTMLInputElement);
  const empty = inputs.filter(({ required, value }) => required && value.trim() === '');
  // Browsers refuse addresses in other scripts, which the server takes.
  const malformed = inputs.filter(({ type, value }) => type === 'email' && value !== '' && !isEmailAddress(value));
  const errors: FieldErrors = {};
  for (const { name } of malformed) errors[name] = 'Please enter a valid email address';
  for (const { name } of inputs.filter(({ type, value }) => type === 'tel' && !PHONE_NUMBER.test(value)))
    errors[name] = PHONE_ERROR;
  for (const { name } of empty) errors[name] = missing[name];
  return { isIncomplete: empty.length > 0, errors };
}
