import { restaurant } from '@/entities/restaurant';
import { reportFailure } from '@/shared/lib/failures';
import { fillForm, readChanged, type Sheet } from '@/shared/lib/stored-form';
import { isReplaced, canReload } from '@/shared/lib/release';
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
  if ((await canRenew(files)) && keepTyped()) {
    loadAgain();
    return;
  }
  forgetEarlyTaps();
  sayOnPage(`Part of this page didn’t load. If that keeps happening, please call us: ${restaurant.phone}.`, {
    label: 'Reload',
    act: loadAgain,
  });
}

/** The same for a page of the back office, which shows nothing before its scripts run. What was typed may be a password, and is not stored. */
export async function renewOrSayInOffice(files: readonly string[], error: unknown): Promise<void> {
  reportFailure('start', error);
  const reload = () => {
    window.location.reload();
  };
  if (await canRenew(files)) reload();
  else sayOnPage('This page didn’t load completely.', { label: 'Reload', act: reload });
}

const canRenew = async (files: readonly string[]) => (await isReplaced(files)) && canReload(files.join(' '));

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
