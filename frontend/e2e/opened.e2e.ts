import { randomUUID } from 'node:crypto';
import { inDatabase } from './support/database';
import { aMonday } from './support/days';
import { goTo, signIn } from './support/sign-in';
import { expect, test } from './support/test';

/** Older than everything else, so each is on the last page of its list. */
const LONG_AGO = '2001-01-01';

test('search opens the dialog of items on later pages, and reports deleted ones', async ({ page, expectedErrors }) => {
  expectedErrors.push(/404 \(Not Found\).*\/api\/staff\/reservations\//);
  const mark = `Zephyr${randomUUID().slice(0, 6)}`;
  const ids = { contact: randomUUID(), campaign: randomUUID(), message: randomUUID(), request: randomUUID() };
  try {
    await inDatabase(
      `insert into customer_contacts (id, first_name, last_name, email, created_at) values ($1, $2, 'Contact', $3, $4)`,
      [ids.contact, mark, `${mark.toLowerCase()}@guests.example`, LONG_AGO],
    );
    await inDatabase(
      `insert into email_campaigns (id, name, subject, html_content, recipient_criteria, created_by, created_by_role, created_at)
       values ($1, $2, 'Fire', '<p>Fire</p>', '{"type":"all_opted_in"}', 'Site Manager', 'manager', $3)`,
      [ids.campaign, `${mark} campaign`, LONG_AGO],
    );
    await inDatabase(
      `insert into messages (id, sender_type, sender_id, sender_name, receiver_type, receiver_id, receiver_name, subject,
         content, created_at)
       values ($1, 'admin', 'admin', 'The Owner', 'manager', 'site-manager', 'Site Manager', $2, 'Bread', $3)`,
      [ids.message, `${mark} message`, LONG_AGO],
    );
    await inDatabase(
      `insert into reservation_requests (id, customer_name, customer_email, party_size, preferred_date, preferred_time, created_at)
       values ($1, $2, 'z@guests.example', '2', $4, '12:30 PM', $3)`,
      [ids.request, `${mark} Request`, LONG_AGO, aMonday()],
    );

    const find = async (name: string) => {
      await page.getByRole('button', { name: 'Search' }).click();
      await page.getByRole('combobox', { name: 'Search' }).fill(mark);
      await page.getByRole('option', { name: new RegExp(name) }).click();
    };
    await signIn(page, 'manager');
    for (const [name, dialog] of [
      [`${mark} Contact`, 'Edit Contact'],
      [`${mark} campaign`, `${mark} campaign`],
      [`${mark} message`, `${mark} message`],
    ] as const) {
      await find(name);
      await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog', { name: dialog })).toHaveCount(0);
    }
    await signIn(page, 'staff');
    await find(`${mark} Request`);
    await expect(page.getByRole('dialog', { name: `Manage: ${mark} Request` })).toBeVisible();
    await goTo(page, `/staff/dashboard?tab=reservations&open=${randomUUID()}&dialog=manage`);
    await expect(page.getByText('This request is no longer available.')).toBeVisible();
  } finally {
    await inDatabase('delete from customer_contacts where id = $1', [ids.contact]);
    await inDatabase('delete from email_campaigns where id = $1', [ids.campaign]);
    await inDatabase('delete from messages where id = $1', [ids.message]);
    await inDatabase('delete from reservation_requests where id = $1', [ids.request]);
  }
});
