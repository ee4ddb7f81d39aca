const SIGNS = /^[\d\s()+./-]+$/;

/** What is looked for: a telephone number is found by its digits, however it was written. */
export function withoutPhoneSigns(text: string): string {
  return SIGNS.test(text) && /\d/.test(text) ? text.replaceAll(/\D/g, '') : text;
}
