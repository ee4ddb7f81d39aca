import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { inRestaurant, aMonday } from './support/days';
import { anInstallation, type Installation } from './support/installation';
import { deviceOf, type PushService, startPushService } from './support/push-service';
import { signIn } from './support/sign-in';
import { PHONE } from './support/sizes';
import { expect, expectAccessible, expectFits, test } from './support/test';

let installation: Installation;
let pushService: PushService;
test.beforeAll(async () => {
  pushService = await startPushService();
  installation = await anInstallation();
});
test.afterAll(async () => {
  await installation.stop();
  pushService.stop();
});

async function asks(page: Page): Promise<string> {
  const customerName = `Ines ${randomUUID().slice(0, 6)}`;
  const booking = { partySize: '4', preferredDate: aMonday(), preferredTime: '12:30 PM' };
  const data = { customerName, customerEmail: 'ines@guests.example', ...booking };
  expect((await page.request.post('/api/reservations', { data })).status()).toBe(201);
  return customerName;
}

for (const [device, size] of [
  ['computer', undefined],
  ['phone', PHONE],
] as const)
  test(`a ${device} tells staff of requests, without names unless they are allowed`, async ({ browser }) => {
    await installation.at(inRestaurant(aMonday(), '11:00'));
    const context = await browser.newContext({ baseURL: installation.url, permissions: ['notifications'], ...size });
    await context.clock.setFixedTime(installation.now());
    const page = await context.newPage();
    const { shown, messages } = await pushService.subscribe(page);
    await signIn(page, 'staff');

    const manifest = await page.locator('link[rel=manifest]').getAttribute('href');
    const { icons, ...app } = (await (await page.request.get(manifest ?? '')).json()) as {
      icons: { src: string; type: string }[];
    };
    expect(app).toMatchObject({ display: 'standalone', start_url: '/staff/dashboard' });
    for (const { src, type } of icons) expect((await page.request.get(src)).headers()['content-type']).toBe(type);
    const touchIcon = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
    expect(icons.map(({ src }) => src)).toContain(touchIcon);

    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitem', { name: 'Notifications' }).click();
    const dialog = page.getByRole('dialog', { name: 'Notifications' });
    await dialog.getByRole('button', { name: 'Turn on notifications' }).click();
    await expect(dialog.getByRole('checkbox', { name: 'New reservation requests' })).toBeChecked();
    await expectFits(page);
    await expectAccessible(page, '[role=dialog]');

    await asks(page);
    await expect.poll(shown).toEqual([['New reservation request', '']]);
    const screen = await deviceOf(page);
    // The second time, it replaces the first.
    for (let time = 1; time <= 2; time += 1) {
      await screen.receive(messages()[0] ?? '');
      await expect.poll(screen.badges).toHaveLength(time);
    }
    expect(await screen.notifications()).toEqual([['New reservation request', '']]);
    expect(await screen.badges()).toEqual([1, 1]);

    await dialog.getByRole('checkbox', { name: 'Show names and details of guests' }).check();
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Notifications saved', { exact: true })).toBeVisible();
    const guest = await asks(page);
    await expect.poll(shown).toContainEqual(['New reservation request', expect.stringContaining(guest)]);
    await screen.receive(messages().at(-1) ?? '');
    await expect.poll(async () => (await screen.badges()).at(-1)).toBe(2);
    expect((await screen.notifications()).flat().join()).toContain(guest);

    await dialog.getByLabel('Quiet from (optional)').fill('00:00');
    await dialog.getByLabel('Quiet until (optional)').fill('23:59');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Notifications saved', { exact: true }).last()).toBeVisible();
    await asks(page);
    await dialog.getByRole('button', { name: 'Send a test' }).click();
    await expect.poll(shown).toHaveLength(3);
    expect(shown().at(-1)).toEqual(['Notifications work', expect.any(String)]);

    await dialog.getByRole('button', { name: 'Turn off' }).click();
    await expect(dialog.getByRole('button', { name: 'Turn on notifications' })).toBeVisible();
    await context.close();
  });
