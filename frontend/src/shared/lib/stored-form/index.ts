export { fillForm, readChanged, readSheet, type Sheet, valuesOf } from './sheet';
export { useStoredForm } from './use-stored-form';
export { forgetTyped, useTypedOnReturn } from './use-typed-on-return';
