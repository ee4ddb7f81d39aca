export { dropDrafts, useDraft } from './draft';
export { useFormDraft } from './use-form-draft';
