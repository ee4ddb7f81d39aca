export { Field } from './field';
export { findFaults } from './find-faults';
export { focusFirstInvalid } from './focus-first-invalid';
export { typedText } from './typed-text';
export { TextField, type TextFieldProps } from './text-field';
export { type FieldErrors, useRefusal } from './use-refusal';
