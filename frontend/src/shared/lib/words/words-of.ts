/** The entities that word processors and editors write; others stay as they are. */
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  shy: '',
  copy: '©',
  reg: '®',
  deg: '°',
  mdash: '—',
  ndash: '–',
  hellip: '…',
  bull: '•',
  middot: '·',
  times: '×',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  euro: '€',
  pound: '£',
  cent: '¢',
  agrave: 'à',
  aacute: 'á',
  acirc: 'â',
  auml: 'ä',
  ccedil: 'ç',
  egrave: 'è',
  eacute: 'é',
  ecirc: 'ê',
  euml: 'ë',
  iacute: 'í',
  icirc: 'î',
  iuml: 'ï',
  ntilde: 'ñ',
  oacute: 'ó',
  ocirc: 'ô',
  ouml: 'ö',
  uacute: 'ú',
  uuml: 'ü',
  Eacute: 'É',
  Ntilde: 'Ñ',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  iexcl: '¡',
  iquest: '¿',
};

/** The words of a text that may be HTML, as plain text. No document is created from it, so nothing in it can run. */
export function wordsOf(content: string): string {
  return isHtml(content) ? wordsIn(seenOf(content)) : content.trim();
}

const isHtml = (content: string) => /^\s*<[a-z!]/i.test(content);

function wordsIn(html: string): string {
  return html
    .replaceAll(/<\/?(p|h\d|li|ul|ol|blockquote|div|br|hr)\b[^<>]*>/gi, ' ')
    .replaceAll(/<[/!a-z][^<>]*>/gi, '')
    .replaceAll(/&(?:#(\d{1,6}|x[\da-f]{1,5})|(\w+));/gi, (entity, code?: string, name?: string) =>
      code ? String.fromCodePoint(Number(`0${code}`.replace(/^0(?=\d)/, ''))) : (ENTITIES[name ?? ''] ?? entity),
    )
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Removes scripts, styles and comments; an unclosed one hides the rest. */
function seenOf(html: string): string {
  const begins = /<(!--|(?:script|style|template)\b)/gi;
  const seen: string[] = [];
  let place = 0;
  for (let begun = begins.exec(html); begun; begun = begins.exec(html)) {
    seen.push(html.slice(place, begun.index));
    const ends = begun[1] === '!--' ? /-->/g : new RegExp(`</${begun[1] ?? ''}[^<>]*>`, 'gi');
    ends.lastIndex = begun.index;
    if (!ends.test(html)) return seen.join(' ');
    place = ends.lastIndex;
    begins.lastIndex = place;
  }
  return [...seen, html.slice(place)].join(' ');
}

export interface Block {
  kind: 'heading' | 'item' | 'text';
  words: string;
}

const BLOCK = /<(\/?(?:p|h\d|li|ul|ol|blockquote|div|hr))\b[^<>]*>/i;

/** The same by block: headings, list items, paragraphs. */
export function blocksOf(content: string): Block[] {
  if (!isHtml(content)) return [{ kind: 'text', words: content.trim() }];
  const parts = seenOf(content).split(BLOCK);
  // The text after each tag, starting with the text before the first one.
  const blocks = Array.from({ length: (parts.length + 1) / 2 }, (_, index) => ({
    kind: kindOf(parts[2 * index - 1] ?? ''),
    words: wordsIn(parts[2 * index] ?? ''),
  }));
  return blocks.filter(({ words }) => words !== '');
}

function kindOf(tag: string): Block['kind'] {
  if (/^h\d/i.test(tag)) return 'heading';
  return /^li$/i.test(tag) ? 'item' : 'text';
}

/** The first `length` characters, with an ellipsis if the text is longer. */
export const excerpt = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length).toWellFormed()}...` : text;
