import type { Page } from '@playwright/test';
import { expect } from './test';

export const PASSWORD = 'courtyard-demo';
const ACCOUNTS = {
  admin: { email: 'owner@bistro.example', dashboard: 'Admin Dashboard' },
  manager: { email: 'manager@bistro.example', dashboard: 'Site Manager Dashboard' },
  staff: { email: 'staff@bistro.example', dashboard: 'Staff Dashboard' },
};
export type Role = keyof typeof ACCOUNTS;

interface SignIn {
  /** Where to go; a test that isn't about the board saves it by naming another place. */
  readonly at?: string;
  /** An account of the test's own; the demo account of the role unless given. */
  readonly email?: string;
}

/** Signs in with a new session and opens a page of the back office, by default the dashboard. */
export async function signIn(page: Page, role: Role, { at, email = ACCOUNTS[role].email }: SignIn = {}) {
  const login = await page.request.post(`/api/${role}/login`, { data: { email, password: PASSWORD } });
  expect(login.status()).toBe(200);
  const account = await login.text();
  // Any file of the website's origin: the local record has to be there before the dashboard is.
  await page.goto('/robots.txt');
  await page.evaluate(
    ([key, record]) => {
      localStorage.setItem(key, record);
    },
    [role, account] as const,
  );
  await page.goto(at ?? `/${role}/dashboard`);
  if (at === undefined) await expect(dashboardOf(page, role)).toBeVisible();
}

/** As a person does it, who types again when the fields were cleared under the fingers, a moment after they appeared. */
export async function signInByForm(page: Page, role: Role) {
  await page.goto(`/${role}/login`);
  const refused = page.locator('form [aria-invalid=true]');
  await expect(async () => {
    await page.getByLabel('Email').fill(ACCOUNTS[role].email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(dashboardOf(page, role).or(refused.first())).toBeVisible();
    expect(await refused.count()).toBe(0);
  }).toPass();
  // While the restaurant is open, staff begin with today.
  await expect(page).toHaveURL(new RegExp(`/${role}/dashboard(\\?service=today)?$`));
}

const dashboardOf = (page: Page, role: Role) => page.getByRole('heading', { level: 1, name: ACCOUNTS[role].dashboard });
