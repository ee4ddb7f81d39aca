import type { Locator, Page } from '@playwright/test';
import { goTo, type Role, signIn } from './support/sign-in';
import { expect, expectAccessible, test } from './support/test';

/** Each dialog with fields that a URL opens, empty or, with `row`, from the last row of the sample data. */
const DIALOGS: readonly { role: Role; at: string; row?: string; save: string }[] = [
  { role: 'manager', at: 'tab=content&dialog=new', save: 'Schedule Content' },
  { role: 'manager', at: 'tab=content', row: 'Edit', save: 'Save' },
  { role: 'manager', at: 'tab=messages&view=inbox&open=new&dialog=write', save: 'Send Message' },
  { role: 'manager', at: 'tab=email&view=templates&open=new&dialog=edit', save: 'Create Template' },
  { role: 'manager', at: 'tab=email&view=templates', row: 'Edit', save: 'Save Changes' },
  { role: 'manager', at: 'tab=email&view=contacts&open=new&dialog=create', save: 'Add Contact' },
  { role: 'manager', at: 'tab=email&view=campaigns&dialog=new', save: 'Create Campaign' },
  { role: 'manager', at: 'tab=email&view=automation&dialog=new', save: 'Create Automation' },
  { role: 'admin', at: 'tab=reservations&dialog=new', save: 'Enter and confirm' },
  { role: 'admin', at: 'tab=reservations', row: 'Manage', save: 'Save notes' },
  { role: 'admin', at: 'tab=staff&open=new&dialog=create', save: 'Create' },
  { role: 'staff', at: 'tab=reservations&dialog=new', save: 'Enter and confirm' },
  { role: 'staff', at: 'tab=reservations', row: 'Manage', save: 'Save notes' },
];

// Dialogs fade in unless reduced motion is requested.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const button = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });

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

for (const role of ['manager', 'admin', 'staff'] as const) {
  test(`a dialog of ${role} shows its save button without scrolling, is readable in dark mode, and marks all that is missing`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await signIn(page, role);
    for (const { at, row, save } of DIALOGS.filter((dialog) => dialog.role === role)) {
      if (row === undefined) {
        await goTo(page, `/${role}/dashboard`);
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await goTo(page, `/${role}/dashboard?${at}`);
      } else {
        // A new page: the rows of the previous screen have the same buttons, and are shown until the next one has loaded.
        await page.goto(`/${role}/dashboard?${at}`);
        await page
          .getByRole('main')
          .getByRole('button', { name: new RegExp(`^${row}`) })
          .last()
          .click();
      }
      await expect(button(page, save), at).toBeInViewport({ ratio: 1 });
      await expect(button(page, 'Close'), at).toBeInViewport({ ratio: 1 });
      await expectAccessible(page, '[role=dialog]');
      if (row !== undefined) continue;
      await button(page, save).click();
      await expect(page.getByRole('dialog').locator('form [aria-invalid=true]').first(), at).toBeFocused();
      const { noValidate, wrong, needed } = await marked(page.getByRole('dialog'));
      expect(noValidate, at).toBe(true);
      expect(wrong.length, at).toBeGreaterThan(0);
      expect(needed, at).toEqual(wrong);
    }
  });
}

test('a dialog with a long title shows its save button without scrolling @phone', async ({ page }) => {
  await signIn(page, 'manager', { at: '/robots.txt' });
  const emailSequence = [0, 1, 2, 3].map((delayDays) => ({ delayDays }));
  const data = { name: 'An evening by the kiln '.repeat(8).trim(), emailSequence, isActive: false };
  const created = await page.request.post('/api/email-automation', { headers: { 'X-Acting-As': 'manager' }, data });
  const { id } = (await created.json()) as { id: string };
  await page.goto(`/manager/dashboard?tab=email&view=automation&open=${id}&dialog=edit`);
  await expect(button(page, 'Save')).toBeInViewport({ ratio: 1 });
  await expect(button(page, 'Cancel')).toBeInViewport({ ratio: 1 });
});

test('the dialog for another password has nothing an accessibility checker finds', async ({ page }) => {
  await signIn(page, 'staff', { at: '/staff/dashboard?tab=messages' });
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Change password' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
});
