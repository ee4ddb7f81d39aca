export abstract class PhoneNumbers {
  /** As the whole world dials it (E.164, `+19045550123`); null for what is no number. */
  abstract e164(text: string): string | null;
  /** Country of a number in that form, ISO 3166 (`US`); null where it belongs to none, such as a satellite phone's. */
  abstract countryOf(number: string): string | null;
}
