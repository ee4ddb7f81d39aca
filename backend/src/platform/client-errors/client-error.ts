const MOST_SAID = 300;
const ADDRESS = /[^\s@<>"'()]{1,64}@[^\s@<>"'()]{1,255}/g;
const QUOTED = /(["'`‘’“”])[^"'`‘’“”]{0,300}\1/g;
const WORD = /[\w-]+/g;
const LONGEST_WORD = 24;

/** A browser's error message as one log line, without anything typed and without names. */
export function plainMessage(message: string): string {
  const line = message.slice(0, MOST_SAID).replaceAll(/\p{Cc}+/gu, ' ');
  return withoutNames(line.replaceAll(ADDRESS, '…').replaceAll(QUOTED, '…'));
}

/** The page's path without query, fragment, ids and tokens. */
export const plainPath = (path: string): string => withoutNames(path.split(/[?#]/, 1)[0] ?? '');

/** Replaces ids, phone numbers and tokens: anything that identifies a person or grants access. */
const withoutNames = (text: string) => text.replaceAll(WORD, (word) => (isName(word) ? '…' : word));

const isName = (word: string) => word.length >= LONGEST_WORD || word.replaceAll(/\D/g, '').length >= 3;
