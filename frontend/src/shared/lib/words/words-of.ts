const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** The words of a text that may be HTML, to be shown as text: no document is made of it, so nothing in it can do anything. */
export function wordsOf(content: string): string {
  if (!/^\s*<[a-z!]/i.test(content)) return content.trim();
  return seenOf(content)
    .replaceAll(/<\/?(p|h\d|li|ul|ol|blockquote|div|br|hr)\b[^<>]*>/gi, ' ')
    .replaceAll(/<[/!a-z][^<>]*>/gi, '')
    .replaceAll(/&(?:#(\d{1,6})|(\w+));/g, (entity, code?: string, name?: string) =>
      code ? String.fromCodePoint(Number(code)) : (ENTITIES[name ?? ''] ?? entity),
    )
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Without scripts, styles and comments; one that does not end hides the rest. */
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

/** The beginning of a text, with an ellipsis where it goes on. */
export const excerpt = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length).toWellFormed()}...` : text;
