import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { signIn } from './support/sign-in';
import { expect, expectAccessible, expectFits, test } from './support/test';

/** A webhook receiver on this machine. */
async function aProgram() {
  const heard: { id: unknown; body: { type: string } }[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      heard.push({ id: request.headers['webhook-id'], body: JSON.parse(body) as { type: string } });
      response.writeHead(200).end('Heard');
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { heard, host: `127.0.0.1:${port}`, close: () => server.close() };
}

test('the owner lets programs in: a token is shown once, a webhook brings a signed sample', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/400/);
  const program = await aProgram();
  try {
    await signIn(page, 'admin');
    await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Integrations' }).click();
    await expect(page).toHaveURL('/admin/integrations');

    const name = `Till on ${program.host}`;
    await page.getByRole('button', { name: 'New token' }).click();
    const token = page.getByRole('dialog', { name: 'New access token' });
    await token.getByLabel('App name').fill(name);
    await token.getByRole('checkbox', { name: 'Read menu, hours and address' }).check();
    await token.getByRole('button', { name: 'Create token' }).click();
    await expect(page.getByText(/^cty_\w{36}$/)).toBeVisible();
    await page.getByRole('button', { name: 'I’ve copied it' }).click();
    await expect(page.getByText(/^cty_/)).toHaveCount(0);
    await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();

    await page.getByRole('button', { name: 'Add webhook' }).click();
    const webhook = page.getByRole('dialog', { name: 'Add webhook' });
    const address = webhook.getByLabel('Webhook URL');
    await address.fill('https://10.0.0.1/hooks');
    await webhook.getByRole('button', { name: 'Add webhook' }).click();
    await expect(webhook.getByText('Enter a public internet address.')).toBeVisible();
    await expect(address).toHaveValue('https://10.0.0.1/hooks');
    await address.fill(`http://${program.host}/hooks`);
    await webhook.getByRole('button', { name: 'Add webhook' }).click();
    await expect(page.getByText(/^whsec_/)).toBeVisible();
    await page.getByRole('button', { name: 'I’ve copied it' }).click();

    await page.getByRole('button', { name: `More about ${program.host}` }).click();
    await page.getByRole('menuitem', { name: 'Send a sample' }).click();
    const samples = () => program.heard.filter(({ body }) => body.type === 'reservation.confirmed');
    await expect.poll(() => samples().length).toBeGreaterThan(0);
    await page.getByRole('button', { name: `Deliveries to ${program.host}` }).click();
    const deliveries = page.getByRole('dialog', { name: `Deliveries to ${program.host}` });
    const delivery = deliveries.getByRole('row').filter({ hasText: 'reservation.confirmed' }).first();
    await expect(delivery.getByText('200: Heard')).toBeVisible();
    await delivery.getByRole('button', { name: 'Resend' }).click();
    await expect.poll(() => new Set(samples().map(({ id }) => id)).size < samples().length).toBe(true);
    await expectAccessible(page, '[role=dialog]');
    await page.keyboard.press('Escape');
    // Nothing sticks out to the side.
    await expectFits(page);
  } finally {
    program.close();
  }
});
