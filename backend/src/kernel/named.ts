const MAX_QUOTED = 3;
const inWords = new Intl.ListFormat('en-US');

/** The first three names as part of a sentence, followed by the number of the others. */
export function named(names: readonly string[]): string {
  const quoted = names.slice(0, MAX_QUOTED).map((name) => `“${name}”`);
  const more = names.length - quoted.length;
  return inWords.format(more > 0 ? [...quoted, `${String(more)} more`] : quoted);
}
