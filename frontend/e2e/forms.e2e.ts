import type { Locator, Page } from '@playwright/test';
import { type Role, signIn } from './support/sign-in';
import { expect, test } from './support/test';

const FORMS: Record<string, { role: Role; at: string; title: string; send: string }> = {
  'a contact’s': {
    ...{ role: 'manager', at: 'tab=email&view=contacts&open=new&dialog=create' },
    ...{ title: 'Add Contact', send: 'Add Contact' },
  },
  'a campaign’s': {
    ...{ role: 'manager', at: 'tab=email&view=campaigns&dialog=new' },
    ...{ title: 'Create Campaign', send: 'Create Campaign' },
  },
  'an automation’s': {
    ...{ role: 'manager', at: 'tab=email&view=automation&dialog=new' },
    ...{ title: 'Create Automation', send: 'Create Automation' },
  },
  'a template’s': {
    ...{ role: 'manager', at: 'tab=email&view=templates&open=new&dialog=edit' },
    ...{ title: 'Create Template', send: 'Create Template' },
  },
  'a content’s': { role: 'manager', at: 'tab=content&dialog=new', title: 'Schedule Content', send: 'Schedule Content' },
  'a message’s': {
    ...{ role: 'manager', at: 'tab=messages&open=new&dialog=write' },
    ...{ title: 'New Message', send: 'Send Message' },
  },
  'a colleague’s': {
    ...{ role: 'admin', at: 'tab=staff&open=new&dialog=create' },
    ...{ title: 'Add Staff Member', send: 'Create' },
  },
};

/** The wrong fields of the form, as a reader of the page's markup finds them. */
const marked = (dialog: Locator) =>
  dialog.locator('form').evaluate((form: HTMLFormElement) => {
    const controls = [...form.elements].filter((control) => !(control instanceof HTMLButtonElement));
    const named = (wanted: (control: Element) => boolean) => controls.filter(wanted).map(({ id }) => id);
    // A select's chosen text is next to its input, in place of the placeholder.
    const isEmpty = (control: Element) =>
      control.role === 'combobox'
        ? control.closest('.ant-select')?.querySelector('.ant-select-placeholder') !== null
        : 'value' in control && control.value === '';
    const isRequired = (control: Element) =>
      (control as HTMLInputElement).required || control.getAttribute('aria-required') === 'true';
    return {
      noValidate: form.noValidate,
      wrong: named((control) => control.getAttribute('aria-invalid') === 'true'),
      needed: named((control) => isRequired(control) && isEmpty(control)),
      focused: document.activeElement?.id,
    };
  });

for (const role of ['manager', 'admin'] as const) {
  test(`each form of ${role}, sent empty, marks all that is missing and goes to the first of it`, async ({ page }) => {
    await signIn(page, role, { at: '/robots.txt' });
    for (const [whose, { at, title, send }] of Object.entries(FORMS).filter(([, form]) => form.role === role)) {
      await page.goto(`/${role}/dashboard?${at}`);
      const dialog = page.getByRole('dialog', { name: title });
      await dialog.getByRole('button', { name: send, exact: true }).click();
      await expect(dialog.locator('form [aria-invalid=true]').first(), whose).toBeFocused();
      const { noValidate, wrong, needed } = await marked(dialog);
      expect(noValidate, whose).toBe(true);
      expect(wrong.length, whose).toBeGreaterThan(0);
      expect(needed, whose).toEqual(wrong);
    }
  });
}

test('the region around each email of an automation contains its heading, and no second border', async ({ page }) => {
  await signIn(page, 'manager', { at: '/manager/dashboard?tab=email&view=automation&dialog=new' });
  const heading = page.getByRole('group', { name: 'Email 1' }).locator('legend');
  await expect(heading).toHaveCSS('border-bottom-width', '0px');
});

test('a contact’s form reports a wrong address together with missing names, and a half-typed date', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/customer-contacts')) sent.push(request.url());
  });
  await signIn(page, 'manager', { at: '/manager/dashboard?tab=email&view=contacts&open=new&dialog=create' });
  const dialog = page.getByRole('dialog', { name: 'Add Contact' });
  await dialog.getByLabel('Email', { exact: true }).fill('bad');
  await dialog.getByRole('button', { name: 'Add Contact', exact: true }).click();
  for (const sentence of ['Enter the first name.', 'Enter the last name.', 'Please enter a valid email address'])
    await expect(dialog.getByText(sentence)).toBeVisible();
  await expect(dialog.getByLabel('First name')).toBeFocused();

  await dialog.getByLabel('First name').fill('Ana');
  await dialog.getByLabel('Last name').fill('Lee');
  await dialog.getByLabel('Email', { exact: true }).fill('half-typed@guests.example');
  await typeHalfADate(page, dialog.getByLabel('Date of birth (optional)'));
  await dialog.getByRole('button', { name: 'Add Contact', exact: true }).click();
  await expect(dialog.getByText('Complete this, or leave it empty.')).toBeVisible();
  await expect(dialog.getByLabel('Date of birth (optional)')).toBeFocused();
  expect(sent).toEqual([]);
});

async function typeHalfADate(page: Page, field: Locator) {
  await field.focus();
  await page.keyboard.type('11');
}
