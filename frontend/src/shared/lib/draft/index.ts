export { dropDrafts, dropDraft, useDraft } from './draft';
export { useEditDraft } from './use-edit-draft';
export { useFormDraft } from './use-form-draft';
export { useTypedOver } from './use-typed-over';
