import { spawn } from 'node:child_process';
import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json, text } from 'node:stream/consumers';
import { mailTo } from './support/mailbox';
import { aMonday } from './support/days';
import { startProduct } from './support/product';
import { signIn } from './support/sign-in';
import { PHONE } from './support/sizes';
import { expect, expectAccessible, expectFits, test } from './support/test';

/** Pipes an email into `npm run replies`, like a mail server. */
async function pipe(mail: string) {
  const command = spawn(process.execPath, ['../backend/dist/app/cli/replies.js'], {
    env: { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR, DATABASE_URL: '' },
  });
  command.stdin.end(mail);
  const [output] = await Promise.all([text(command.stdout), once(command, 'close')]);
  return { output: output.trim(), code: command.exitCode };
}

test("a guest's reply to our email is on the card, and one tap does what it asks for", async ({ page }) => {
  const mark = randomUUID().slice(0, 8);
  const customerName = `Iris ${mark}`;
  const customerEmail = `iris-${mark}@guests.example`;
  await signIn(page, 'staff');
  const booking = { partySize: '4', preferredDate: aMonday(), preferredTime: '12:30 PM', status: 'confirmed' };
  const entered = await page.request.post('/api/staff/reservations', {
    headers: { 'X-Acting-As': 'staff' },
    data: { customerName, customerEmail, ...booking },
  });
  expect(entered.status()).toBe(201);
  const mail = await mailTo(customerEmail, /^Your table is confirmed/);
  await page.goto(`/staff/dashboard?search=${mark}`);
  const card = page.getByRole('article', { name: customerName });
  await expect(card).toBeVisible();

  const answer = (words: string) =>
    [
      `From: ${customerName} <${customerEmail}>`,
      `Subject: Re: ${mail.subject ?? ''}`,
      `Message-ID: <${randomUUID()}@guests.example>`,
      `In-Reply-To: ${mail.messageId ?? ''}`,
      `References: ${mail.references ?? ''} ${mail.messageId ?? ''}`,
      '',
      words,
      '',
      `On Mon, Nov 23, 2026 at 9:00 AM Bistro <${mail.from?.address ?? ''}> wrote:`,
      ...(mail.text ?? '').split('\n').map((line) => `> ${line}`),
    ].join('\n');
  expect(await pipe(answer('We are stuck in traffic, about 20 minutes. So sorry!'))).toEqual({
    output: 'Saved with its reservation.',
    code: 0,
  });
  expect(await pipe('no mail at all')).toEqual({ output: '', code: 75 });

  const reply = card.getByRole('group', { name: `Reply from ${customerName}` });
  await expect(reply).toContainText('We are stuck in traffic, about 20 minutes. So sorry!');
  await expect(reply.getByText(/wrote:/)).toBeHidden();
  await reply.getByText('Show hidden text').click();
  await expect(reply.getByText(/wrote:/)).toBeVisible();
  await expect(page.getByRole('button', { name: /new repl(y|ies)$/ })).toBeVisible();
  await expectAccessible(page, 'article');
  await expectFits(page);
  await reply.getByRole('button', { name: '20 minutes late' }).click();
  await expect(card.getByText('20 minutes late', { exact: true })).toBeVisible();
  await expect(reply).toContainText('seen by');

  expect((await pipe(answer('Sorry, we cannot come after all.'))).output).toBe('Saved with its reservation.');
  await expect(reply).toContainText('cannot come');
  await reply.getByRole('button', { name: 'Cancel this table' }).click();
  const question = page.getByRole('dialog', { name: `Cancel ${customerName}’s reservation?` });
  await expectAccessible(page, '[role=dialog]');
  await question.getByRole('button', { name: 'Cancel Reservation' }).click();
  await expect(card).toContainText('Canceled by the guest');
  await mailTo(customerEmail, /^Your reservation is canceled/);

  await card.getByRole('button', { name: 'All 2 replies' }).click();
  const dialog = page.getByRole('dialog', { name: `Replies from ${customerName}` });
  await expect(dialog).toContainText('stuck in traffic');
  await expectAccessible(page, '[role=dialog]');
});

const TEXTS_SECRET = 'a secret of the text gateway, long enough';

/** A product with a gateway for text messages. */
async function withTexts() {
  const sent: { to: string; text: string }[] = [];
  const gateway = createServer((request, response) => {
    void json(request).then((message) => {
      sent.push(message as (typeof sent)[number]);
      response.writeHead(202).end();
    });
  }).listen(0, '127.0.0.1');
  await once(gateway, 'listening');
  const SMS_URL = `http://127.0.0.1:${String((gateway.address() as AddressInfo).port)}/texts`;
  const settings = () => Promise.resolve({ SMS_URL, SMS_WEBHOOK_SECRET: TEXTS_SECRET });
  const { url, stop } = await startProduct({ settings });
  return {
    url,
    sent,
    /** Forwards what a guest has texted. */
    async receives(from: string, words: string) {
      const body = JSON.stringify({ id: randomUUID(), from, text: words });
      const timestamp = String(Math.floor(Date.now() / 1_000));
      const signature = createHmac('sha256', TEXTS_SECRET).update(`${timestamp}.${body}`).digest('hex');
      const headers = {
        'Content-Type': 'application/json',
        'X-Courtyard-Timestamp': timestamp,
        'X-Courtyard-Signature': `sha256=${signature}`,
      };
      const answer = await fetch(`${url}/api/texts/inbound`, { method: 'POST', headers, body });
      expect(answer.status).toBe(200);
    },
    async stop() {
      await stop();
      gateway.closeAllConnections();
      gateway.close();
    },
  };
}

test('a text of a guest is answered from the card, until the guest stops texts', async ({
  browser,
  expectedErrors,
}) => {
  const gateway = await withTexts();
  const { sent } = gateway;
  const page = await (await browser.newContext({ baseURL: gateway.url })).newPage();
  await signIn(page, 'staff', { at: '/robots.txt' });
  const customerName = `Theo ${randomUUID().slice(0, 8)}`;
  const booking = { partySize: '4', preferredDate: aMonday(), preferredTime: '12:30 PM', status: 'confirmed' };
  const entered = await page.request.post('/api/staff/reservations', {
    headers: { 'X-Acting-As': 'staff' },
    data: { customerName, customerPhone: '(904) 555-0142', ...booking },
  });
  expect(entered.status()).toBe(201);
  await gateway.receives('+19045550142', 'Do you have a high chair?');
  await page.goto(`/staff/dashboard?search=${encodeURIComponent(customerName)}`);
  const card = page.getByRole('article', { name: customerName });
  await expect(card).toContainText('Text message from +19045550142');
  await expect(card).toContainText('Do you have a high chair?');

  const dialog = page.getByRole('dialog', { name: `Answer ${customerName}` });
  const field = dialog.getByLabel('Your answer');
  await card.getByRole('button', { name: `Answer ${customerName}` }).click();
  await field.fill('Yes, we do.');
  await page.reload();
  await expect(field).toHaveValue('Yes, we do.');
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Send Answer' }).click();
  await expect(page.getByText('Answer sent', { exact: true })).toBeVisible();
  await expect.poll(() => sent).toEqual([{ to: '+19045550142', text: expect.stringMatching(/: Yes, we do\.$/) }]);
  await expect(card).toContainText(/Answered by .*Yes, we do\./);

  await page.setViewportSize(PHONE.viewport);
  await expectFits(page);
  await gateway.receives('+19045550142', 'HELP');
  await gateway.receives('+19045550142', 'Stop');
  await gateway.receives('+19045550142', 'And is there parking?');
  await expect
    .poll(() => sent.map(({ text: words }) => words))
    .toContainEqual(expect.stringContaining("won't get any"));
  await expect(card).toContainText('And is there parking?');
  // The number can no longer be texted.
  expectedErrors.push(/409/);
  await card.getByRole('button', { name: `Answer ${customerName}` }).click();
  await field.fill('Next to the restaurant.');
  await dialog.getByRole('button', { name: 'Send Answer' }).click();
  await expect(
    page.getByText('This guest has stopped text messages. Call the guest instead.', { exact: true }),
  ).toBeVisible();
  await expect(field).toHaveValue('Next to the restaurant.');
  await expectFits(page);
  await gateway.receives('+19045550142', 'START');
  await expect.poll(() => sent).toHaveLength(4);
  await dialog.getByRole('button', { name: 'Send Answer' }).click();
  await expect(card).toContainText(/Answered by .*Next to the restaurant\./);
  await expect.poll(() => sent.at(-1)?.text).toMatch(/: Next to the restaurant\.$/);
  await page.context().close();
  await gateway.stop();
});
