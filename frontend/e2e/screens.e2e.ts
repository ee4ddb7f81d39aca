import type { Locator, Page } from '@playwright/test';
import { goTo, type Role, signIn } from './support/sign-in';
import { PHONE, TABLET } from './support/sizes';
import {
  expect,
  expectAccessible,
  expectAccessibleInColor,
  expectFits,
  expectReadableColors,
  openHydrated,
  test,
} from './support/test';

/** A product of its own, because pages grow with what other files add. */
test.use({ seed: 'demo' });

const publicPage = (path: string) => (page: Page) => openHydrated(page, path);

const loginOf = (role: Role) => async (page: Page) => {
  await page.goto(`/${role}/login`);
  await expect(page.getByText('courtyard-demo')).toBeVisible();
};

const PUBLIC_PAGES: Record<string, (page: Page) => Promise<void>> = {
  'the home page': publicPage('/'),
  'the blog': publicPage('/blog'),
  'an article': publicPage('/blog/a-fort-made-of-shells'),
  'the request page': publicPage('/reservations'),
  'the free times': publicPage('/times'),
  'the gift cards': publicPage('/gift-cards'),
  'the newsletter': publicPage('/newsletter'),
  'past newsletters': publicPage('/newsletter/archive'),
  'the content hub': publicPage('/content-upload'),
};

const REPORTS_AND_LOGINS: typeof PUBLIC_PAGES = {
  'the strategy report': publicPage('/business-report'),
  'the build report': publicPage('/build-report'),
  'the pricing proposal': publicPage('/plan-report'),
  'the services agreement': publicPage('/contract'),
  'the owner’s login': loginOf('admin'),
  'the manager’s login': loginOf('manager'),
  'the staff login': loginOf('staff'),
  'a forgotten password': async (page) => {
    await page.goto('/manager/forgot-password');
    await expect(page.getByLabel('Email')).toBeVisible();
  },
};

/** A screen of the back office, and what it shows that the screen before it in the list does not. */
type Screen = [path: string, shown: (page: Page) => Locator];

const heading = (name: string, level?: number) => (page: Page) => page.getByRole('heading', { name, level }).first();
const title = (name: string) => heading(name, 1);
const card = (page: Page) => page.getByRole('article').first();
const row = (page: Page) => page.getByRole('row').nth(1);

const OWNERS_DASHBOARD: Record<string, Screen> = {
  'the owner’s dashboard': ['/admin/dashboard', card],
  'the owner’s approvals': ['/admin/dashboard?tab=approvals', heading('Waiting for your approval')],
  'the owner’s approval history': ['/admin/dashboard?tab=history&view=approvals', heading('Completed approvals')],
  'the enquiries': ['/admin/enquiries', row],
  'the archived messages': ['/admin/dashboard?tab=history&view=messages', card],
  'the overview of mails': ['/admin/dashboard?tab=email&view=overview', heading('Recent Campaigns')],
  'the email settings': ['/admin/dashboard?tab=email&view=settings', heading('DNS records')],
  'the campaigns’ approval': ['/admin/dashboard?tab=email&view=campaigns', heading('Gift cards')],
  'the staff management': ['/admin/dashboard?tab=staff', row],
  'the owner’s analytics': ['/admin/dashboard?tab=analytics', heading('Popular times')],
};

const OWNERS_PAGES: Record<string, Screen> = {
  'the activity log': ['/admin/trail', row],
  'the hours': ['/admin/hours', heading('The next 14 days')],
  'the restaurant’s details': ['/admin/restaurant', title('Restaurant details')],
  'the guest journey': ['/admin/guest-journey', heading('Guest page')],
  'the menu’s editor': ['/admin/menu', title('Menu')],
  'the website’s texts': ['/admin/website', title('Website')],
  'the photographs': ['/admin/photographs', title('Photos')],
  'the settings': ['/admin/settings', title('Settings')],
  'the import of reservations': ['/admin/import', title('Import reservations')],
  'the monthly report': ['/admin/month', heading('Reservations in')],
  'the status': ['/admin/status', title('Status')],
  'the chat answers': ['/admin/chat', title('Chat answers')],
  'the team': ['/admin/team', title('Team')],
  'the integrations': ['/admin/integrations', title('Integrations')],
};

const MANAGERS_DASHBOARD: Record<string, Screen> = {
  'the manager’s dashboard': ['/manager/dashboard?tab=content', heading('Deadline has passed')],
  'the manager’s calendar': [
    '/manager/dashboard?tab=content&show=calendar',
    heading(new Date().getFullYear().toString()),
  ],
  'the manager’s submissions': ['/manager/dashboard?tab=submissions', heading('Your submissions')],
  'the figures of mails': [
    '/manager/dashboard?tab=email&view=analytics',
    // The longest status label.
    (page) => page.getByRole('region', { name: 'Recent activity' }).getByText('Unsubscribed').first(),
  ],
  'the campaigns': ['/manager/dashboard?tab=email&view=campaigns', heading('Gift cards')],
  'the automations': ['/manager/dashboard?tab=email&view=automation', heading('Your automations')],
  'the contacts': ['/manager/dashboard?tab=email&view=contacts', heading('Maren Holt')],
  'the manager’s analytics': ['/manager/dashboard?tab=analytics', heading('The last 30 days')],
  'the maintenance log': ['/manager/dashboard?tab=maintenance', heading('Maintenance')],
};

const STAFF_DASHBOARD: Record<string, Screen> = {
  'the staff dashboard': ['/staff/dashboard', card],
  'a mailbox': ['/staff/dashboard?tab=messages', heading('Messages')],
};

const DESK = { width: 1280, height: 800 };

async function expectFit(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  await expectFits(page);
}

/** In screens of a phone; the public pages have limits of their own. */
const MAX_DASHBOARD_SCREENS = 6;
const isDashboard = (page: Page) => /^\/(admin|manager|staff)\/(?!login|forgot)/.test(new URL(page.url()).pathname);
const screensOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight);

const backgroundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** What axe finds depends on the layout, and a tablet has the desktop layout with less space. Colors do not depend on it. */
async function expectFitAndAccessible(page: Page) {
  // Rows outside the window would start their transitions only when they are looked at.
  await page.addStyleTag({ content: '* { transition: none !important }' });
  await expectFit(page, TABLET.viewport);
  await expectFit(page, PHONE.viewport);
  await expectAccessible(page);
  if (isDashboard(page)) expect(await screensOf(page)).toBeLessThanOrEqual(MAX_DASHBOARD_SCREENS);
  await expectFit(page, DESK);
  await expectAccessibleInColor(page);
  const light = await backgroundOf(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => backgroundOf(page)).not.toBe(light);
  await expectReadableColors(page);
  await page.emulateMedia({ colorScheme: 'light' });
}

const SENTENCE = 'fit each screen, light and dark, and have nothing an accessibility checker finds';

for (const [group, pages] of [
  ['the public pages', PUBLIC_PAGES],
  ['reports and logins', REPORTS_AND_LOGINS],
] as const) {
  test(`${group} ${SENTENCE}`, async ({ page }) => {
    for (const [name, open] of Object.entries(pages))
      await test.step(name, async () => {
        await open(page);
        await expectFitAndAccessible(page);
      });
  });
}

for (const [group, role, screens] of [
  ['the tabs of the owner', 'admin', OWNERS_DASHBOARD],
  ['the pages of the owner', 'admin', OWNERS_PAGES],
  ['the tabs of the manager', 'manager', MANAGERS_DASHBOARD],
  ['the tabs of the staff', 'staff', STAFF_DASHBOARD],
] as const) {
  test(`${group} ${SENTENCE}`, async ({ page }) => {
    await page.route(/\/api\/email-history\?/, async (route) => {
      const answer = await route.fetch();
      const mails = (await answer.json()) as object[];
      await route.fulfill({ response: answer, json: mails.map((mail) => ({ ...mail, status: 'unsubscribed' })) });
    });
    await signIn(page, role, { at: '/robots.txt' });
    for (const [name, [path, shown]] of Object.entries(screens))
      await test.step(name, async () => {
        expect(await shown(page).isVisible()).toBe(false);
        await (page.url().endsWith('/robots.txt') ? page.goto(path) : goTo(page, path));
        await expect(shown(page)).toBeVisible();
        await expectFitAndAccessible(page);
      });
  });
}
