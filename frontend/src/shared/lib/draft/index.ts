export { dropDrafts, type SentDraft, sentDraft } from './draft-texts';
export { type Draft, useDraft, useEditDraft } from './use-draft';
