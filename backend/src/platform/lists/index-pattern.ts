import { containing } from './list-of.js';

/** Three letters; at the edge of a word, two of them. */
const GROUP = /^(?:[\p{L}\p{N}]{3}|[\p{L}\p{N}]{2}[^\p{L}\p{N}]|[^\p{L}\p{N}][\p{L}\p{N}]{2})$/u;
/** A group that more rows than this share have takes an index long and tells it little. */
const COMMON = 0.05;

/**
 * The pattern of a `like` by which an index of groups of three letters looks for a text: its rare groups alone, where they tell enough.
 * Each row with the text fits; others may as well.
 * @param text as it is searched by
 * @param sample what some rows are found by
 */
export function indexPattern(text: string, sample: readonly string[]): string {
  const rows = (parts: readonly string[]) => sample.filter((row) => parts.every((part) => row.includes(part))).length;
  const pieces = piecesOf(text, (group) => GROUP.test(group) && rows([group]) <= COMMON * sample.length);
  return pieces.length > 0 && rows(pieces) <= 1 ? pieces.map(containing).join('') : containing(text);
}

/** The stretches of the text that wanted groups of three letters cover, in their order. */
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
