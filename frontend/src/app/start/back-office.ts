import { askForMissing } from '@/shared/ui/field';
import { isHydrated, keepEarlyTaps } from './early-taps';
import { showFonts } from './fonts';
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
