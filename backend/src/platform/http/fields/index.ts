/** Decorators for the fields of a DTO: validation, error messages and OpenAPI in one place. */
export { isMailAddress, MailAddress, oneMailAddress, OptionalMailAddress, OptionalWebAddress } from './addresses.js';
export {
  AnyOf,
  Flag,
  type FlagText,
  OneOf,
  OptionalFlag,
  OptionalOneOf,
  OptionalYesNo,
  SeveralOf,
  YesNo,
} from './choices.js';
export { holds } from './field.js';
export { Html, OptionalHtml } from './html.js';
export {
  Line,
  OptionalLine,
  OptionalPhoneNumber,
  OptionalPhoneText,
  OptionalUnambiguousText,
  PHONE_ERROR,
} from './lines.js';
export { isPhoneNumber } from './signs.js';
export { Nested, NestedList, OptionalNested, OptionalNestedList } from './nested.js';
export { AnyNumber, FromDigits, OptionalNumber } from './numbers.js';
export {
  AnyText,
  ExpectedUpdatedAt,
  OptionalAnyText,
  OptionalText,
  OptionalTextList,
  ReadableText,
  Text,
  TextList,
} from './texts.js';
