import { claimsIn, knownOffersAndHours, offersAndHoursOf, wordsOf } from './support/facts';
import { expect, openHydrated, test } from './support/test';

/** Specified to differ from the profile. */
const REPORT_HOURS = ['10:30am-3pm', '10am-4pm'];

const wrong = (text: string) => claimsIn(text).flatMap(({ claim, isTrue }) => (isTrue ? [] : [claim]));

test('no page states an hour or a price that differs from the profile and the menu', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const pages = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  expect(pages).toEqual(expect.arrayContaining(['/', '/blog', '/reservations', '/content-upload']));
  expect(pages.filter((path) => path.startsWith('/blog/')).length).toBeGreaterThanOrEqual(5);
  for (const path of [...pages, '/no/such/page']) {
    const html = await (await request.get(path)).text();
    const words = wordsOf(html);
    expect(claimsIn(words), `${path} shows the hours`).not.toEqual([]);
    expect(wrong(words), path).toEqual([]);
    expect(knownOffersAndHours, path).toEqual(expect.arrayContaining(offersAndHoursOf(html)));
  }
});

test('the report for the client states the hours of its own, and no others', async ({ request }) => {
  const hours = new Set<string>();
  for (const path of ['/business-report', '/build-report', '/plan-report'])
    for (const claim of wrong(wordsOf(await (await request.get(path)).text())))
      if (/\d[ap]m/.test(claim)) hours.add(claim);
  expect([...hours].sort()).toEqual(REPORT_HOURS);
});

test('search engines get every price and every opening hour', async ({ request }) => {
  const home = await (await request.get('/')).text();
  expect(offersAndHoursOf(home).sort()).toEqual([...knownOffersAndHours].sort());
});

for (const path of ['/', '/reservations']) {
  test(`${path} states nothing else after its scripts have run`, async ({ page }) => {
    await openHydrated(page, path);
    const words = await page.locator('body').innerText();
    expect(claimsIn(words)).not.toEqual([]);
    expect(wrong(words)).toEqual([]);
  });
}

test('what differs would be found', () => {
  const different = [
    'Open 10am-5pm',
    'from 9 until 3',
    '10:00 AM – 3:30 PM',
    'Saturday\n10am-3pm',
    'Monday, Wednesday 10am-3pm',
    'Monday through Friday 10-3',
    'Closed on Monday',
    'Saturday: closed',
    'We close at 6 PM.',
    'Our doors open on weekdays at nine.',
    'Until four the gate is open.',
    'Soup $7.50',
    'sandwiches $14-16',
    'a plate for 20 dollars',
  ];
  for (const text of different) expect(wrong(text), text).not.toEqual([]);
  const same = [
    'Monday, Tuesday, Thursday and Friday 10am-3pm',
    'Closed Wednesday and Sunday',
    '$12-$14, or $24',
    '4:30 PM',
  ];
  for (const text of same) expect(wrong(text), text).toEqual([]);
  for (const text of ['15-20 minutes', '2026-10-29', '(904) 555-0175', 'over 6'])
    expect(claimsIn(text), text).toEqual([]);
});
