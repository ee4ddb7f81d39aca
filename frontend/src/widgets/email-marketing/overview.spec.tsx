import { screen, within } from '@testing-library/react';
import { fakeServer, renderScreen } from '@/shared/testing';
import { EmailOverview } from './overview';

const CAMPAIGN = {
  subject: 'Two days of fire',
  recipientCount: 1,
  totalSent: 0,
  scheduledDate: null,
  startedAt: null,
  sentDate: null,
};
const CAMPAIGNS = [
  { ...CAMPAIGN, id: '1', name: 'New', status: 'draft', approval: null },
  { ...CAMPAIGN, id: '2', name: 'Looked at', status: 'draft', approval: 'approved' },
  {
    ...CAMPAIGN,
    id: '3',
    name: 'Gone',
    status: 'sent',
    approval: 'approved',
    totalSent: 50,
    startedAt: '2026-11-01T17:00:00Z',
    sentDate: '2026-11-01T17:00:00Z',
  },
];

beforeEach(() => {
  fakeServer(({ path }) => {
    if (path.startsWith('/api/email-campaigns/summary')) return { body: { sending: 0, scheduled: 2 } };
    if (path.endsWith('/reach')) return { body: [{ id: '1', recipients: 9, emailedThisWeek: 33 }] };
    if (path.startsWith('/api/email-campaigns')) return { body: CAMPAIGNS };
    return { body: { sent: 50, opened: 20, clicked: 8, bounced: 0 } };
  });
  renderScreen(<EmailOverview />, { at: '/admin/dashboard' });
});

it("shows the owner's decisions on drafts", async () => {
  const rows = await screen.findAllByRole('listitem');
  expect(rows).toHaveLength(3);
  for (const [name, tag, count] of [
    ['New', 'Awaiting Approval', '9 recipients (33 skipped: got a campaign this week)'],
    ['Looked at', 'Approved', '1 recipient'],
    ['Gone', 'Sent', '50 sent, Sun, Nov 1, 12:00 PM'],
  ] as const) {
    const row = rows.find((one) => within(one).queryByText(name));
    expect(row).toHaveTextContent(tag);
    expect(await within(row as HTMLElement).findByText(count)).toBeInTheDocument();
  }
});

it('shows rates to one decimal', async () => {
  expect(await screen.findByText('40.0%')).toBeInTheDocument();
  expect(screen.getByText('16.0%')).toBeInTheDocument();
  expect(screen.getByText('100.0%')).toBeInTheDocument();
});
