/**
 * Closes all but the first `<details>` of a list with `data-folds`. They are open in the HTML, for wide screens and phones without
 * scripts. A list folds only once, so that details someone opened stay open during hydration.
 */
export function foldOnPhones(): void {
  if (!window.matchMedia('(max-width: 700px)').matches) return;
  for (const part of document.querySelectorAll('[data-folds=""] > * + * > details')) part.removeAttribute('open');
  document.querySelector('[data-folds]')?.setAttribute('data-folds', 'done');
}
