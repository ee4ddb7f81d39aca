import { restaurant } from '@/entities/restaurant';
import { reportFailure } from '@/shared/lib/failures';
import { fillForm, readChanged, type Sheet } from '@/shared/lib/stored-form';
import { isReplaced, mayReload } from '@/shared/lib/release';
import { forgetEarlyTaps } from './early-taps';
import { sayOnPage } from './say-on-page';

const TYPED = 'typed before a reload of ';

/**
 * The page cannot hydrate. If a release has removed its files, it reloads and restores what was typed. Otherwise it shows the problem,
 * and the next interaction tries again.
 */
export async function renewOrSay(files: readonly string[], error: unknown): Promise<void> {
  if (!navigator.onLine) {
    sayOnPage('You’re offline. What you typed is still here. Try again in a moment.');
    return;
  }
  reportFailure('start', error);
  const build = files.join(' ');
  if ((await isReplaced(files)) && mayReload(build) && keepTyped()) {
    loadAgain();
    return;
  }
  forgetEarlyTaps();
  sayOnPage(`Part of this page didn’t load. If that keeps happening, please call us: ${restaurant.phone}.`, {
    label: 'Reload',
    act: loadAgain,
  });
}

function loadAgain(): void {
  // Includes what is typed until the page unloads.
  window.addEventListener('pagehide', keepTyped, { once: true });
  window.location.reload();
}

/** Restores what was typed before the reload. */
export function bringBackTyped(): void {
  const key = TYPED + window.location.pathname;
  try {
    const stored = sessionStorage.getItem(key);
    if (stored === null) return;
    sessionStorage.removeItem(key);
    const sheets = JSON.parse(stored) as Sheet[];
    [...document.forms].forEach((form, place) => {
      fillForm(form, sheets[place] ?? {});
    });
    sayOnPage('We just updated this page. What you typed is still here.');
  } catch {
    // Storage is blocked.
  }
}

/** Returns whether nothing will be lost. */
function keepTyped(): boolean {
  const sheets = [...document.forms].map(readChanged);
  if (sheets.every((sheet) => Object.keys(sheet).length === 0)) return true;
  try {
    sessionStorage.setItem(TYPED + window.location.pathname, JSON.stringify(sheets));
    return true;
  } catch {
    return false;
  }
}
