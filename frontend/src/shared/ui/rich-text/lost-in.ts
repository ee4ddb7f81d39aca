import { generateJSON, getSchema } from '@tiptap/react';
import { extensions } from './extensions';
import { htmlOf } from './html-of';

const SAME: Readonly<Record<string, string>> = { b: 'strong', i: 'em', del: 's', strike: 's' };

/** The HTML as the visual editor would return it. */
export const afterEditing = (html: string) =>
  htmlOf(getSchema(extensions).nodeFromJSON(generateJSON(html, extensions)));

/** Names of the elements and attributes that the visual editor would drop from the HTML. */
export function lostIn(html: string): string[] {
  const before = countOf(html);
  const after = countOf(afterEditing(html));
  const all = [...before].filter(([part, count]) => (after.get(part) ?? 0) < count).map(([part]) => part);
  // An attribute is lost with its element, so only the element is listed.
  const lost = all.filter((part) => !all.some((element) => part.startsWith(`${element} `)));
  const isTextLost = wordsOf(html) !== wordsOf(afterEditing(html));
  return isTextLost && lost.length === 0 ? ['text'] : lost;
}

/** How often each element, and each element with an attribute, occurs. */
function countOf(html: string): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (part: string) => counts.set(part, (counts.get(part) ?? 0) + 1);
  for (const element of documentOf(html).querySelectorAll('head *, body *')) {
    const name = element.localName;
    count(SAME[name] ?? name);
    for (const attribute of element.attributes) count(`${SAME[name] ?? name} ${attribute.name}`);
  }
  return counts;
}

const documentOf = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const wordsOf = (html: string) => documentOf(html).body.textContent.replaceAll(/\s+/g, '');
