/** A page without what would run in it: the frame refuses that anyway, and the console would tell of each. */
export function stillOf(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const element of page.querySelectorAll('script, link[rel=modulepreload], link[as=script]')) element.remove();
  return `<!doctype html>${page.documentElement.outerHTML}`;
}
