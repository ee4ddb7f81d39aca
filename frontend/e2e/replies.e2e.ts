import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { mailTo } from './support/mailbox';
import { aMonday } from './support/days';
import { signIn } from './support/sign-in';
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
