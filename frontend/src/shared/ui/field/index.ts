export { Field } from './field';
export { focusFirstInvalid } from './focus-first-invalid';
export { typedText } from './typed-text';
export { type FieldErrors, useRefusal } from './use-refusal';
