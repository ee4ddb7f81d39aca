import { screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import type { Today } from '@/entities/settings/overview';
import { fakeServer, type RecordedCall, renderScreen } from '@/shared/testing';
import { NeedsToday, TodayLine } from '..';

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

const QUIET: Today = {
  requests: [],
  requestsTotal: 0,
  approvals: [],
  approvalsTotal: 0,
  mail: { waiting: 0, failed: 0, heldBack: 0 },
  campaigns: [],
  messages: { unread: 0 },
  enquiries: { unread: 0 },
};

const request = (id: string, customerName: string, hours: number): Today['requests'][number] => ({
  id,
  customerName,
  partySize: '4',
  preferredDate: '2026-11-27',
  preferredTime: '12:30 PM',
  createdAt: inHours(hours - 24),
  answerBy: inHours(hours),
});

const Address = () => <output>{useLocation().pathname + useLocation().search}</output>;

function show(today: Today | null, change: (call: RecordedCall) => object = () => ({ body: {} }), at = '') {
  const server = { today };
  const calls = fakeServer((call) => {
    if (call.method !== 'GET') return change(call);
    return call.path.startsWith('/api/admin/today')
      ? server.today
        ? { body: server.today }
        : { status: 500, body: {} }
      : { body: [] };
  });
  const view = renderScreen(
    <>
      <NeedsToday status={null} />
      <TodayLine />
      <Address />
    </>,
    { at: `/admin/dashboard${at}`, elsewhere: { '/admin/enquiries': <Address /> } },
  );
  return { ...view, server, sent: () => calls.filter(({ method }) => method !== 'GET') };
}

const rowOf = (name: string) => within(screen.getByRole('heading', { name }).closest('li') ?? document.body);

beforeEach(() => {
  sessionStorage.clear();
});

it('says that nothing is waiting', async () => {
  show(QUIET);
  expect(await screen.findAllByText('You’re all caught up.')).toHaveLength(2);
});

it('shows each deadline, confirms immediately and rolls back on failure', async () => {
  const answered = Promise.withResolvers<object>();
  const { user, sent } = show(
    { ...QUIET, requests: [request('r1', 'Ada', 3.5), request('r2', 'Ben', -2.5)], requestsTotal: 2 },
    () => answered.promise,
  );
  await screen.findByRole('heading', { name: 'Ada' });
  expect(rowOf('Ada').getByText('reply due in 3 h')).toBeVisible();
  expect(rowOf('Ben').getByText('overdue by 2 h')).toBeVisible();
  await user.click(rowOf('Ada').getByRole('button', { name: 'Confirm' }));
  await waitFor(() => {
    expect(screen.queryByRole('heading', { name: 'Ada' })).not.toBeInTheDocument();
  });
  expect(screen.getByText('1 request')).toBeVisible();
  expect(sent()[0]).toMatchObject({
    path: '/api/admin/reservations/r1',
    body: { status: 'confirmed', expectedStatus: 'pending' },
  });
  answered.resolve({ status: 500, body: {} });
  expect(await screen.findByRole('heading', { name: 'Ada' })).toBeVisible();
  expect(await screen.findByText('Update failed')).toBeVisible();
});

it('declines with a reason, in a dialog opened by the URL', async () => {
  const { user, sent } = show({ ...QUIET, requests: [request('r1', 'Ada', 3.5)], requestsTotal: 1 });
  await screen.findByRole('heading', { name: 'Ada' });
  await user.click(rowOf('Ada').getByRole('button', { name: 'Decline' }));
  expect(screen.getByText('/admin/dashboard?decline=r1')).toBeVisible();
  const dialog = await screen.findByRole('dialog', { name: 'Decline Ada’s request?' });
  await user.type(within(dialog).getByLabelText('Reason (optional)'), 'We are full');
  await user.click(within(dialog).getByRole('button', { name: 'Decline' }));
  await waitFor(() => {
    expect(sent()[0]?.body).toEqual({ status: 'declined', expectedStatus: 'pending', reason: 'We are full' });
  });
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

it('shows a few of each kind, then all, and links to the rest', async () => {
  const requests = ['A', 'B', 'C', 'D', 'E'].map((name, index) => request(name, `Guest ${name}`, index));
  const { user } = show({ ...QUIET, requests, requestsTotal: 12, messages: { unread: 2 } });
  await screen.findByRole('heading', { name: 'Guest C' });
  expect(screen.queryByRole('heading', { name: 'Guest D' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show 2 more' }));
  expect(screen.getByRole('heading', { name: 'Guest E' })).toBeVisible();
  expect(screen.getByText('7 more in Reservations.')).toBeVisible();
});

it.each([
  ['Autumn menu', 'Review', '/admin/dashboard?tab=approvals&open=a1&dialog=review'],
  ['Harvest letter', 'Review', '/admin/dashboard?tab=email&view=campaigns&open=c1&dialog=preview'],
  ['2 unread messages', 'Open', '/admin/dashboard?tab=messages'],
  ['1 unread inquiry', 'Open', '/admin/enquiries?read=false'],
])('leads from %s to where it is done', async (name, label, address) => {
  const { user } = show({
    ...QUIET,
    approvals: [
      {
        id: 'a1',
        title: 'Autumn menu',
        contentType: 'menu_update',
        submittedBy: 'Site Manager',
        scheduledDate: null,
        createdAt: inHours(-10),
        approvalDeadline: inHours(5.5),
      },
    ],
    approvalsTotal: 1,
    campaigns: [
      {
        id: 'c1',
        name: 'Harvest letter',
        scheduledDate: inHours(1),
        recipientCount: 120,
        approvalNeeded: true,
        statusReason: null,
      },
    ],
    messages: { unread: 2 },
    enquiries: { unread: 1 },
  });
  await screen.findByRole('heading', { name });
  if (name === 'Harvest letter') expect(rowOf(name).getByText('approval needed')).toBeVisible();
  await user.click(rowOf(name).getByRole('button', { name: label }));
  expect(await screen.findByText(address)).toBeVisible();
});

it('reports a failure to load, and tries again', async () => {
  const { user, server } = show(null);
  expect(await screen.findByText('Couldn’t load what needs you today.')).toBeVisible();
  server.today = QUIET;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByText('You’re all caught up.')).toHaveLength(2);
});
