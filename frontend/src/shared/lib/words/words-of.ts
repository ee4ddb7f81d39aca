const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** The words of a text that may be HTML, to be shown as text: no document is made of it, so nothing in it can do anything. */
export function wordsOf(content: string): string {
  if (!/^\s*<[a-z!]/i.test(content)) return content.trim();
  return content
    .replaceAll(/<(script|style|template)\b.*?<\/\1\s*>|<!--.*?-->/gis, ' ')
    .replaceAll(/<\/?(p|h\d|li|ul|ol|blockquote|div|br|hr)\b[^>]*>/gi, ' ')
    .replaceAll(/<[/!a-z][^>]*>/gi, '')
    .replaceAll(/&(?:#(\d{1,6})|(\w+));/g, (entity, code?: string, name?: string) =>
      code ? String.fromCodePoint(Number(code)) : (ENTITIES[name ?? ''] ?? entity),
    )
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The beginning of a text, with an ellipsis where it goes on. */
export const excerpt = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length).toWellFormed()}...` : text;
