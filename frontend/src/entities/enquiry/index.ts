export {
  type Enquiry,
  type EnquiryAnswer,
  enquiryCalls,
  type EnquiryFilter,
  type EnquiryGroup,
  type EnquiryKind,
  type EnquirySummary,
  exportAddress,
  type PersonalRecord,
  personCalls,
} from './api/enquiry.calls';
export { enquiryQueries } from './api/enquiry.queries';
export { foreseeMark } from './api/foresee-mark';
export { groupOf, isKind, kindLabels, kindsOf } from './model/kinds';
export { enquiryWords } from './model/trail-words';
