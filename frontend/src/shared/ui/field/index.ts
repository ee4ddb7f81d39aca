export { askForMissing } from './ask-for-missing';
export { Field } from './field';
export { findFaults } from './find-faults';
export { focusFirstInvalid } from './focus-first-invalid';
export { TextField, type TextFieldProps } from './text-field';
export { typedText } from './typed-text';
export { type FieldErrors, useRefusal } from './use-refusal';
export { StoredFormNote } from './stored-form-note';
export { isEmailAddress } from './email-address';
