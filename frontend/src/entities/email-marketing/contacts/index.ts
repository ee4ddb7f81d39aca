export {
  type Contact,
  contactCalls,
  type ContactEdit,
  type ContactFilter,
  type ContactImport,
  type ContactSort,
  exportAddress,
  importCalls,
  type ImportPlan,
  type ImportPreview,
  type NewContact,
  type NewSegment,
  refusedAddress,
  type Segment,
  segmentCalls,
  type SegmentCondition,
  type ContactSummary,
  type SegmentEdit,
  type SegmentRule,
  type TagsOfMany,
  type UploadedImport,
} from './api/contact.calls';
export { contactQueries } from './api/contact.queries';
export { countWords } from './model/count-words';
export {
  consentWords,
  contactMethods,
  contactStatuses,
  isContactStatus,
  methodLabels,
  nameOf,
  reachOf,
  shortTags,
  statusLabels,
} from './model/labels';
export { bouncedAddressesWords, contactImportWords, contactWords, segmentWords } from './model/trail-words';
