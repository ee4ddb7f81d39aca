export const isAlive = () => 'alive' in document.documentElement.dataset;

/** Marks what is tapped or typed before React is there. */
export function keepEarlyTaps(): void {
  window.addEventListener(
    'click',
    ({ target, defaultPrevented }) => {
      if (isAlive() || defaultPrevented || !(target instanceof Element)) return;
      const button = target.closest('button');
      if (!button) return;
      button.dataset.tapped = '';
      button.ariaBusy = 'true';
    },
    { capture: true },
  );
  // A browser that fills in a field by itself sends no such event.
  window.addEventListener('beforeinput', ({ target }) => {
    if (target instanceof HTMLInputElement) target.dataset.typed = '';
  });
}

/** What was tapped will not be done: the page could not come alive. */
export function forgetEarlyTaps(): void {
  for (const button of tapped()) release(button);
}

/** Does what was tapped in the meantime. */
export function doEarlyTaps(): void {
  document.documentElement.dataset.alive = '';
  for (const button of tapped()) {
    // Each in a task of its own: another tap need not wait for all of them.
    setTimeout(() => {
      release(button);
      button.click();
    });
  }
}

const tapped = () => document.querySelectorAll<HTMLButtonElement>('button[data-tapped]');

function release(button: HTMLButtonElement): void {
  delete button.dataset.tapped;
  button.ariaBusy = null;
}
