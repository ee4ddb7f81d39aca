import { splitCommas } from '@/shared/lib/words';
/** The tags of a text with commas, without repetitions. */
export const tagsIn = (text: string): string[] => [...new Set(splitCommas(text))];

/** The text with this tag added, or removed if it was included. */
export function toggled(text: string, tag: string): string {
  const tags = tagsIn(text);
  return (tags.includes(tag) ? tags.filter((other) => other !== tag) : [...tags, tag]).join(', ');
}
