import { splitCommas } from '@/shared/lib/words';
/** Tags of a text with commas, each once. */
export const tagsIn = (text: string): string[] => [...new Set(splitCommas(text))];

/** The text with this tag, or without it when it was there. */
export function toggled(text: string, tag: string): string {
  const tags = tagsIn(text);
  return (tags.includes(tag) ? tags.filter((other) => other !== tag) : [...tags, tag]).join(', ');
}
