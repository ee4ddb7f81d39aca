export { Field } from './field';
export { focusFirstInvalid } from './focus-first-invalid';
export { type FieldErrors, useRefusal } from './use-refusal';
