import { chromium } from '@playwright/test';
import { randomInt } from 'node:crypto';
import { provideBrowsers } from '../../lib/browser.mjs';
import { median } from '../load.mjs';
import { SOME_NAME } from '../seed-contacts.mjs';
import { CONTACTS as ROWS } from '../stage.mjs';

const SCREEN = '/manager/dashboard?tab=email&view=contacts';
const WINDOW = { width: 1280, height: 900 };
/** One visit for each screen, because the browser caches what it has shown. */
const VISITS = 5;

/** Searches by the query of the screen's URL; most fill a whole page even in the small list. */
const LOOKS = {
  'newest first': () => '',
  'one person': (somebody) => somebody(),
  'nobody at all': () => `&search=nobody${randomInt(1_000_000_000)}`,
  'a name of 1 %': () => `&search=${SOME_NAME}`,
  'a word of everybody': () => '&search=guests.example',
  'two letters': () => '&search=ok',
  'active ones': () => '&status=active',
  'inactive ones': () => '&status=inactive',
  'a tag of 33 %': () => '&tag=regular',
  'a tag of 5 %': () => '&tag=terrace',
  'by last name': () => '&sort=name',
  'by last visit, latest first': () => '&sort=-lastVisit',
  'by visits, of a status': () => '&sort=-totalVisits&status=inactive',
  'by address, a name of 1 %': () => `&sort=email&search=${SOME_NAME}`,
  'a name of 10 % within a tag': () => '&tag=regular&search=dubois',
  'a name of 10 % within a status': () => '&status=active&search=dubois',
};

/** Runs sequentially, so that no person is searched for twice. */
function people(rows) {
  let last = randomInt(1, rows / 2);
  return () => `&search=guest${++last}%40`;
}

/** Time until the contacts screen has rendered each search, in a small and a large list. */
export async function contactsScreen(stage, size, max) {
  const browser = await chromium.launch({ executablePath: (await provideBrowsers()).whole, args: ['--no-sandbox'] });
  const times = { few: timesOfLooks(), [size]: timesOfLooks() };
  try {
    for (let visit = 0; visit <= VISITS; visit += 1) {
      for (const name of ['few', size]) {
        const server = await stage.server(`contacts-${name}`);
        const seen = await server.awake(() => looksOf(browser, server.url, ROWS[name]));
        if (visit > 0) for (const [what, took] of Object.entries(seen)) times[name][what].push(took);
      }
    }
  } finally {
    await browser.close();
  }
  return Object.keys(LOOKS).map((what) => {
    const few = median(times.few[what]);
    const many = median(times[size][what]);
    return {
      what: `contacts’ screen: ${what}`,
      measured: `${few.toFixed(0)} ms at ${shown(ROWS.few)}, ${many.toFixed(0)} ms at ${shown(ROWS[size])}, drawn`,
      figure: `× ${(many / few).toFixed(2)}`,
      aim: `≤ ${max}`,
      isMet: many <= max * few,
    };
  });
}

const timesOfLooks = () => Object.fromEntries(Object.keys(LOOKS).map((what) => [what, []]));

async function looksOf(browser, url, rows) {
  const context = await browser.newContext({ baseURL: url, viewport: WINDOW });
  const somebody = people(rows);
  try {
    const data = { email: 'manager@bistro.example', password: 'courtyard-demo' };
    const record = await (await context.request.post('/api/manager/login', { data })).text();
    await context.addInitScript((value) => globalThis.localStorage.setItem('manager', value), record);
    const page = await context.newPage();
    await page.goto(SCREEN + somebody(), { waitUntil: 'networkidle' });
    await page.evaluate(noteWhatIsDrawn);
    const took = {};
    for (const [what, look] of Object.entries(LOOKS)) {
      await page.evaluate(drawnAt, SCREEN + somebody()); // so that each draws other rows than were there
      took[what] = await page.evaluate(drawnAt, SCREEN + look(somebody));
    }
    return took;
  } finally {
    await context.close();
  }
}

/* In the page. */

function noteWhatIsDrawn() {
  new globalThis.MutationObserver(() => {
    globalThis.changedAt = performance.now();
    globalThis.requestAnimationFrame(() => globalThis.setTimeout(() => (globalThis.drawnAt = performance.now())));
  }).observe(globalThis.document.body, { subtree: true, childList: true, characterData: true });
}

/** Goes to an address within the app. @returns how long it took until the answer was drawn and nothing more was changed (ms) */
function drawnAt(address) {
  const QUIET = 150;
  const MAX_WAIT_MS = 30_000;
  return new Promise((resolve, reject) => {
    const begun = performance.now();
    globalThis.performance.clearResourceTimings();
    globalThis.history.pushState(null, '', address);
    globalThis.dispatchEvent(new globalThis.PopStateEvent('popstate'));
    const look = () => {
      const [answer] = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/customer-contacts?'));
      const { changedAt, drawnAt: drawn } = globalThis;
      const isDrawn = answer && drawn > changedAt && drawn > answer.responseEnd && performance.now() - drawn > QUIET;
      if (isDrawn) resolve(drawn - begun);
      else if (performance.now() - begun > MAX_WAIT_MS) reject(new Error(`${address} draws nothing.`));
      else globalThis.setTimeout(look, 20);
    };
    look();
  });
}

const shown = (number) => number.toLocaleString('en-US');
