import { randomUUID } from 'node:crypto';
import { addDays, aMonday } from './support/days';
import { mailTo } from './support/mailbox';
import { fill, formOn, PUBLIC_FORMS } from './support/public-forms';
import { expect, expectAccessible, expectHydrated, openHydrated, test } from './support/test';

const [request] = PUBLIC_FORMS.filter(({ path }) => path === '/reservations');
if (!request) throw new Error('no reservation form');

const texts = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index));

test('the request page says what a guest should know, and asks what the kitchen must know', async ({ page }) => {
  await page.goto('/reservations');
  await expect(page).toHaveTitle(/^Reserve Your Table \| /);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /24 hours/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reserve Your Table');
  const info = page.getByRole('complementary', { name: 'Before you come' });
  for (const fact of [
    '10am-3pm',
    '11am-5pm',
    '75 King Street, Suite 120',
    'within 24 hours',
    'Dietary',
    'Special occasions',
  ])
    await expect(info).toContainText(fact);
  const contact = page.getByRole('main').locator('section').last();
  await expect(contact.getByRole('link', { name: '@' })).toHaveAttribute('href', /^mailto:reservations@/);
  await expect(contact).toContainText('within 24 hours');

  const form = formOn(page, request);
  const options = (label: string) => form.getByLabel(label).locator('option:enabled');
  await expect(options('Party size')).toHaveText([
    '1 person',
    ...texts(8, (index) => `${String(index + 2)} people`),
    '10+ people',
  ]);
  await expect(options('Preferred time')).toHaveText(
    texts(15, (index) => {
      const hour = 10 + Math.floor(index / 2);
      return `${String(hour > 12 ? hour - 12 : hour)}:${index % 2 ? '30' : '00'} ${hour < 12 ? 'AM' : 'PM'}`;
    }),
  );
  const date = form.getByLabel('Preferred date');
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'America/New_York' });
  await expect(date).toHaveAttribute('min', today);
  const newsletter = form.getByRole('checkbox', { name: 'Subscribe to our newsletter (Coming Soon)' });
  await expect(newsletter).toBeDisabled();
  await expect(newsletter).not.toBeChecked();
  const specialRequests = form.getByLabel(/^Special requests/);
  await specialRequests.evaluate((field) => (field.style.height = '1px'));
  expect((await specialRequests.boundingBox())?.height).toBeGreaterThanOrEqual(100);
});

test('a time on the page of free times, or a link, opens the request form filled in, without sending anything', async ({
  page,
}) => {
  await page.goto('/times');
  const time = page.locator('a[href*="preferredTime"]').last();
  const parameters = new URL((await time.getAttribute('href')) ?? '', page.url()).searchParams;
  await time.click();
  for (const [label, name] of [
    ['Preferred date', 'preferredDate'] as const,
    ['Preferred time', 'preferredTime'] as const,
  ])
    await expect(page.getByLabel(label)).toHaveValue(parameters.get(name) ?? '');

  const day = aMonday();
  const booking = new URLSearchParams({ preferredDate: day, preferredTime: '12:30 PM', partySize: '4' });
  await page.goto(`/reservations?${booking.toString()}&customerName=Eve`);
  const filledIn = async () => {
    await expect(page.getByLabel('Preferred date')).toHaveValue(day);
    await expect(page.getByLabel('Preferred time')).toHaveValue('12:30 PM');
    await expect(page.getByLabel('Party size')).toHaveValue('4');
    await expect(page.getByLabel('Full name')).toHaveValue('');
  };
  await filledIn();
  await page.keyboard.press('Shift');
  await expectHydrated(page);
  await filledIn();

  await page.goto('/reservations?partySize=40&preferredTime=noon');
  for (const name of ['Party size', 'Preferred time']) await expect(page.getByLabel(name)).toHaveValue('');
});

test('a guest sees what is missing, and can start over after sending', async ({ page }) => {
  await openHydrated(page, '/reservations');
  const form = formOn(page, request);
  const submit = form.getByRole('button', { name: 'Submit Reservation Request' });
  await submit.click();
  await expect(form.getByLabel('Party size')).toBeFocused();
  for (const sentence of [
    'Enter your full name.',
    'Please enter a valid email address',
    'Choose your party size.',
    'Choose a date.',
    'Choose a time.',
  ])
    await expect(form.getByText(sentence)).toBeVisible();

  await fill(page, request);
  await expect(form.getByText(/^Please /)).toHaveCount(0);
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  await page.route(request.call, async (route) => {
    await released;
    await route.continue();
  });
  await submit.click();
  await expect(form.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  release(undefined);
  await expect(page.getByRole('heading', { name: 'Reservation Request Sent!' })).toBeFocused();
  await expect(page.getByText("We'll contact you soon to confirm your reservation.", { exact: true })).toBeVisible();
  await expect(form).toBeHidden();
  const parameters = page.getByRole('region', { name: 'What you asked for' });
  await expect(parameters).toContainText(/Mon, .*12:30 PM, 10\+ people.*A table by the fountain/s);
  await expect(parameters.getByRole('link', { name: 'Get Directions' })).toBeVisible();
  await expect(parameters.getByRole('link', { name: 'Add to My Calendar' })).toHaveCount(0);
  await expect(page.getByRole('list').filter({ hasText: 'We sent an email with the details' })).toContainText(
    /amelia.*hear back by .*wait for/s,
  );
  await expectAccessible(page, 'main');
  await page.getByRole('button', { name: 'Make Another Reservation' }).click();
  await expect(form.getByLabel('Party size')).toBeFocused();
  for (const label of Object.keys(request.entries))
    await expect(form.getByLabel(label, { exact: true })).toHaveValue('');
});

test('a closed day that was chosen before the scripts arrived is pointed out, and an open time is one tap away', async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/reservations', { waitUntil: 'commit' });
  const form = formOn(page, request);
  const sunday = addDays(aMonday(), -1);
  await form.getByLabel('Preferred date').fill(sunday);
  await form.getByLabel('Preferred time').selectOption('12:30 PM');
  release(undefined);
  await expect(form.getByText(/^We are closed on Sunday/)).toBeVisible();
  await form.getByRole('button', { name: /^Monday.*12:30 PM$/ }).click();
  await expect(form.getByText(/^We are closed on/)).toBeHidden();
  await expect(form.getByLabel('Preferred date')).toHaveValue(aMonday());
  await expect(form.getByLabel('Preferred time')).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest sends the request, and is asked again for what is missing', async ({ page, expectedErrors }) => {
    expectedErrors.push(/400 \(Bad Request\)/);
    const email = `plain-${randomUUID().slice(0, 8)}@guests.example`;
    await page.goto('/reservations');
    await page.getByLabel('Party size').selectOption('2');
    await page.getByLabel('Preferred date').fill(aMonday(5));
    await page.getByLabel('Full name').fill('Plain <b>Guest</b>');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel(/^Special requests/).fill('By the fountain');
    await page.getByRole('button', { name: 'Submit Reservation Request' }).click();
    await expect(page.getByRole('heading', { name: 'Please check your request' })).toBeVisible();
    await expect(page.getByText('Choose a time.')).toBeVisible();
    await expect(page.getByLabel('Full name')).toHaveValue('Plain <b>Guest</b>');
    await expect(page.getByLabel('Special requests')).toHaveValue('By the fountain');
    await page.getByLabel('Preferred time').selectOption('12:30 PM');
    await page.getByRole('button', { name: 'Submit Reservation Request' }).click();
    await expect(page.getByRole('heading', { name: 'Reservation Request Sent!' })).toBeVisible();
    expect((await mailTo(email, /table request/)).text).toContain('12:30 PM');
  });
});
