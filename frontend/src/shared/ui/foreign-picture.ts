const NOT_LOADED = 'Images from other sites aren’t loaded here.';
const BOX = [
  'display:inline-block;box-sizing:border-box;max-width:100%;overflow:hidden;padding:8px 12px;white-space:pre-line',
  'border:1px dashed #8a7c6b;background:#f1ede4;color:#4a4138;font:14px/1.4 system-ui,sans-serif;text-align:left',
].join(';');

/** True for images of other websites, and for addresses that still contain a placeholder. */
export const isForeign = (picture: HTMLImageElement) => !picture.src.startsWith(`${location.origin}/`);

/** A box of the same size with the image's alternative text. */
export function boxFor(picture: HTMLImageElement): HTMLElement {
  const box = picture.ownerDocument.createElement('span');
  box.textContent = [picture.alt, NOT_LOADED].filter(Boolean).join('\n');
  box.style.cssText = `${BOX};${picture.style.cssText}`;
  for (const side of ['width', 'height'] as const) {
    const size = picture.getAttribute(side) ?? '';
    if (box.style[side] === '') box.style[side] = /^\d+$/.test(size) ? `${size}px` : size;
  }
  return box;
}
