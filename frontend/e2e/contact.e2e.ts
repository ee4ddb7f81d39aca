import { openHome } from './support/home-page';
import { expect, test } from './support/test';

const AGENCY = 'studio@harborlight.example';

test('a message is written and sent by keyboard only; F8 reaches its notification, and a swipe, not a nudge, removes it', async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  await page.route('**/api/contact', async (route) => {
    await released;
    await route.continue();
  });
  await openHome(page);
  const form = page.getByRole('form', { name: 'Contact' });
  await form.getByLabel('Name').focus();
  for (const text of ['Amelia Hart', 'amelia@guests.example', '']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('Is there');
  await page.keyboard.press('Enter');
  await page.keyboard.type('a high chair?');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  const request = page.waitForResponse('**/api/contact');
  release(undefined);
  expect((await request).request().postDataJSON()).toEqual({
    name: 'Amelia Hart',
    email: 'amelia@guests.example',
    phone: '',
    message: 'Is there\na high chair?',
  });
  await expect(page.getByText('Message sent!', { exact: true })).toBeVisible();
  await expect(
    page.getByText("Thank you for contacting us. We'll get back to you soon.", { exact: true }),
  ).toBeVisible();
  for (const label of ['Name', 'Email', 'Message']) await expect(form.getByLabel(label)).toHaveValue('');

  const area = page.getByRole('region', { name: 'Notifications (F8)' });
  const notification = area.getByText('Message sent!', { exact: true });
  await expect(notification).toBeVisible();
  await page.keyboard.press('F8');
  // A focused toast does not close automatically.
  await expect(area.getByRole('list')).toBeFocused();

  const swipe = async (distance: number) => {
    const { x = 0, y = 0 } = (await notification.boundingBox()) ?? {};
    await page.mouse.move(x + 5, y + 5);
    await page.mouse.down();
    await page.mouse.move(x + 5 + distance / 2, y + 5);
    await page.mouse.move(x + 5 + distance, y + 5);
    await page.mouse.up();
  };
  await swipe(45);
  await expect(notification).toBeVisible();
  await swipe(55);
  await expect(notification).toBeHidden();
});

test('a browser without scripts shows the address to write to', async ({ request }) => {
  const notes = {
    '/': 'hello@bistro.example',
    '/plan-report': AGENCY,
    '/build-report': AGENCY,
    '/contract/sign': AGENCY,
  };
  for (const [path, address] of Object.entries(notes)) {
    // Blocking scripts from outside, as a test does, does not render <noscript>.
    const html = await (await request.get(path)).text();
    const note = /<noscript>(?:(?!<\/noscript>).)*requires JavaScript\.(.*?)<\/noscript>/.exec(html)?.[1] ?? '';
    expect(note.replaceAll(/<[^>]*>/g, '')).toContain(`Please write to ${address} instead.`);
  }
});
