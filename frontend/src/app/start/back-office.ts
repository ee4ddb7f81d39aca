import { askForMissing } from '@/shared/ui/field';
import { isHydrated, keepEarlyTaps } from './early-taps';
import { showFonts } from './fonts';
import { renewOrSayInOffice } from './renewal';
import { filesOf } from './start-app';
import { nameStyles } from './styles';

// The back office's inline script; its other scripts load immediately.

nameStyles();
showFonts();
askForMissing(isHydrated);
keepEarlyTaps();

// A browser that autofills a login sends no such event.
window.addEventListener('beforeinput', ({ target }) => {
  if (target instanceof HTMLInputElement) target.dataset.typed = '';
});

// Scripts that cannot be loaded, such as those that a release has removed, would leave the page at "Loading...".
function checkStart(error: unknown) {
  if (!isHydrated()) void renewOrSayInOffice(filesOf(document), error);
}
window.addEventListener('unhandledrejection', ({ reason }) => {
  checkStart(reason);
});
window.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) checkStart(new Error('A script of the page could not be loaded.'));
  },
  { capture: true },
);
