import { type Browser, type BrowserContext, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { acting, choose } from './support/feature-settings';
import { allTo, mailTo } from './support/mailbox';
import { anInstallation, type Installation } from './support/installation';
import { aMonday } from './support/days';
import { type Role, signIn } from './support/sign-in';
import { expect, expectAccessible, test } from './support/test';

// The tests set the clock of one product, one after the other.
test.describe.configure({ mode: 'serial' });
let installation: Installation;
test.beforeAll(async () => {
  installation = await anInstallation();
});
test.afterAll(() => installation.stop());

const HOUR_MS = 3_600_000;
/** Some days after the tests' Monday, at about 10 AM in New York in any season. */
function morning(days: number): Date {
  const day = new Date(`${aMonday()}T15:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day;
}
const dateOf = (moment: Date) => moment.toISOString().slice(0, 10);
const hoursAfter = (moment: Date, hours: number) => new Date(moment.getTime() + hours * HOUR_MS);

/** Sessions may have expired by the new time, so none is reused. */
async function move(browser: Browser, moment: Date): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()));
  await installation.at(moment);
}

/** A phone-sized browser with the product's clock. */
async function aBrowser(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: installation.url, viewport: { width: 390, height: 844 } });
  await context.clock.setFixedTime(installation.now());
  return context;
}
async function signedIn(browser: Browser, role: Role): Promise<Page> {
  const page = await (await aBrowser(browser)).newPage();
  await signIn(page, role);
  return page;
}

interface Requested {
  readonly id: string;
  readonly customerName: string;
  readonly customerEmail: string;
  readonly guestPage: string;
}
async function asks(
  page: Page,
  name: string,
  booking: { preferredDate: string; preferredTime: string },
  partySize = '2',
) {
  const mark = randomUUID().slice(0, 8);
  const guest = { customerName: `${name} ${mark}`, customerEmail: `${name.toLowerCase()}-${mark}@guests.example` };
  const answer = await page.request.post('/api/reservations', { data: { ...guest, ...booking, partySize } });
  expect(answer.status()).toBe(201);
  const { id, guestPage } = (await answer.json()) as Requested;
  return { id, guestPage, ...guest };
}
async function confirm(page: Page, { id }: Requested) {
  const data = { status: 'confirmed' };
  const answer = await page.request.patch(`/api/staff/reservations/${id}`, { headers: acting, data });
  expect(answer.status()).toBe(200);
}
async function standingOf(page: Page, guestPage: string) {
  await page.goto('about:blank');
  await page.goto(guestPage);
  return page.getByRole('region', { name: 'Status' }).getByRole('status');
}

test('the 24-hour reply promise follows the clock: the team is notified at 12 hours, the owner at 22', async ({
  browser,
}) => {
  const requestedAt = morning(0);
  await move(browser, requestedAt);
  const preferredDate = dateOf(morning(3));
  const preferredTime = '12:30 PM';
  const asking = await signedIn(browser, 'admin');
  await choose(asking, 'promised-answer', true);
  const guest = await asks(asking, 'Nell', { preferredDate, preferredTime });
  const cardOn = async (page: Page) => {
    await page.goto(`/staff/dashboard?search=${encodeURIComponent(guest.customerName)}`);
    return page.getByRole('article', { name: guest.customerName });
  };
  const emailsTo = async (address: string) =>
    (await allTo(address, installation.dataDir))
      .filter(({ text, subject }) => text?.includes(guest.customerName) && subject?.includes(' for a reply'))
      .map(({ subject }) => subject);

  await move(browser, hoursAfter(requestedAt, 11.9));
  await expect(await cardOn(await signedIn(browser, 'staff'))).toContainText('reply due in 12 h');
  await move(browser, hoursAfter(requestedAt, 12.1));
  await mailTo('reservations@bistro.example', /^Waiting 12 hours for a reply: 2 people/, installation);
  expect(await emailsTo('hello@bistro.example')).toEqual([]);
  await expect(await cardOn(await signedIn(browser, 'staff'))).toContainText('reply due in 11 h');

  await move(browser, hoursAfter(requestedAt, 22.1));
  await mailTo('hello@bistro.example', /^Waiting 22 hours for a reply: 2 people/, installation);
  const owner = await signedIn(browser, 'admin');
  await owner.getByRole('button', { name: /^Show \d+ more$/ }).click();
  const needed = owner.getByRole('region', { name: 'Needs you today' }).getByRole('listitem');
  await expect(needed.filter({ hasText: guest.customerName })).toContainText('reply due in 1 h');
  await move(browser, hoursAfter(requestedAt, 26.5));
  await expect(await cardOn(await signedIn(browser, 'staff'))).toContainText('overdue by 2 h');
  expect(await emailsTo('reservations@bistro.example')).toHaveLength(1);
  expect(await emailsTo('hello@bistro.example')).toHaveLength(1);

  // Its time passes without a reply: it shows, counts against the promise, and another day is one tap away.
  await move(browser, morning(4));
  const staff = await signedIn(browser, 'staff');
  const card = await cardOn(staff);
  await expect(card).toContainText('Expired');
  await expectAccessible(staff, 'article');
  await card.getByRole('button', { name: 'Find Another Day' }).click();
  const dialog = staff.getByRole('dialog', { name: `Change: ${guest.customerName}` });
  await dialog.getByLabel('Date').fill(dateOf(morning(7)));
  await dialog.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(card).not.toContainText('Expired');
});

test('a guest is reminded the day before and two hours before, and confirms', async ({ browser }) => {
  const requestedAt = morning(7);
  await move(browser, requestedAt);
  const owner = await signedIn(browser, 'admin');
  await choose(owner, 'guest-page', true);
  await choose(owner, 'reminders', true);
  const visit = { preferredDate: dateOf(morning(9)), preferredTime: '12:30 PM' };
  const guest = await asks(owner, 'Orla', visit);
  await confirm(owner, guest);
  // A decision can be undone for some seconds.
  await installation.at(hoursAfter(requestedAt, 0.1));
  await mailTo(guest.customerEmail, /^Your table is confirmed/, installation);

  await move(browser, hoursAfter(morning(8), 6));
  const { text } = await mailTo(guest.customerEmail, /^Your table tomorrow at 12:30 PM$/, installation);
  const phone = await (await aBrowser(browser)).newPage();
  const standing = await standingOf(phone, /https?:\/\/\S+\/table#[\w.-]+/.exec(text ?? '')?.[0] ?? '');
  const board = await signedIn(browser, 'staff');
  await board.goto(`/staff/dashboard?search=${encodeURIComponent(guest.customerName)}`);
  const card = board.getByRole('article', { name: guest.customerName });
  await expect(card).toContainText('No reply');
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'We Are Coming' }).click();
  await expect(standing).toHaveText('Your table is confirmed, and we know you’re coming. See you soon!');
  await expect(card).toContainText('Guest confirmed');

  await move(browser, hoursAfter(morning(9), 1));
  await mailTo(guest.customerEmail, /^Your table today at 12:30 PM$/, installation);
  const subjects = (await allTo(guest.customerEmail, installation.dataDir)).map(({ subject }) => subject);
  expect(new Set(subjects).size).toBe(subjects.length);
});

test('free seats are offered to one guest at a time; an expired offer goes to the next, who takes it with one tap', async ({
  browser,
}) => {
  const requestedAt = morning(14);
  await move(browser, requestedAt);
  const owner = await signedIn(browser, 'admin');
  await choose(owner, 'guest-page', true);
  await choose(owner, 'waiting-list', true);
  await choose(owner, 'capacity', true, { arrivals: 20, seats: 10 });
  const booking = { preferredDate: dateOf(morning(18)), preferredTime: '12:30 PM' };
  const sits = await asks(owner, 'Theo', booking, '10+');
  await confirm(owner, sits);
  const ada = await asks(owner, 'Ada', booking);
  const una = await asks(owner, 'Una', booking);
  const phone = await (await aBrowser(browser)).newPage();
  for (const [index, { guestPage }] of [ada, una].entries()) {
    const standing = await standingOf(phone, guestPage);
    await phone.getByRole('button', { name: 'Join the Waitlist' }).click();
    await expect(standing).toContainText(`You’re number ${String(index + 1)} on the waitlist`);
  }

  // Exactly two seats become free.
  const fewer = await owner.request.patch(`/api/staff/reservations/${sits.id}`, {
    headers: acting,
    data: { partySize: '8' },
  });
  expect(fewer.status()).toBe(200);
  await move(browser, hoursAfter(requestedAt, 0.2));
  await mailTo(ada.customerEmail, /opened up/, installation);
  expect((await allTo(una.customerEmail, installation.dataDir)).map(({ subject }) => subject).join()).not.toMatch(
    /opened up/,
  );

  await move(browser, hoursAfter(requestedAt, 2.5));
  await mailTo(una.customerEmail, /opened up/, installation);
  const late = await (await aBrowser(browser)).newPage();
  await standingOf(late, ada.guestPage);
  await expect(late.getByRole('heading', { name: 'A table opened up' })).toBeHidden();
  const next = await (await aBrowser(browser)).newPage();
  const standing = await standingOf(next, una.guestPage);
  await expect(next.getByRole('heading', { name: 'A table opened up' })).toBeVisible();
  await expectAccessible(next);
  await next.getByRole('button', { name: /, 12:30 PM$/ }).click();
  await expect(standing).toHaveText('Your table is confirmed. We look forward to seeing you.');

  await move(browser, hoursAfter(requestedAt, 5));
  const offers = (await allTo(ada.customerEmail, installation.dataDir)).filter(({ subject }) =>
    /opened up/.test(subject ?? ''),
  );
  expect(offers).toHaveLength(1);
});

test('an offer of other times ends after a day: it can no longer be taken, and the request waits for a reply again', async ({
  browser,
}) => {
  const requestedAt = morning(21);
  await move(browser, requestedAt);
  const owner = await signedIn(browser, 'admin');
  await choose(owner, 'guest-page', true);
  await choose(owner, 'other-times', true);
  await choose(owner, 'capacity', false);
  const preferredDate = dateOf(morning(25));
  const guest = await asks(owner, 'Ida', { preferredDate, preferredTime: '12:30 PM' });
  const place = `/api/staff/reservations/${guest.id}`;
  const { version } = (await (await owner.request.get(place, { headers: acting })).json()) as { version: number };
  const data = { expectedVersion: version, times: [{ preferredDate, preferredTime: '1:30 PM' }] };
  expect((await owner.request.post(`${place}/other-times`, { headers: acting, data })).status()).toBe(200);
  await mailTo(guest.customerEmail, /^Another time for your table/, installation);

  const early = await (await aBrowser(browser)).newPage();
  await standingOf(early, guest.guestPage);
  await expect(early.getByRole('button', { name: /, 1:30 PM$/ })).toBeVisible();
  await move(browser, hoursAfter(requestedAt, 24.5));
  const phone = await (await aBrowser(browser)).newPage();
  const standing = await standingOf(phone, guest.guestPage);
  await expect(standing).toContainText('The times we offered have expired.');
  await expect(phone.getByRole('button', { name: /, 1:30 PM$/ })).toBeHidden();
  const board = await signedIn(browser, 'staff');
  await board.goto(`/staff/dashboard?search=${encodeURIComponent(guest.customerName)}`);
  await expect(board.getByRole('article', { name: guest.customerName })).toContainText('Offer expired');
});
