import { App } from './app';

const QUIET_MS = 3_000;
const USABLE = 'a, button, input, select, textarea, label, form';
const SIGNS_OF_USE = ['click', 'keydown', 'focusin', 'input'];
const SIGNS_OF_PRESENCE = ['scroll', 'pointermove'];

/**
 * Leaves the page alone until somebody uses it. Its scripts are fetched once the line has been quiet for a while or
 * somebody moves in the page; they run at the first sign of use.
 */
export function awaitUse(text: HTMLElement): void {
  const app = new App(text);
  const on = (type: string, listener: (event: Event) => void) => {
    window.addEventListener(type, listener, { passive: true, capture: true });
  };
  const start = () => void app.start();
  const startNear = ({ target }: Event) => {
    if (target instanceof Element && target.closest(USABLE)) start();
  };

  for (const sign of SIGNS_OF_USE) on(sign, start);
  on('pointerover', startNear);
  // A finger that only scrolls begins like one that taps.
  on('pointerdown', (event) => {
    if (event instanceof PointerEvent && event.pointerType === 'touch') startNear(event);
    else start();
  });

  // A page that puts back what was typed, or reads what it shows, waits for nobody.
  if (document.querySelector('meta[name=start]')) whenLoaded(start);
  whenLoaded(() => {
    const fetchAhead = () => {
      app.fetchAhead();
    };
    setTimeout(fetchAhead, QUIET_MS);
    for (const sign of SIGNS_OF_PRESENCE) on(sign, fetchAhead);
  });
}

function whenLoaded(task: () => void) {
  if (document.readyState === 'complete') task();
  else window.addEventListener('load', task, { once: true });
}
