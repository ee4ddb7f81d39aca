interface KnownTag {
  tag: string;
  contacts: number;
}

const MOST = 8;

/** Tags that would complete what is typed last; where that is a tag already, those that are not named yet. */
export function suggestedTags(text: string, known: readonly KnownTag[]): readonly KnownTag[] {
  const { named, typed } = readTags(text, known);
  return known
    .filter(({ tag }) => !named.includes(tag) && tag.toLowerCase().includes(typed.toLowerCase()))
    .slice(0, MOST);
}

/** The text with a suggested tag in place of what is typed last. */
export const withTag = (text: string, tag: string, known: readonly KnownTag[]) =>
  [...readTags(text, known).named, tag, ''].join(', ');

function readTags(text: string, known: readonly KnownTag[]) {
  const parts = text.split(',').map((part) => part.trim());
  const last = parts.at(-1) ?? '';
  const isNamed = known.some(({ tag }) => tag === last);
  return { named: (isNamed ? parts : parts.slice(0, -1)).filter(Boolean), typed: isNamed ? '' : last };
}
