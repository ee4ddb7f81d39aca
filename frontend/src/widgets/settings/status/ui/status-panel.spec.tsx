import { screen } from '@testing-library/react';
import { fakeServer, renderScreen } from '@/shared/testing';
import { StatusPanel } from './status-panel';

const WELL = {
  ...{ parkedJobs: 0, failedMails: 0, lostMails: 0, withheldMails: 0, clientErrors: 0 },
  ...{ waitingMails: null, workWaitsSince: null, backup: null, restored: null },
};
const SERVER = {
  version: '0.3.0',
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
  expect(screen.getByText('0.3.0')).toBeVisible();
  expect(screen.getByText('2 phones and computers get notifications.')).toBeVisible();
  expect(await screen.findByText(/^SPF and DMARC are published/)).toBeVisible();
});

it('says what to do when storage is low and no email is sent', async () => {
  show({ ...SERVER, sendsEmail: false, emailsSent: 0, freeBytes: 1.2e9, pushDevices: 0 });
  expect(await screen.findByText(/^1 GB free. That’s low/)).toBeVisible();
  expect(screen.getByText(/^No mail server is set up/)).toBeVisible();
  expect(screen.getByText(/^No phone or computer gets notifications/)).toBeVisible();
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
