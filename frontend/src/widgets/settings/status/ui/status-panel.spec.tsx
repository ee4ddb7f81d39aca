import { screen, within } from '@testing-library/react';
import { restaurant, setRestaurant } from '@/entities/restaurant';
import { fakeServer, renderScreen } from '@/shared/testing';
import { StatusPanel } from './status-panel';

const WELL = {
  parkedJobs: 0,
  failedMails: 0,
  lostMails: 0,
  withheldMails: 0,
  clientErrors: 0,
  waitingMails: null,
  workWaitsSince: null,
  backup: null,
  restored: null,
};
const SERVER = {
  version: '0.2.0',
  releases: { isSourceSet: false, answeredAt: null, failure: null, newer: [] as object[] },
  sendsEmail: true,
  emailsSent: 12,
  freeBytes: 72e9,
  pushDevices: 2,
  failingPushes: 0,
};
const found = (purpose: string) => ({ purpose, host: 'x', state: 'found', value: 'v', findings: [] });
const DNS = [found('spf'), { ...found('dkim'), state: 'missing' }, found('dmarc')];
const show = (server: object, dns: object[] = DNS) => {
  fakeServer(({ path }) => {
    if (path.includes('/dns/published')) return { body: dns };
    return { body: path.endsWith('/server') ? server : WELL };
  });
  renderScreen(<StatusPanel />);
};

it('says in plain words that all is well', async () => {
  show(SERVER);
  expect(await screen.findByText('72 GB free')).toBeVisible();
  expect(screen.getByText(/^12 emails sent in the last 24 hours, none waiting/)).toBeVisible();
  expect(screen.getByText('2 phones and computers get notifications.')).toBeVisible();
  expect(await screen.findByText(/^SPF and DMARC are published/)).toBeVisible();
});

it('says what to do when storage is low and no email is sent', async () => {
  show({ ...SERVER, sendsEmail: false, emailsSent: 0, freeBytes: 1.2e9, pushDevices: 0 });
  expect(await screen.findByText(/^1 GB free. That’s low/)).toBeVisible();
  const email = screen.getByText(/^No mail server is set up/);
  expect(email).toHaveTextContent('Ask the person who runs your server to set SMTP_URL');
  expect(screen.getByText(/^No phone or computer gets notifications/)).toBeVisible();
});

it('warns that emails come from the example address until the details are saved', async () => {
  show(SERVER);
  expect(await screen.findByText(/^They come from reservations@bistro.example, an example address/)).toBeVisible();
  expect(screen.getByRole('link', { name: /Restaurant details$/ })).toHaveAttribute('href', '/admin/restaurant');
});

it('does not warn about an address of the restaurant', async () => {
  setRestaurant({ ...restaurant, ...restaurant.address, reservationsEmail: 'tables@casa-ada.com' });
  show(SERVER);
  expect(await screen.findByText(/^12 emails sent/)).toBeVisible();
  expect(screen.queryByText(/an example address/)).toBeNull();
  setRestaurant(null);
});

it('says how many notifications fail', async () => {
  show({ ...SERVER, pushDevices: 1, failingPushes: 3 });
  expect(await screen.findByText(/^1 phone or computer gets notifications. 3 have failed so far/)).toBeVisible();
});

it.each([
  [[found('spf'), { ...found('dmarc'), state: 'missing' }], /^DMARC is missing or wrong/],
  [[{ ...found('spf'), findings: [{ kind: 'error', message: '' }] }, found('dmarc')], /^SPF is missing or wrong/],
  [[{ ...found('spf'), state: 'unknown' }, found('dmarc')], /^The DNS server didn’t answer/],
])('says what is wrong with the domain: %#', async (dns, words) => {
  show(SERVER, dns);
  expect(await screen.findByText(words)).toBeVisible();
});

const AN_HOUR = '2026-11-21T14:30:00Z';
const release = (change: object = {}) => ({
  version: '0.3.0',
  notes: 'Bigger menus.',
  url: 'https://forge.example/releases/0.3.0',
  publishedAt: '2026-11-20T17:00:00Z',
  ...change,
});
const showReleases = (change: object) => {
  show({ ...SERVER, releases: { isSourceSet: true, answeredAt: AN_HOUR, failure: null, newer: [], ...change } });
};
const versionCell = async () => (await screen.findByText('Version')).closest('tr') ?? document.body;

it('says that this is the newest version', async () => {
  showReleases({});
  expect(await screen.findByText('You have 0.2.0, the newest version.')).toBeVisible();
});

it('says which version is available, what is new and the one thing to do', async () => {
  showReleases({ newer: [release()] });
  const cell = within(await versionCell());
  expect(cell.getByText('0.3.0 is available (since Fri, Nov 20). You have 0.2.0.')).toBeVisible();
  expect(cell.getByText('npm run upgrade')).toBeVisible();
  expect(cell.getByText('Bigger menus.')).toBeVisible();
  expect(cell.getByRole('link', { name: 'Open the release page' })).toHaveAttribute(
    'href',
    'https://forge.example/releases/0.3.0',
  );
});

it('folds long notes, shows those of each newer version, and HTML as text', async () => {
  const long = `<b>New</b>\n${'- a line\n'.repeat(20)}`;
  showReleases({ newer: [release({ version: '0.4.0', notes: long, publishedAt: null }), release()] });
  const cell = within(await versionCell());
  expect(cell.getByText('0.4.0 is available. You have 0.2.0.')).toBeVisible();
  expect(cell.getByText(/^<b>New<\/b>/)).not.toBeVisible();
  expect(cell.getByText('What’s new in 0.3.0')).toBeVisible();
});

it('shows nothing about a release without notes and page', async () => {
  showReleases({ newer: [release({ notes: '', url: null })] });
  expect(within(await versionCell()).queryByText(/What’s new/)).toBeNull();
});

it.each([
  [{ isSourceSet: false, answeredAt: null }, /^You have 0\.2\.0\. No update source is set.* RELEASES_URL /],
  [{ answeredAt: null }, /^You have 0\.2\.0\.The update source hasn’t been asked yet\./],
  [{ answeredAt: null, failure: 'It refused the connection.' }, /hasn’t answered yet\. It refused the connection\.$/],
  [
    { failure: 'It answered with status 500.' },
    /^You have 0\.2\.0\.The update source hasn’t answered since .*Nov 21.*\. It answered with status 500\.$/,
  ],
])('says with %j what is known', async (change, words) => {
  showReleases(change);
  expect((await versionCell()).querySelector('td')).toHaveTextContent(words);
});
