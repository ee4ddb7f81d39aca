export { dropDrafts, dropDraft, useDraft } from './draft';
