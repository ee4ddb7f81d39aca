import { screen, waitFor, within } from '@testing-library/react';
import type { RecordedCall } from '@/shared/testing';
import { choose, fakeServer, renderScreen, wideScreen } from '@/shared/testing';
import { EmailFigures } from './email-figures';

const CAMPAIGN = {
  id: 'c1',
  name: 'Kiln days',
  status: 'sent',
  startedAt: '2026-11-20T15:00:00Z',
  totalSent: 10,
  totalOpened: 5,
  totalClicked: 1,
  totalBounced: 0,
};
const MAIL = {
  id: 'm1',
  recipientEmail: 'ana@guests.example',
  subject: 'Hello Ana',
  status: 'sent',
  sentAt: '2026-11-20T15:00:00Z',
  createdAt: '2026-11-20T15:00:00Z',
};

const BEFORE = { sent: 8, opened: 2, clicked: 1, bounced: 1, unsubscribed: 0, complaints: 0 };

const ERASED = { ...MAIL, id: 'm2', recipientEmail: 'erased-m2@guest.invalid', subject: 'Hello {{firstName}}' };

function answerTo({ path }: RecordedCall) {
  const before = path.includes('days=7') ? { sent: 0, opened: 0, clicked: 0, bounced: 0 } : BEFORE;
  if (path.includes('/summary'))
    return { sent: 10, opened: 5, clicked: 1, bounced: 0, unsubscribed: 0, complaints: 0, before };
  if (path.includes('days=7')) return [];
  return path.startsWith('/api/email-history') ? [MAIL, ERASED] : [CAMPAIGN];
}

const section = (name: string) => within(screen.getByRole('region', { name }));
const headings = async () =>
  (await section('Recent activity').findAllByRole('columnheader')).map(({ textContent }) => textContent);

it('shows the campaigns and emails of the chosen period and campaign', async () => {
  const calls = fakeServer((call) => ({ body: answerTo(call) }));
  const { user } = renderScreen(<EmailFigures role="manager" />);
  const last = (path: string) =>
    new URLSearchParams(calls.findLast((call) => call.path.startsWith(path))?.path.slice(path.length));
  expect(await section('Recent campaigns').findByRole('rowheader', { name: /Kiln days/ })).toBeInTheDocument();
  expect(await section('Recent activity').findByText('ana@guests.example')).toBeInTheDocument();
  expect(section('Recent activity').getByText('Erased guest')).toBeInTheDocument();
  expect(section('Recent activity').getByText('Hello')).toBeInTheDocument();
  expect(last('/api/email-history?').get('days')).toBe('30');

  await choose(user, screen.getByLabelText('Campaign'), 'Kiln days');
  await user.click(screen.getByRole('radio', { name: '7d' }));
  expect(await section('Recent campaigns').findByText('No campaigns in this period.')).toBeInTheDocument();
  expect(await section('Recent activity').findByText('No email activity in this period.')).toBeInTheDocument();
  await waitFor(() => {
    for (const path of ['/api/email-history?', '/api/email-history/summary?', '/api/email-campaigns?'])
      expect(Object.fromEntries(last(path))).toMatchObject({ days: '7', campaignId: 'c1' });
  });
});

it('compares emails and rates with the same number of days before, and shows no rates without emails', async () => {
  fakeServer((call) => ({ body: answerTo(call) }));
  const { user } = renderScreen(<EmailFigures role="manager" />);
  expect(
    await screen.findByText(
      'Compared to the 30 days before: +25% emails sent (10 vs. 8), open rate 50.0% vs. 25.0%, click rate 10.0% vs. 12.5%, bounce rate 0.0% vs. 12.5%.',
    ),
  ).toBeVisible();
  await user.click(screen.getByRole('radio', { name: '7d' }));
  expect(await screen.findByText('Compared to the 7 days before: 10 emails sent vs. none.')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: '1y' }));
  expect(await screen.findByText(/^Compared to the year before: \+25% emails sent/)).toBeVisible();
});

it('shows on a phone when an email was sent below its subject, without a column for it', async () => {
  fakeServer((call) => ({ body: answerTo(call) }));
  const { container } = renderScreen(<EmailFigures role="manager" />);
  expect(await headings()).toEqual(['Email', 'Status']);
  expect(container.querySelectorAll('col')).toHaveLength(2);
  expect(section('Recent activity').getByRole('cell', { name: /@guests.example.*Nov 20/ })).toBeInTheDocument();
  expect(section('Recent activity').getByText('ana@guests.example').innerHTML).toBe('ana<wbr>@guests.example');
});

it('has a column for it on wide screens', async () => {
  wideScreen();
  fakeServer((call) => ({ body: answerTo(call) }));
  renderScreen(<EmailFigures role="manager" />);
  expect(await headings()).toEqual(['Email', 'When', 'Status']);
});
