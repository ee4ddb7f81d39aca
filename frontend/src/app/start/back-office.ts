import { askForMissing } from '@/shared/ui/field';
import { isAlive, keepEarlyTaps } from './early-taps';
import { showFonts } from './fonts';
import { nameStyles } from './styles';

// The script that stands in the pages of the back office, whose other scripts come at once.

nameStyles();
showFonts();
askForMissing(isAlive);
keepEarlyTaps();

// A browser that fills in a login by itself sends no such event.
window.addEventListener('beforeinput', ({ target }) => {
  if (target instanceof HTMLInputElement) target.dataset.typed = '';
});
