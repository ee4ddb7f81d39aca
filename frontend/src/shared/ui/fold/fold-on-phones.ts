/**
 * Closes the `<details>` of all but the first in the list that asks for it with `data-folds`. In the page they are open:
 * a wide screen shows them all, and so does a phone without scripts. The list is folded once, so that what somebody has
 * opened stays open when React arrives.
 */
export function foldOnPhones(): void {
  if (!window.matchMedia('(max-width: 700px)').matches) return;
  for (const part of document.querySelectorAll('[data-folds=""] > * + * > details')) part.removeAttribute('open');
  document.querySelector('[data-folds]')?.setAttribute('data-folds', 'done');
}
