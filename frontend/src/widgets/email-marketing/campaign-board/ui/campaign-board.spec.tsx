import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { type NewSegment, segmentCalls, segmentQueries } from '@/entities/email-marketing/segments';
import { useRestMutation } from '@/shared/api';
import { choicesOf, choose, fakeServer, renderScreen } from '@/shared/testing';
import { CampaignBoard } from './campaign-board';

const CAMPAIGN = {
  id: 'c1',
  name: 'Kiln days',
  description: null,
  subject: 'Two days of fire',
  status: 'sent',
  templateId: null,
  templateName: null,
  recipientCriteria: { type: 'all_opted_in' },
  targetSegment: [],
  recipientCount: 400,
  statusReason: null,
  scheduledDate: null,
  startedAt: '2026-11-20T15:00:00Z',
  sentDate: '2026-11-20T15:00:00Z',
  approval: null,
  approvalComments: null,
  approvedBy: null,
  approvedAt: null,
  totalRecipients: 400,
  totalSent: 400,
  totalOpened: 0,
  totalClicked: 0,
  totalBounced: 0,
  createdBy: 'Site Manager',
  createdByRole: 'manager',
  createdAt: '2026-11-20T15:00:00Z',
  updatedAt: '2026-11-20T15:00:00Z',
};
const PROGRESS = { total: 400, sent: 400, failed: 0, bounced: 0, left: 0, perMinute: null, secondsLeft: null };
const mail = (recipientEmail: string) => ({
  id: recipientEmail,
  recipientEmail,
  status: 'sent',
  sentAt: null,
  failureReason: null,
});

/** Two pages of recipients. */
const mailsOf = (path: string) =>
  path.includes('cursor=x')
    ? { body: [mail('older@guests.example')] }
    : { body: [mail('newer@guests.example')], headers: { Link: '</api/email-history?cursor=x>; rel="next"' } };

const Address = () => <p role="note">{useLocation().search}</p>;

it("pages through a campaign's recipients and leaves the list behind them where it is", async () => {
  const calls = fakeServer(({ path }) => {
    if (path.startsWith('/api/email-history')) return mailsOf(path);
    if (path.endsWith('/progress')) return { body: PROGRESS };
    return { body: path.startsWith('/api/email-campaigns?') ? [CAMPAIGN] : [] };
  });
  const { user } = renderScreen(
    <>
      <CampaignBoard role="manager" />
      <Address />
    </>,
    { at: '/manager/dashboard?after=a' },
  );
  await user.click(await screen.findByRole('button', { name: 'View Details' }));
  const recipients = within(await screen.findByRole('region', { name: 'Recipients' }));
  await user.click(await recipients.findByRole('button', { name: 'Next' }));
  expect(await recipients.findByText('older@guests.example')).toBeInTheDocument();
  const lists = calls.filter(({ path }) => path.startsWith('/api/email-campaigns?')).map(({ path }) => path);
  expect(new Set(lists).size).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => {
    expect(screen.getByRole('note')).toHaveTextContent('?after=a');
  });
});

it('opens a campaign that the list does not show', async () => {
  fakeServer(({ path }) => {
    if (path.startsWith('/api/email-history')) return mailsOf(path);
    if (path.endsWith('/progress')) return { body: PROGRESS };
    return { body: path.endsWith('/email-campaigns/c1') ? { ...CAMPAIGN, htmlContent: '', textContent: null } : [] };
  });
  renderScreen(<CampaignBoard role="manager" />, { at: '/manager/dashboard?open=c1&dialog=view' });
  expect(await screen.findByRole('dialog', { name: 'Kiln days' })).toHaveTextContent('Two days of fire');
});

it('offers a segment that was just created', async () => {
  const segments = [{ id: 's1', name: 'Regulars', contactCount: 3, isActive: true }];
  fakeServer(({ method, path }) => {
    if (method === 'GET') return { body: path.includes('/contact-segments') ? segments : [] };
    segments.push({ id: 's2', name: 'Wine', contactCount: 5, isActive: true });
    return { status: 201, body: segments[1] };
  });
  const Writer = () => {
    const { send } = useRestMutation({
      send: (segment: NewSegment) => segmentCalls.create(segment),
      done: () => ({ title: 'Segment created' }),
      failed: () => ({ title: 'Error creating segment' }),
      invalidates: [segmentQueries.list().queryKey],
    });
    return (
      <button
        type="button"
        onClick={() => {
          send({ name: 'Wine', tags: ['wine'] });
        }}
      >
        Write
      </button>
    );
  };
  const { user } = renderScreen(
    <>
      <Writer />
      <CampaignBoard role="manager" />
    </>,
    { at: '/manager/dashboard?dialog=new' },
  );
  await choose(user, await screen.findByLabelText('Recipients'), 'A segment');
  expect(await choicesOf(user, await screen.findByLabelText('Segment'))).toEqual(['Regulars (3)']);
  fireEvent.click(screen.getByText('Write'));
  expect(await screen.findByRole('option', { name: 'Wine (5)' })).toBeInTheDocument();
});
