import { tellTheTime } from '@/entities/restaurant';
import { countArrival } from '@/features/count-visit';
import { enlivenPhotos } from '@/shared/ui/photo-viewer';
import { followSectionLinks } from '@/shared/ui/section-link';
import { enlivenHeader } from '@/widgets/site-header';
import { awaitUse } from './await-use';
import { keepEarlyTaps } from './early-taps';
import { showFonts } from './fonts';

// The script that stands in every page: all that happens before, and often without, React.

const LOOK_AGAIN_MS = 15_000;

showFonts();
followSectionLinks();
enlivenHeader();
enlivenPhotos();
keepEarlyTaps();

document.addEventListener('DOMContentLoaded', () => {
  const app = document.getElementById('app');
  if (!app) return;
  countArrival();
  tellTheTime();
  const telling = setInterval(() => {
    if ('alive' in document.documentElement.dataset) clearInterval(telling);
    else tellTheTime();
  }, LOOK_AGAIN_MS);
  awaitUse(app);
});
