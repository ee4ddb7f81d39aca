interface KnownTag {
  tag: string;
  contacts: number;
}

const MOST = 8;

/** Tags that complete the last typed word; if that is a tag already, the remaining ones. */
export function suggestedTags(text: string, known: readonly KnownTag[]): readonly KnownTag[] {
  const { named, typed } = readTags(text, known);
  return known
    .filter(({ tag }) => !named.includes(tag) && tag.toLowerCase().includes(typed.toLowerCase()))
    .slice(0, MOST);
}

/** The text with its last word replaced by a suggested tag. */
export const withTag = (text: string, tag: string, known: readonly KnownTag[]) =>
  [...readTags(text, known).named, tag, ''].join(', ');

function readTags(text: string, known: readonly KnownTag[]) {
  const parts = text.split(',').map((part) => part.trim());
  const last = parts.at(-1) ?? '';
  const isNamed = known.some(({ tag }) => tag === last);
  return { named: (isNamed ? parts : parts.slice(0, -1)).filter(Boolean), typed: isNamed ? '' : last };
}
