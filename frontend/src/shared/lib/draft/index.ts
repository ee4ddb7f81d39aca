export { dropDrafts, dropDraft, useDraft } from './draft';
export { useFormDraft } from './use-form-draft';
