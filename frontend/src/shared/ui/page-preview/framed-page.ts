import { boxFor, isForeign } from '../foreign-picture';

/** A mail or page for a frame that loads what `policy` allows; in place of the pictures of others stands what they show. */
export function framedPage(html: string, policy: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const picture of page.querySelectorAll<HTMLImageElement>('img[src]')) {
    if (isForeign(picture)) picture.replaceWith(boxFor(picture));
  }
  const rules = page.createElement('meta');
  rules.httpEquiv = 'Content-Security-Policy';
  rules.content = policy;
  // A link would open a window, which the sandbox refuses.
  const links = page.createElement('base');
  links.target = '_blank';
  page.head.prepend(rules, links);
  return `<!doctype html>${page.documentElement.outerHTML}`;
}
