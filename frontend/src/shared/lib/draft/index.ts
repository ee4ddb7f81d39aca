export { dropDrafts, useDraft } from './draft';
