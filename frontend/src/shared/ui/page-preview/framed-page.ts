import { boxFor, isForeign } from '../foreign-picture';

/** An email or page for a frame that loads only what `policy` allows; external images are replaced by their alternative text. */
export function framedPage(html: string, policy: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const picture of page.querySelectorAll<HTMLImageElement>('img[src]')) {
    if (isForeign(picture)) picture.replaceWith(boxFor(picture));
  }
  // The frame refuses scripts, and the console would report each.
  for (const element of page.querySelectorAll('script, link[rel=modulepreload], link[as=script]')) element.remove();
  const rules = page.createElement('meta');
  rules.httpEquiv = 'Content-Security-Policy';
  rules.content = policy;
  // A link would open a window, which the sandbox refuses.
  const links = page.createElement('base');
  links.target = '_blank';
  page.head.prepend(rules, links);
  return `<!doctype html>${page.documentElement.outerHTML}`;
}
