export abstract class PhoneNumbers {
  /** In international format (E.164, `+19045550123`); null if it is not a number. */
  abstract e164(text: string): string | null;
  /** Country of a number in that format, ISO 3166 (`US`); null if it has none, such as a satellite phone's. */
  abstract countryOf(number: string): string | null;
}
