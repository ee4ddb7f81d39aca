export { Field } from './field';
export { focusFirstInvalid } from './focus-first-invalid';
