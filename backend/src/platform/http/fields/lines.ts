import { Transform } from 'class-transformer';
import { field, holds } from './field.js';
import { isOneLine, isPhoneNumber, isVisible, showsAsWritten, withoutTurning } from './signs.js';
import { OptionalText, type OptionalTextRule, Text, type TextRule } from './texts.js';

export const PHONE_ERROR = 'Enter a phone number with at least 7 digits, or leave it empty.';
const UNREADABLE = 'Please remove invisible characters.';

/** A required text on one line, such as a name or a title. */
export const Line = (rule: TextRule) =>
  field((name) => [...oneLine(name, rule.label), Text(rule), shown(rule.missing ?? missing(name, rule.label))]);

/** A line that may be empty, null or missing. */
export const OptionalLine = (rule: OptionalTextRule) =>
  field((name) => [shown(UNREADABLE), ...oneLine(name, rule.label), OptionalText(rule)]);

/** A text of several lines that people sign or pay by, so it must read the same everywhere. */
export const OptionalUnambiguousText = (rule: OptionalTextRule) =>
  field(() => [holds('showsAsWritten', ifText(showsAsWritten), UNREADABLE), OptionalText(rule)]);

/** May be empty, null or missing; has at least seven digits. */
export const OptionalPhoneNumber = () =>
  field(() => [holds('isPhoneNumber', ifText(isPhoneNumber), PHONE_ERROR), OptionalPhoneText()]);

/** A phone number as it is written, with any number of digits. May be empty, null or missing. */
export const OptionalPhoneText = (rule: { description?: string } = {}) =>
  field(() => [
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? withoutTurning(value) : value)),
    OptionalLine({ label: 'the phone number', max: 40, ...rule }),
  ]);

const missing = (name: string, label: string | undefined) => (label ? `Enter ${label}.` : `${name} must be text.`);

const oneLine = (name: string, label: string | undefined) => [
  holds('showsAsWritten', ifText(showsAsWritten), UNREADABLE),
  holds('isOneLine', ifText(isOneLine), label ? `Write ${label} on one line.` : `${name} must be one line.`),
];

const shown = (sentence: string) =>
  holds(
    'isVisible',
    ifText((text) => text === '' || isVisible(text)),
    sentence,
  );

/** Other validators reject values that are not text. */
const ifText = (check: (text: string) => boolean) => (value: unknown) => typeof value !== 'string' || check(value);
