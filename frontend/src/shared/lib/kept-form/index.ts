export { fillForm, readChanged, readSheet, type Sheet, valuesOf } from './sheet';
export { useKeptForm } from './use-kept-form';
