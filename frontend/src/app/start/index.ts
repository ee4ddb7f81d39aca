import { updateTimeTexts } from '@/entities/restaurant';
import { enlivenChat } from '@/features/chat';
import { countArrival, countMenuSeen } from '@/features/count-page-view';
import { askForMissing } from '@/shared/ui/field';
import { foldOnPhones } from '@/shared/ui/fold';
import { enlivenPhotos } from '@/shared/ui/photo-viewer';
import { followSectionLinks } from '@/shared/ui/section-link';
import { enlivenHeader } from '@/widgets/site/header';
import { isHydrated, keepEarlyTaps } from './early-taps';
import { fillFromLink } from './fill-from-link';
import { showFonts } from './fonts';
import { bringBackTyped } from './renewal';
import { startWhenUsed } from './start-app';
import { nameStyles } from './styles';

// The inline script of all public pages: everything that happens before, and often without, React.

const REFRESH_INTERVAL_MS = 15_000;

nameStyles();
showFonts();
followSectionLinks();
enlivenHeader();
enlivenPhotos();
enlivenChat();
askForMissing(isHydrated);
keepEarlyTaps();

document.addEventListener('DOMContentLoaded', () => {
  const app = document.querySelector<HTMLTemplateElement>('template#app');
  if (!app) return;
  countArrival();
  countMenuSeen();
  updateTimeTexts();
  foldOnPhones();
  fillFromLink();
  bringBackTyped();
  const updates = setInterval(() => {
    if (isHydrated()) clearInterval(updates);
    else updateTimeTexts();
  }, REFRESH_INTERVAL_MS);
  startWhenUsed(app);
});
