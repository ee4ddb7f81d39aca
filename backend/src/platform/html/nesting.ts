const TAG = /<(\/?)([a-z][a-z\d]*)/gi;
const EMPTY = new Set('br hr img input meta link col area base wbr embed source'.split(' '));
/** Elements that end where the next one of the same kind begins. */
const ENDED_BY_THE_NEXT = new Set('p li td th tr dt dd option'.split(' '));

/** Emails nest tables in tables; anything deeper comes from a program that never closes its tags. */
export const MAX_DEPTH = 200;

/** Maximum nesting depth of the HTML's elements. */
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

/** Reduces HTML that is nested too deeply to its text. */
export const shallow = (html: string): string =>
  nestingOf(html) > MAX_DEPTH ? html.replaceAll(/<[^<>]*>/g, ' ') : html;
