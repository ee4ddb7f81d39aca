import { chromium } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';
import { provideBrowsers } from '../../lib/browser.mjs';
import { median } from '../load.mjs';

/** Lighthouse's profile: a phone on slow 4G, with a quarter of this machine's CPU. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1_638.4 * 1_024) / 8,
  uploadThroughput: (675 * 1_024) / 8,
};
const SLOWER = 4;
const PHONE = { width: 412, height: 823 };
const QUIET_MS = 2_000;
const READY_MS = 1_500;
const SECOND_KB = 30;
const ANSWER_MS = 100;
/** What can be used at first: a row of the tab that is looked at, with its actions. */
const FIRST_ROW = '[data-row] button';

const DASHBOARDS = {
  admin: {
    email: 'owner@bistro.example',
    taps: {
      'another tab': (page) => page.getByRole('tab', { name: 'Pending Approvals' }),
      'the first tab again': (page) => page.getByRole('tab', { name: 'Reservations' }),
      'a dialog': (page) => page.getByRole('button', { name: 'New request' }),
    },
  },
  manager: {
    email: 'manager@bistro.example',
    taps: {
      'another tab': (page) => page.getByRole('tab', { name: 'Submissions' }),
      'the first tab again': (page) => page.getByRole('tab', { name: 'Content Schedule' }),
      'a dialog': (page) => page.getByRole('button', { name: 'Schedule Content' }),
    },
  },
  staff: {
    email: 'staff@bistro.example',
    taps: {
      'a request confirmed': (page) => page.locator('[data-row]').getByRole('button', { name: 'Confirm' }).first(),
      'a dialog': (page) => page.getByRole('button', { name: 'New request' }),
    },
  },
};

/** Costs of the dashboards for a signed-in user: time to first use on the first and next visit, and taps. */
export async function dashboards(stage, { rounds }) {
  const server = await stage.server('demo');
  const browser = await chromium.launch({ executablePath: (await provideBrowsers()).whole, args: ['--no-sandbox'] });
  const seen = new Map(Object.keys(DASHBOARDS).map((role) => [role, []]));
  try {
    await server.awake(async () => {
      for (let round = 0; round < rounds; round += 1)
        for (const role of seen.keys()) seen.get(role).push(await visits(browser, server.url, role));
    });
  } finally {
    await browser.close();
  }
  return [...seen].flatMap(([role, all]) => rowsOf(role, all));
}

async function visits(browser, url, role) {
  const { email, taps } = DASHBOARDS[role];
  const context = await browser.newContext({ baseURL: url, viewport: PHONE, isMobile: true, hasTouch: true });
  try {
    await request(context); // one to confirm
    const data = { email, password: 'courtyard-demo' };
    const record = await (await context.request.post(`/api/${role}/login`, { data })).text();
    await context.addInitScript(([key, value]) => globalThis.localStorage.setItem(key, value), [role, record]);
    await context.addInitScript(noteWhenReady, FIRST_ROW);
    const first = await visit(context, role);
    await first.page.close();
    const second = await visit(context, role);
    const answers = await answersTo(second, taps);
    return { first, second, answers };
  } finally {
    await context.close();
  }
}

async function request(context) {
  const preferredDate = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const guest = { customerName: 'Amelia Hart', customerEmail: 'amelia@guests.example', partySize: '2' };
  const answer = await context.request.post('/api/reservations', {
    data: { ...guest, preferredDate, preferredTime: '12:00 PM' },
  });
  if (answer.status() !== 201) throw new Error(`A request was answered ${answer.status()}.`);
}

/** In the page. Playwright's own waiting would be a script of some 300 KB there, which costs this processor a tenth of the way. */
function noteWhenReady(row) {
  const look = () => {
    if (globalThis.document.querySelector(row)) globalThis.readyAt = performance.now();
    else globalThis.requestAnimationFrame(look);
  };
  look();
}

/** @returns when its first row could be used (ms), and what had been transferred (KB) once the network was idle */
async function visit(context, role) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  let bytes = 0;
  let lastAt = Date.now();
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    lastAt = Date.now();
  });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(`/${role}/dashboard`, { waitUntil: 'commit' });
  let ready;
  while (ready === undefined || Date.now() - lastAt < QUIET_MS) {
    if (Date.now() - lastAt > 60_000) throw new Error(`/${role}/dashboard shows no row.`);
    await sleep(QUIET_MS);
    ready ??= await page.evaluate(() => globalThis.readyAt);
  }
  return { page, session, ready, kilobytes: bytes / 1_024 };
}

/** Time from each tap to the next paint as browsers measure it (ms), without network throttling. */
async function answersTo({ page, session }, taps) {
  await session.send('Network.emulateNetworkConditions', {
    ...SLOW_4G,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await page.evaluate(() => {
    globalThis.answers = [];
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries())
        if (interactionId > 0) globalThis.answers.push(duration);
    }).observe({ type: 'event', durationThreshold: 16 });
  });
  const answers = {};
  for (const [what, target] of Object.entries(taps)) {
    // Playwright's own tap would look, within the event, at what it has hit.
    await target(page).scrollIntoViewIfNeeded();
    const { x, y, width, height } = await target(page).boundingBox();
    await sleep(QUIET_MS);
    await page.evaluate(() => (globalThis.answers.length = 0));
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await sleep(QUIET_MS);
    // Browsers do not report interactions that finish within a frame.
    answers[what] = await page.evaluate(() => Math.max(16, ...globalThis.answers));
  }
  return answers;
}

function rowsOf(role, all) {
  const row = (what, values, unit, limit) => {
    const figure = median(values);
    const [min, max] = [Math.min(...values), Math.max(...values)].map((value) => value.toFixed(0));
    return {
      what: `/${role}/dashboard: ${what}`,
      measured: `slow 4G, a quarter of the processor, median (range) of ${values.length}`,
      figure: `${figure.toFixed(0)} (${min}-${max}) ${unit}`,
      aim: limit === undefined ? 'none' : `≤ ${limit} ${unit}`,
      isMet: limit === undefined || figure <= limit,
    };
  };
  return [
    row(
      'first visit, ready',
      all.map(({ first }) => first.ready),
      'ms',
    ),
    row(
      'first visit, over the line',
      all.map(({ first }) => first.kilobytes),
      'KB',
    ),
    row(
      'next visit, ready',
      all.map(({ second }) => second.ready),
      'ms',
      READY_MS,
    ),
    row(
      'next visit, over the line',
      all.map(({ second }) => second.kilobytes),
      'KB',
      SECOND_KB,
    ),
    ...Object.keys(DASHBOARDS[role].taps).map((what) =>
      row(
        `tap: ${what}`,
        all.map(({ answers }) => answers[what]),
        'ms',
        ANSWER_MS,
      ),
    ),
  ];
}
