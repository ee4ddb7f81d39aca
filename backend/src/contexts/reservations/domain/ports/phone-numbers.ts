export abstract class PhoneNumbers {
  /** As the whole world dials it (E.164, `+19045550123`); null for what is no number. */
  abstract e164(text: string): string | null;
}
