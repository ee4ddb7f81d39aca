import { fill, formOn, held, PUBLIC_FORMS } from './support/public-forms';
import { expect, openHydrated, test } from './support/test';

const TOO_MANY = 'Too many attempts. Please wait 30 seconds and try again.';

for (const form of PUBLIC_FORMS) {
  test.describe(form.name, () => {
    test('what was typed and submitted before hydration is sent afterwards', async ({ page }) => {
      const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
      await page.route('**/assets/*.js', async (route) => {
        await released;
        await route.continue();
      });
      await page.goto(form.path, { waitUntil: 'commit' });
      await fill(page, form);
      const button = formOn(page, form).getByRole('button', { name: form.button });
      await button.click();
      await expect(page).toHaveURL(form.path);
      expect(await held(page, form)).toEqual(form.entries);
      const request = page.waitForRequest(form.call);
      release(undefined);
      const sent = (await request).postDataJSON() as Record<string, string>;
      expect(Object.values(sent)).toEqual(expect.arrayContaining(Object.values(form.entries)));
      await expect(page.getByText(form.sent, { exact: true })).toBeVisible();
    });
  });
}

// The other forms have component tests for this.
for (const form of PUBLIC_FORMS.filter(({ path }) => ['/reservations', '/gift-cards'].includes(path))) {
  test(`${form.name}: a failure is explained and loses nothing, and the next attempt arrives once`, async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/429/, /502/, /ERR_CONNECTION_REFUSED/);
    const keys: string[] = [];
    page.on('request', (request) => {
      const key = request.headers()['idempotency-key'];
      if (key) keys.push(key);
    });
    await openHydrated(page, form.path);
    await fill(page, form);
    const button = formOn(page, form).getByRole('button', { name: form.button });
    const expectFailure = async (reason: string) => {
      await button.click();
      await expect(page.getByText(reason, { exact: true })).toBeVisible();
      await expect(page.getByText(form.failed, { exact: true })).toHaveCount(1);
      await expect(button).toBeEnabled();
      expect(await held(page, form)).toEqual(form.entries);
    };

    await page.route(form.call, (route) =>
      route.fulfill({ status: 429, contentType: 'application/problem+json', json: { detail: TOO_MANY } }),
    );
    await expectFailure(TOO_MANY);
    expect(keys).toHaveLength(1);
    await page.unroute(form.call);
    await page.route(form.call, (route) => route.abort('connectionrefused'));
    await expectFailure(form.fallback);
    await page.unroute(form.call);
    await page.getByRole('button', { name: 'Close notification' }).click();
    await page.route(form.call, (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>' }));
    await expectFailure(form.fallback);
    await page.unroute(form.call);

    const answer = page.waitForResponse(form.call);
    await button.dblclick();
    expect((await answer).status()).toBe(201);
    await expect(page.getByText(form.sent, { exact: true })).toBeVisible();
    // One refusal, two failed attempts each without a connection and from a broken proxy, and one success.
    expect(keys).toHaveLength(6);
    expect(new Set(keys).size).toBe(1);
  });
}
