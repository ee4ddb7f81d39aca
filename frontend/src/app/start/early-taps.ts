export const isHydrated = () => 'hydrated' in document.documentElement.dataset;

const HYDRATED = 'hydrated';

/** Called by React once it handles events. */
export function markHydrated(): void {
  document.documentElement.dataset.hydrated = '';
  window.dispatchEvent(new Event(HYDRATED));
}

const early = new Map<HTMLButtonElement, Event>();

/** Marks buttons that are tapped before hydration, and clicks them again afterwards. */
export function keepEarlyTaps(): void {
  window.addEventListener(
    'click',
    (event) => {
      if (isHydrated() || event.defaultPrevented || !(event.target instanceof Element)) return;
      const button = event.target.closest('button');
      if (!button) return;
      early.set(button, event);
      button.dataset.tapped = '';
      button.ariaBusy = 'true';
    },
    { capture: true },
  );
  window.addEventListener(HYDRATED, () => {
    for (const [button, { eventPhase }] of early) {
      // Each in a task of its own, so that other taps need not wait for all of them. React itself handles the tap that triggered its
      // hydration.
      if (eventPhase === Event.NONE) setTimeout(() => button.click());
    }
    forgetEarlyTaps();
  });
}

/** The taps are handled now, or never will be. */
export function forgetEarlyTaps(): void {
  for (const button of early.keys()) {
    delete button.dataset.tapped;
    button.ariaBusy = null;
  }
  early.clear();
}
