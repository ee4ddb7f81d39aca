import { expect, expectAccessible, openHydrated, test } from './support/test';

test('the words of the chat come after the page; a visitor asks by keyboard only, and Escape leads back', async ({
  page,
}) => {
  const speaking = page.waitForResponse(
    async (response) => response.url().endsWith('.js') && (await response.text()).includes('For takeout call'),
  );
  await openHydrated(page, '/');
  const { requestedAt, loaded } = await page.evaluate(
    (script) => {
      const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return { requestedAt: performance.getEntriesByName(script)[0]?.startTime, loaded: visit?.loadEventStart };
    },
    (await speaking).url(),
  );
  expect(loaded).toBeGreaterThan(0);
  expect(requestedAt).toBeGreaterThan(loaded ?? 0);

  await page.getByRole('button', { name: 'Open chat' }).focus();
  await page.keyboard.press('Enter');
  const chat = page.getByRole('dialog', { name: /^Ask / });
  const question = chat.getByLabel('Your question');
  await expect(question).toBeFocused();
  await expect(chat.getByRole('button', { name: 'Send' })).toBeDisabled();

  await page.keyboard.type('How much is the soup?');
  await page.keyboard.press('Enter');
  await expect(question).toHaveValue('');
  await expect(chat.getByRole('log')).toContainText('How much is the soup?');
  await expect(chat.getByRole('log')).toContainText('$6 a cup, $9 a bowl');

  await chat.getByRole('button', { name: 'Hours' }).click();
  await expect(question).toHaveValue('What are your hours?');
  await expect(question).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(chat).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open chat' })).toBeFocused();
});

test('the open chat fits the screen and has nothing an accessibility checker finds @phone', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Open chat' }).click();
  const chat = page.getByRole('dialog', { name: /^Ask / });
  await chat.getByRole('button', { name: 'Menu' }).click();
  await chat.getByRole('button', { name: 'Send' }).click();
  await expect(chat.getByRole('log')).toContainText('Sandwiches $14-15');
  await expect(chat).toBeInViewport({ ratio: 1 });
  await expectAccessible(page, '[role=dialog]');
});

test("the home page stays when the chat's replies cannot be loaded, and the chat shows the phone number", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  const requestedAt = page.waitForRequest('**/assets/answers-*.js');
  await page.route('**/assets/answers-*.js', (route) => route.abort());
  await openHydrated(page, '/');
  await requestedAt;
  await expect(page.getByRole('heading', { name: 'Contact', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Open chat' }).click();
  const chat = page.getByRole('dialog', { name: /^Ask / });
  await chat.getByLabel('Your question').fill('How much is the soup?');
  await chat.getByRole('button', { name: 'Send' }).click();
  await expect(chat.getByRole('log')).toContainText(/\(\d{3}\) 555-\d{4}/);
});
