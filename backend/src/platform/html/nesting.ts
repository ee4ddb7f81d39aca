const TAG = /<(\/?)([a-z][a-z\d]*)/gi;
const EMPTY = new Set('br hr img input meta link col area base wbr embed source'.split(' '));
/** What ends where the next one of its kind begins. */
const ENDED_BY_THE_NEXT = new Set('p li td th tr dt dd option'.split(' '));

/** Mails have tables in tables in tables; what is deeper was made by a program that never closes what it opens. */
export const DEEPEST = 200;

/** How deep the elements of HTML stand in one another, at most. */
export function nestingOf(html: string): number {
  const open = new Map<string, number>();
  let latest = '';
  let depth = 0;
  let deepest = 0;
  for (const [, end, written = ''] of html.matchAll(TAG)) {
    const name = written.toLowerCase();
    const opened = open.get(name) ?? 0;
    if (EMPTY.has(name) || (end ? opened === 0 : name === latest && ENDED_BY_THE_NEXT.has(name))) continue;
    const step = end ? -1 : 1;
    open.set(name, opened + step);
    depth += step;
    deepest = Math.max(deepest, depth);
    latest = end ? '' : name;
  }
  return deepest;
}

/** Of HTML that is too deep to be read as such the text alone. */
export const shallow = (html: string): string => (nestingOf(html) > DEEPEST ? html.replaceAll(/<[^<>]*>/g, ' ') : html);
