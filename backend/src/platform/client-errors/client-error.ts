const MOST_SAID = 300;
const ADDRESS = /[^\s@<>"'()]{1,64}@[^\s@<>"'()]{1,255}/g;
const QUOTED = /(["'`‘’“”])[^"'`‘’“”]{0,300}\1/g;
const WORD = /[\w-]+/g;
const LONGEST_WORD = 24;

/** What a browser tells of a failure, as one line of the log may show it: nothing that was typed, and nobody's name. */
export function plainMessage(message: string): string {
  const line = message.slice(0, MOST_SAID).replaceAll(/\p{Cc}+/gu, ' ');
  return withoutNames(line.replaceAll(ADDRESS, '…').replaceAll(QUOTED, '…'));
}

/** The page's address without what stands behind `?` and `#`, and without ids and tokens. */
export const plainPath = (path: string): string => withoutNames(path.split(/[?#]/, 1)[0] ?? '');

/** Ids, telephone numbers, tokens: whatever stands for somebody or opens something. */
const withoutNames = (text: string) => text.replaceAll(WORD, (word) => (isName(word) ? '…' : word));

const isName = (word: string) => word.length >= LONGEST_WORD || word.replaceAll(/\D/g, '').length >= 3;
