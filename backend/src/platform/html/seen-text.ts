import { decodeHTML } from 'entities';

const TAG = /(<[^<>]*>)/;
const UNSEEN = /^<(style|script|title)\b/i;
const NEW_LINE = /^<(?:br|hr|\/?(?:p|div|h[1-6]|li|ul|ol|tr|table|blockquote|figure|figcaption))\b/i;

/** The visible text of HTML, one line per block; plain text is returned unchanged. */
export function seenText(written: string): string {
  if (!/<[a-z!/]/i.test(written)) return written;
  let unseenTo: string | null = null;
  const seen: string[] = [];
  for (const part of written.split(TAG)) {
    if (unseenTo === null) {
      seen.push(TAG.test(part) ? (NEW_LINE.test(part) ? '\n' : ' ') : decodeHTML(part).replaceAll(/\s+/g, ' '));
      const [, name] = UNSEEN.exec(part) ?? [];
      if (name) unseenTo = `</${name.toLowerCase()}`;
    } else if (part.toLowerCase().startsWith(unseenTo)) unseenTo = null;
  }
  return seen.join('').replaceAll(/ +/g, ' ').trim();
}
