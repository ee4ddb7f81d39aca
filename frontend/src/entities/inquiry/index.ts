export {
  type Inquiry,
  type InquiryAnswer,
  inquiryCalls,
  type InquiryFilter,
  type InquiryGroup,
  type InquiryKind,
  type InquirySummary,
  exportAddress,
  type PersonalRecord,
  personCalls,
} from './api/inquiry.calls';
export { inquiryQueries } from './api/inquiry.queries';
export { optimisticMark } from './api/optimistic-mark';
export { groupOf, isKind, kindLabels, kindsOf } from './model/kinds';
export { inquiryWords } from './model/trail-words';
