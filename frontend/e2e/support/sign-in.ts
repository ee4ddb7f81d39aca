import type { Page } from '@playwright/test';
import { beforeOpening } from './days';
import { expect } from './test';

export const PASSWORD = 'courtyard-demo';
const ACCOUNTS = {
  admin: { email: 'owner@bistro.example', dashboard: 'Admin Dashboard' },
  manager: { email: 'manager@bistro.example', dashboard: 'Site Manager Dashboard' },
  staff: { email: 'staff@bistro.example', dashboard: 'Staff Dashboard' },
};
export type Role = keyof typeof ACCOUNTS;

interface SignIn {
  /** The page to open; tests that are not about the board save loading it. */
  readonly at?: string;
  /** An account created by the test; by default the role's demo account. */
  readonly email?: string;
}

/** Signs in with a new session and opens a page of the back office, by default the dashboard. */
export async function signIn(page: Page, role: Role, { at, email = ACCOUNTS[role].email }: SignIn = {}) {
  // Any file of the origin: the local record must exist before the dashboard loads, and another role's page that stayed open would ask
  // with the new session and be refused.
  await page.goto('/robots.txt');
  const login = await page.request.post(`/api/${role}/login`, { data: { email, password: PASSWORD } });
  expect(login.status()).toBe(200);
  const account = await login.text();
  await page.evaluate(
    ([key, record]) => {
      localStorage.setItem(key, record);
    },
    [role, account] as const,
  );
  if (at === '/robots.txt') return;
  await page.goto(at ?? `/${role}/dashboard`);
  if (at === undefined) await expect(dashboardOf(page, role)).toBeVisible();
}

/** Opens another address of the back office without loading the page again, like the browser's Forward. */
export async function goTo(page: Page, path: string) {
  // The heading is there before the scripts are, and nothing listens to the address until then.
  await expect(page.getByRole('banner').getByText(/^Welcome, /)).toBeAttached();
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Types again if the fields were cleared a moment after they appeared, like a person. */
export async function signInByForm(page: Page, role: Role) {
  // During opening hours, staff start with today.
  await page.clock.setFixedTime(beforeOpening());
  await page.goto(`/${role}/login`);
  const refused = page.locator('form [aria-invalid=true]');
  await expect(async () => {
    await page.getByLabel('Email').fill(ACCOUNTS[role].email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(dashboardOf(page, role).or(refused.first())).toBeVisible();
    expect(await refused.count()).toBe(0);
  }).toPass();
  await expect(page).toHaveURL(`/${role}/dashboard`);
}

const dashboardOf = (page: Page, role: Role) => page.getByRole('heading', { level: 1, name: ACCOUNTS[role].dashboard });
