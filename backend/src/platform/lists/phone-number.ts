const SIGNS = /^[\d\s()+./-]+$/;

/** Reduces a phone number in a search to its digits, so that it is found regardless of formatting. */
export function withoutPhoneSigns(text: string): string {
  return SIGNS.test(text) && /\d/.test(text) ? text.replaceAll(/\D/g, '') : text;
}
