export { fillForm, readChanged, readSheet, type Sheet, valuesOf } from './sheet';
export { useStoredForm } from './use-stored-form';
export { clearTyped, useFormRestoration } from './use-form-restoration';
