/** Keywords that every sender of texts in the United States must support (CTIA). */
export type TextKeyword = 'stop' | 'start' | 'help';

const KEYWORDS: Readonly<Record<TextKeyword, readonly string[]>> = {
  stop: ['stop', 'stopall', 'unsubscribe', 'cancel', 'end', 'quit'],
  start: ['start', 'unstop', 'yes'],
  help: ['help', 'info'],
};

const onlyWordOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Null for an ordinary text. */
export function keywordIn(text: string): TextKeyword | null {
  const word = onlyWordOf(text);
  const found = Object.entries(KEYWORDS).find(([, words]) => words.includes(word));
  return found ? (found[0] as TextKeyword) : null;
}

/** 'Cancel' alone may be about the table. */
export const mayMeanTheTable = (text: string): boolean => onlyWordOf(text) === 'cancel';
