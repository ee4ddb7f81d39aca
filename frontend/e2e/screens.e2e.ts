import type { Page } from '@playwright/test';
import { type Role, signIn } from './support/sign-in';
import { expect, expectAccessible, expectReadableColors, openHydrated, test } from './support/test';

/** A product of its own, because pages grow with what other files add. */
test.use({ seed: 'demo' });

const publicPage = (path: string) => (page: Page) => openHydrated(page, path);

const loginOf = (role: string) => async (page: Page) => {
  await page.goto(`/${role}/login`);
  await expect(page.getByText('courtyard-demo')).toBeVisible();
};

const boardOf = (role: 'admin' | 'staff') => async (page: Page) => {
  await signIn(page, role);
  await expect(page.getByRole('article').first()).toBeVisible();
};

/** A table of the owner's, with a row below its heading. */
const placeOf = async (page: Page, path: string) => {
  await signIn(page, 'admin', { at: path });
  await expect(page.getByRole('row').nth(1)).toBeVisible();
};

const tabOf = (role: Role, place: string, heading?: string) => async (page: Page) => {
  await signIn(page, role, { at: `/${role}/dashboard?${place}` });
  const shown = heading === undefined ? page.getByRole('article') : page.getByRole('heading', { name: heading });
  await expect(shown.first()).toBeVisible();
};

const ownersPage = (path: string, heading: string) => async (page: Page) => {
  await signIn(page, 'admin', { at: path });
  await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
};

/** Email numbers, with the longest status label. */
const figuresOfMails = async (page: Page) => {
  await page.route(/\/api\/email-history\?/, async (route) => {
    const answer = await route.fetch();
    const mails = (await answer.json()) as object[];
    await route.fulfill({ response: answer, json: mails.map((mail) => ({ ...mail, status: 'unsubscribed' })) });
  });
  await tabOf('manager', 'tab=email&view=analytics', 'Recent activity')(page);
  await expect(page.getByText('Unsubscribed').first()).toBeVisible();
};

type Screens = Record<string, (page: Page) => Promise<void>>;

const SCREENS: Screens = {
  'the home page': publicPage('/'),
  'the blog': publicPage('/blog'),
  'an article': publicPage('/blog/a-fort-made-of-shells'),
  'the request page': publicPage('/reservations'),
  'the free times': publicPage('/times'),
  'the gift cards': publicPage('/gift-cards'),
  'the newsletter': publicPage('/newsletter'),
  'past newsletters': publicPage('/newsletter/archive'),
  'the content hub': publicPage('/content-upload'),
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
  'the owner’s dashboard': boardOf('admin'),
  'the owner’s approvals': tabOf('admin', 'tab=approvals', 'Waiting for your approval'),
  'the owner’s approval history': tabOf('admin', 'tab=history&view=approvals', 'Completed approvals'),
  'the manager’s dashboard': tabOf('manager', 'tab=content', 'Deadline has passed'),
  'the manager’s calendar': tabOf('manager', 'tab=content&show=calendar', new Date().getFullYear().toString()),
  'the manager’s submissions': tabOf('manager', 'tab=submissions', 'Your submissions'),
  'the staff dashboard': boardOf('staff'),
  'the enquiries': (page) => placeOf(page, '/admin/enquiries'),
  'a mailbox': tabOf('staff', 'tab=messages'),
  'the archived messages': tabOf('admin', 'tab=history&view=messages'),
  'the campaigns': tabOf('manager', 'tab=email&view=campaigns', 'Gift cards'),
  'the automations': tabOf('manager', 'tab=email&view=automation', 'Your automations'),
  'the figures of mails': figuresOfMails,
  'the overview of mails': tabOf('admin', 'tab=email&view=overview', 'Recent Campaigns'),
  'the email settings': tabOf('admin', 'tab=email&view=settings', 'DNS records'),
  'the campaigns’ approval': tabOf('admin', 'tab=email&view=campaigns', 'Gift cards'),
  'the staff management': (page) => placeOf(page, '/admin/dashboard?tab=staff'),
  'the contacts': tabOf('manager', 'tab=email&view=contacts', 'Maren Holt'),
  'the owner’s analytics': tabOf('admin', 'tab=analytics', 'Popular times'),
  'the manager’s analytics': tabOf('manager', 'tab=analytics', 'The last 30 days'),
  'the maintenance log': tabOf('manager', 'tab=maintenance', 'Maintenance'),
  'the activity log': (page) => placeOf(page, '/admin/trail'),
  'the hours': ownersPage('/admin/hours', 'The next 14 days'),
  'the restaurant’s details': ownersPage('/admin/restaurant', 'Restaurant details'),
  'the guest journey': ownersPage('/admin/guest-journey', 'Guest page'),
  'the menu’s editor': ownersPage('/admin/menu', 'Menu'),
  'the website’s texts': ownersPage('/admin/website', 'Website'),
  'the photographs': ownersPage('/admin/photographs', 'Photos'),
  'the settings': ownersPage('/admin/settings', 'Settings'),
  'the import of reservations': ownersPage('/admin/import', 'Import reservations'),
  'the monthly report': ownersPage('/admin/month', 'Reservations in'),
  'the status': ownersPage('/admin/status', 'Status'),
  'the chat answers': ownersPage('/admin/chat', 'Chat answers'),
  'the team': ownersPage('/admin/team', 'Team'),
  'the integrations': ownersPage('/admin/integrations', 'Integrations'),
};

const DESK = { width: 1280, height: 800 };
const TABLET = { width: 820, height: 1180 };
const PHONE = { width: 390, height: 844 };

async function expectFit(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
}

/** In screens of a phone; the public pages have limits of their own. */
const MAX_DASHBOARD_SCREENS = 6;
const isDashboard = (page: Page) => /^\/(admin|manager|staff)\/(?!login|forgot)/.test(new URL(page.url()).pathname);
const screensOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight);

/** What axe finds depends on the layout, and a tablet has the desktop layout with less space. Colors do not depend on it. */
async function expectFitAndAccessible(page: Page) {
  for (const size of [TABLET, PHONE, DESK]) {
    await expectFit(page, size);
    if (size !== TABLET) await expectAccessible(page);
    if (size === PHONE && isDashboard(page)) expect(await screensOf(page)).toBeLessThanOrEqual(MAX_DASHBOARD_SCREENS);
  }
  await expectReadableColors(page);
}

const backgroundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

for (const [name, open] of Object.entries(SCREENS)) {
  test(`${name} fits each screen, light and dark, and has nothing an accessibility checker finds`, async ({ page }) => {
    await open(page);
    await expectFitAndAccessible(page);
    // Rows outside the window would start their transitions only when they are looked at.
    await page.addStyleTag({ content: '* { transition: none !important }' });
    const light = await backgroundOf(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => backgroundOf(page)).not.toBe(light);
    await expectReadableColors(page);
  });
}
