export const isAlive = () => 'alive' in document.documentElement.dataset;

const ALIVE = 'alive';

/** Said by React once it answers for the page. */
export function sayAlive(): void {
  document.documentElement.dataset.alive = '';
  window.dispatchEvent(new Event(ALIVE));
}

const early = new Map<HTMLButtonElement, Event>();

/** A button that is tapped before React is there is marked, and tapped once more when it is. */
export function keepEarlyTaps(): void {
  window.addEventListener(
    'click',
    (event) => {
      if (isAlive() || event.defaultPrevented || !(event.target instanceof Element)) return;
      const button = event.target.closest('button');
      if (!button) return;
      early.set(button, event);
      button.dataset.tapped = '';
      button.ariaBusy = 'true';
    },
    { capture: true },
  );
  window.addEventListener(ALIVE, () => {
    for (const [button, { eventPhase }] of early) {
      // Each in a task of its own: another tap need not wait for all of them. A tap by which React has come alive it does itself.
      if (eventPhase === Event.NONE) setTimeout(() => button.click());
    }
    forgetEarlyTaps();
  });
}

/** What was tapped will not be done, or is done now. */
export function forgetEarlyTaps(): void {
  for (const button of early.keys()) {
    delete button.dataset.tapped;
    button.ariaBusy = null;
  }
  early.clear();
}
