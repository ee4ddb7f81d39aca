import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { mailTo } from './support/mailbox';
import { signIn } from './support/sign-in';
import { PHONE } from './support/sizes';
import { expect, expectAccessible, expectFits, expectReadableColors, openHydrated, test } from './support/test';

test('a contract is written, saved, sent, signed through the emailed link, and cannot be signed again', async ({
  page,
  browser,
  expectedErrors,
}) => {
  const client = `Old Wharf ${randomUUID().slice(0, 8)}`;
  const email = `${randomUUID().slice(0, 8)}@clients.example`;
  await openHydrated(page, '/contract');
  const paper = page.getByRole('article', { name: 'Website Services Agreement' });
  await page.getByRole('button', { name: 'Save Contract' }).click();
  await expect(
    page.getByText('Please fill in at least the business name and contact name.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByLabel('Business name')).toBeFocused();

  await page.getByLabel('Business name').fill(client);
  await page.getByLabel('Contact name').fill('Zoë Hart');
  await page.getByLabel('Email').fill(email);
  await expect(page.getByLabel('Monthly rate')).toHaveValue('$75');
  await page.getByLabel('Package').selectOption('digital');
  await expect(page.getByLabel('Monthly rate')).toHaveValue('$200');
  await expect(page.getByLabel('Monthly rate')).not.toBeEditable();
  await expect(page.getByText('The yearly option saves 2 months.')).toBeVisible();
  await expect(paper).toContainText(`${client} (the client), represented by Zoë Hart.`);
  await expect(paper).toContainText('The fee is $200 per month. A client who pays yearly pays $2,400 per year');
  await page.reload();
  await expect(paper).toContainText(client);
  await expect(page.getByLabel('Monthly rate')).toHaveValue('$200');

  const desk = page.viewportSize() ?? PHONE.viewport;
  for (const size of [PHONE.viewport, desk]) {
    await page.setViewportSize(size);
    await expectFits(page);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(paper).toBeVisible();
  for (const elsewhere of [page.getByRole('form'), page.getByRole('banner'), page.getByRole('contentinfo')])
    await expect(elsewhere).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Save Contract' }).click();
  await expect(page.getByText('Contract has been saved successfully.', { exact: true })).toBeVisible();

  const owner = await (await browser.newContext()).newPage();
  await signIn(owner, 'admin', { at: '/admin/enquiries?kind=contract' });
  await owner.getByRole('button', { name: client }).click();
  const opened = owner.getByRole('dialog', { name: `Contract from ${client}` });
  await opened.getByRole('button', { name: 'Send for signature' }).click();
  await owner.getByRole('button', { name: 'Send email' }).click();
  await expect(opened.getByRole('button', { name: 'Resend' })).toBeVisible();

  const { text = '' } = await mailTo(email, /Your website services agreement/);
  const link = /\S+\/contract\/sign#\S+/.exec(text)?.[0] ?? '';
  const reader = await (await browser.newContext(PHONE)).newPage();
  const urls: string[] = [];
  reader.on('request', (request) => urls.push(request.url()));
  await reader.goto(link);
  const late = await (await browser.newContext()).newPage();
  await late.goto(link);
  // The state before signing.
  await expect(late.getByLabel('Your full name')).toBeVisible();
  const sign = reader.getByRole('button', { name: 'Sign Agreement' });
  await sign.click();
  await expect(reader.getByText('Agree to sign electronically.')).toBeVisible();
  await reader.getByLabel('Your full name').fill('Zoë Hart');
  await reader.getByLabel(/I have read the agreement/).check();
  await sign.click();
  const certificate = reader.getByRole('region', { name: 'Certificate of signature' });
  for (const fact of ['Zoë Hart', '127.0.0.1', 'Mozilla', /[0-9a-f]{64}/, /at \d+:\d\d:\d\d [AP]M E[SD]T/])
    await expect(certificate).toContainText(fact);
  for (const size of [PHONE.viewport, desk]) {
    await reader.setViewportSize(size);
    await expectFits(reader);
  }
  await expectAccessible(reader);
  await expectReadableColors(reader);
  expect(urls.filter((address) => address.includes(link.split('#')[1] ?? ''))).toEqual([]);
  await expect(opened.getByRole('region', { name: 'Certificate of signature' })).toContainText('Zoë Hart');
  await owner.setViewportSize(PHONE.viewport);
  await expectFits(owner);
  const files: Buffer[] = [];
  for (const button of [
    reader.getByRole('button', { name: 'Download PDF' }),
    opened.getByRole('link', { name: 'Download PDF' }),
  ]) {
    const download = button.page().waitForEvent('download');
    await button.click();
    files.push(await readFile(await (await download).path()));
  }
  expect(files[0]?.subarray(0, 5).toString()).toBe('%PDF-');
  expect(files[1]).toEqual(files[0]);
  await expect(opened.getByRole('button', { name: 'Resend' })).toHaveCount(0);

  expectedErrors.push(/409/);
  await late.getByLabel('Your full name').fill('Somebody Else');
  await late.getByLabel(/I have read the agreement/).check();
  await late.getByRole('button', { name: 'Sign Agreement' }).click();
  await expect(late.getByText('This agreement is already signed.', { exact: true })).toBeVisible();
  await expect(late.getByRole('region', { name: 'Certificate of signature' })).toContainText('Zoë Hart');
});

test('a forged link says what to do', async ({ page, expectedErrors }) => {
  expectedErrors.push(/404/);
  await page.goto('/contract/sign#forged');
  await expect(page.getByRole('alert')).toContainText('This link is invalid or has expired. Please ask for a new one.');
  await expect(page.getByRole('button', { name: 'Sign Agreement' })).toHaveCount(0);
});
