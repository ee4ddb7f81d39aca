const NOT_LOADED = 'Pictures from other addresses are not loaded here.';
const BOX = [
  'display:inline-block;box-sizing:border-box;max-width:100%;overflow:hidden;padding:8px 12px;white-space:pre-line',
  'border:1px dashed #8a7c6b;background:#f1ede4;color:#4a4138;font:14px/1.4 system-ui,sans-serif;text-align:left',
].join(';');

/** A mail or page for a frame that loads what `policy` allows; in place of the pictures of others stands what they show. */
export function framedPage(html: string, policy: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const picture of page.querySelectorAll<HTMLImageElement>('img[src]')) {
    if (!picture.src.startsWith(`${location.origin}/`)) picture.replaceWith(boxFor(picture));
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

function boxFor(picture: HTMLImageElement): HTMLElement {
  const box = picture.ownerDocument.createElement('span');
  box.textContent = [picture.alt, NOT_LOADED].filter(Boolean).join('\n');
  box.style.cssText = `${BOX};${picture.style.cssText}`;
  for (const side of ['width', 'height'] as const) {
    const given = picture.getAttribute(side) ?? '';
    if (box.style[side] === '') box.style[side] = /^\d+$/.test(given) ? `${given}px` : given;
  }
  return box;
}
