import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { provideBrowsers } from '../../lib/browser.mjs';
import { freePort } from '../../lib/free-port.mjs';

const PAGES = ['/', '/blog', '/blog/a-day-under-the-arch', '/reservations', '/content-upload'];
const ROUNDS = 5;
const TRIES = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const AIMS = [
  { name: 'largest-contentful-paint', what: 'largest paint', unit: 'ms', max: 1_200 },
  { name: 'total-blocking-time', what: 'blocked', unit: 'ms', max: 50 },
  { name: 'cumulative-layout-shift', what: 'shifted', unit: '', max: 0 },
  { name: 'total-byte-weight', what: 'transferred', unit: 'KB', max: 120, scale: 1_024, except: '/' },
];

/** Lighthouse results of the pages on a slow phone; pages alternate. */
export async function pages(stage) {
  const server = await stage.server('small');
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: (await provideBrowsers()).whole,
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  });
  try {
    const reports = new Map(PAGES.map((page) => [page, []]));
    await server.awake(async () => {
      for (let round = 0; round < ROUNDS; round += 1)
        for (const page of PAGES) reports.get(page).push(await look(`${server.url}${page}`, port));
    });
    return PAGES.flatMap((page) => rowsOf(page, reports.get(page)));
  } finally {
    await browser.close();
  }
}

/** Lighthouse occasionally misses a page's paint and has no metrics. */
async function look(url, port) {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { lhr } = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: CATEGORIES });
    if (AIMS.every(({ name }) => Number.isFinite(lhr.audits[name].numericValue))) return lhr;
  }
  throw new Error(`Lighthouse saw nothing painted on ${url}.`);
}

function rowsOf(page, reports) {
  const scores = CATEGORIES.map((name) => median(reports.map(({ categories }) => categories[name].score * 100)));
  const score = {
    what: `${page}: ${CATEGORIES.join(', ')}`,
    measured: `Lighthouse, mobile, median of ${ROUNDS}`,
    figure: scores.map((one) => one.toFixed(0)).join(', '),
    aim: '100 each',
    isMet: scores.every((one) => one === 100),
  };
  return [score, ...AIMS.filter(({ except }) => except !== page).map((aim) => rowOf(page, reports, aim))];
}

function rowOf(page, reports, { name, what, unit, max, scale = 1 }) {
  const values = reports.map(({ audits }) => audits[name].numericValue / scale);
  const shown = (value) => value.toFixed(unit ? 0 : 3);
  const figure = median(values);
  return {
    what: `${page}: ${what}`,
    measured: `Lighthouse, mobile, median (range) of ${ROUNDS}`,
    figure: `${shown(figure)} (${shown(Math.min(...values))}-${shown(Math.max(...values))}) ${unit}`.trim(),
    aim: `≤ ${max} ${unit}`.trim(),
    isMet: figure <= max,
  };
}

const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
