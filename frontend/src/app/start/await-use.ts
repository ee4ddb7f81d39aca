import { App } from './app';
import { whenLoaded } from './when-loaded';

const USABLE = 'a, button, input, select, textarea, label, form';
const SIGNS_OF_USE = ['click', 'keydown', 'focusin', 'input'];
const SIGNS_OF_PRESENCE = ['scroll', 'pointermove', 'touchstart'];

/**
 * Leaves the page alone until somebody uses it. Its scripts are fetched once it is loaded and somebody moves in it; they
 * run at the first sign of use.
 */
export function awaitUse(text: HTMLElement): void {
  const app = new App(text);
  const on = (type: string, listener: (event: Event) => void) => {
    window.addEventListener(type, listener, { passive: true, capture: true });
  };
  const start = () => void app.start();

  for (const sign of SIGNS_OF_USE) on(sign, start);
  on('pointerover', (event) => {
    if (!isTouch(event) && isOnControl(event)) start();
  });
  // A finger that only scrolls begins like one that taps, and the tap's own answer comes before everything else.
  on('pointerdown', (event) => {
    if (!isTouch(event)) start();
    else if (isOnControl(event)) app.fetchNow();
  });

  // A page that puts back what was typed, or reads what it shows, waits for nobody.
  if (document.querySelector('meta[name=start]')) whenLoaded(start);
  whenLoaded(() => {
    const fetchAhead = () => {
      app.fetchAhead();
    };
    for (const sign of SIGNS_OF_PRESENCE) on(sign, fetchAhead);
  });
}

const isOnControl = ({ target }: Event) => target instanceof Element && target.closest(USABLE) !== null;

const isTouch = (event: Event) => event instanceof PointerEvent && event.pointerType === 'touch';
