import { containing } from './list-of.js';

/** A trigram: three letters, or two at the edge of a word. */
const GROUP = /^(?:[\p{L}\p{N}]{3}|[\p{L}\p{N}]{2}[^\p{L}\p{N}]|[^\p{L}\p{N}][\p{L}\p{N}]{2})$/u;
/** A trigram in more rows than this share slows the index down and selects little. */
const COMMON = 0.05;

/**
 * The `like` pattern for a trigram index: only the rare trigrams of the text if they are selective enough. It matches
 * every row with the text, and possibly others.
 * @param text in the form of the search key
 * @param sample search keys of some rows
 */
export function indexPattern(text: string, sample: readonly string[]): string {
  const rows = (parts: readonly string[]) => sample.filter((row) => parts.every((part) => row.includes(part))).length;
  const pieces = piecesOf(text, (group) => GROUP.test(group) && rows([group]) <= COMMON * sample.length);
  return pieces.length > 0 && rows(pieces) <= 1 ? pieces.map(containing).join('') : containing(text);
}

/** The parts of the text that are covered by usable trigrams, in order. */
function piecesOf(text: string, isWanted: (group: string) => boolean): string[] {
  const letters = Array.from(text);
  const isUsable = letters.map(() => false);
  for (let place = 0; place + 3 <= letters.length; place += 1) {
    if (isWanted(letters.slice(place, place + 3).join(''))) isUsable.fill(true, place, place + 3);
  }
  const pieces: string[] = [];
  letters.forEach((letter, place) => {
    if (!isUsable[place]) return;
    if (isUsable[place - 1]) pieces.push((pieces.pop() ?? '') + letter);
    else pieces.push(letter);
  });
  return pieces;
}
