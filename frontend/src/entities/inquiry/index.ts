export {
  exportAddress,
  type Inquiry,
  type InquiryAnswer,
  inquiryCalls,
  type InquiryFilter,
  type InquiryGroup,
  type InquiryKind,
  inquiryQueries,
  type InquirySummary,
  type PersonalRecord,
  personCalls,
} from './api/inquiry.calls';
export { optimisticMark } from './api/optimistic-mark';
export { groupOf, isKind, kindLabels, kindsOf } from './model';
