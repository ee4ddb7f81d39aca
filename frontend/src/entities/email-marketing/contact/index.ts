export {
  type Contact,
  contactCalls,
  type ContactEdit,
  type ContactFilter,
  type ContactImport,
  exportAddress,
  importCalls,
  type ImportPlan,
  type ImportPreview,
  type LiveCount,
  type NewContact,
  type NewSegment,
  refusedAddress,
  type Segment,
  segmentCalls,
  type SegmentCondition,
  type SegmentEdit,
  type SegmentRule,
  type UploadedImport,
} from './api/contact.calls';
export { contactQueries } from './api/contact.queries';
export {
  consentWords,
  contactMethods,
  contactStatuses,
  isContactStatus,
  methodLabels,
  nameOf,
  reachOf,
  statusLabels,
} from './model/labels';
export { contactImportWords, contactWords, segmentWords } from './model/trail-words';
