import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeServer, type RecordedCall, renderScreen } from '@/shared/testing';
import { CampaignBoard } from './campaign-board';

const aCampaign = (changes: object = {}) => ({
  id: 'c1',
  name: 'Kiln days',
  description: null,
  subject: 'Two days of fire',
  status: 'scheduled',
  templateId: null,
  templateName: null,
  recipientCriteria: { type: 'all_opted_in' },
  targetSegment: [],
  recipientCount: 400,
  statusReason: null,
  scheduledDate: '2026-12-10T16:30:00.000Z',
  startedAt: null,
  sentDate: null,
  approval: null,
  approvalComments: null,
  approvedBy: null,
  approvedAt: null,
  totalRecipients: 0,
  totalSent: 0,
  totalOpened: 0,
  totalClicked: 0,
  totalBounced: 0,
  segmentName: null,
  createdBy: 'Site Manager',
  createdByRole: 'manager',
  createdAt: '2026-11-01T15:00:00Z',
  updatedAt: '2026-11-01T15:00:00Z',
  ...changes,
});

const DECEMBER = '?tab=email&view=campaigns&show=calendar&month=2026-12';

function show(at: string, rows = [aCampaign()], change?: (call: RecordedCall) => object) {
  const server = { rows };
  const calls = fakeServer((call) => {
    if (call.method !== 'GET') {
      const { scheduledDate } = call.body as { scheduledDate: string };
      if (!change) server.rows = server.rows.map((row) => ({ ...row, scheduledDate }));
      return change?.(call) ?? { body: {} };
    }
    const one = /email-campaigns\/(c\d)$/.exec(call.path)?.[1];
    if (one !== undefined) return { body: server.rows.find(({ id }) => id === one) };
    if (!call.path.startsWith('/api/email-campaigns?')) return { body: [] };
    const status = new URL(call.path, 'http://x').searchParams.get('status');
    return { body: server.rows.filter((row) => status === null || row.status === status) };
  });
  const view = renderScreen(<CampaignBoard role="manager" />, { at: `/manager/dashboard${at}` });
  return { ...view, calls, sent: () => calls.filter(({ method }) => method !== 'GET') };
}

const item = (status = 'Scheduled') => screen.findByRole('button', { name: `Kiln days (${status})` });
const cell = (day: RegExp) => screen.getByLabelText(day).closest('td') as HTMLElement;

function drag(from: HTMLElement, to: HTMLElement): boolean {
  const dataTransfer = { effectAllowed: 'none' };
  const start = createEvent.dragStart(from, { dataTransfer });
  fireEvent(from, start);
  fireEvent.dragOver(to, { dataTransfer });
  fireEvent.drop(to, { dataTransfer });
  return !start.defaultPrevented;
}

it('shows campaigns by status on the board, and opens their details', async () => {
  const { user } = show('?show=board', [
    aCampaign(),
    aCampaign({ id: 'c2', name: 'Draft', status: 'draft', scheduledDate: null }),
  ]);
  const column = await screen.findByRole('region', { name: /^Scheduled/ });
  expect(await within(column).findByText('Thu, Dec 10, 11:30 AM')).toBeInTheDocument();
  expect(await screen.findByText('No date yet')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Move to another day: Draft' })).not.toBeInTheDocument();
  await user.click(within(column).getByRole('button', { name: 'Kiln days' }));
  expect(await screen.findByRole('dialog', { name: 'Kiln days' })).toHaveTextContent('Two days of fire');
});

it('moves a campaign by pointer at the same time of day, and back on Undo', async () => {
  const { user, sent, calls } = show(DECEMBER);
  drag(await item(), cell(/December 17$/));
  expect((await item()).closest('td')).toBe(cell(/December 17$/));
  expect(await screen.findByText('Moved to Thu, Dec 17, 11:30 AM')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => {
    expect(sent().map(({ body }) => body)).toEqual([
      {
        scheduledDate: '2026-12-17T16:30:00.000Z',
        expectedStatus: 'scheduled',
        expectedDate: '2026-12-10T16:30:00.000Z',
      },
      {
        scheduledDate: '2026-12-10T16:30:00.000Z',
        expectedStatus: 'scheduled',
        expectedDate: '2026-12-17T16:30:00.000Z',
      },
    ]);
  });
  expect(calls.some(({ path }) => path.includes('from=2026-11-29') && path.includes('before=2027-01-03'))).toBe(true);
});

it.each([
  [{ status: 'sent', startedAt: '2026-12-10T16:30:00.000Z' }, 'Sent', 'It was already sent.'],
  [{ status: 'cancelled' }, 'Cancelled', 'It was canceled and won’t be sent.'],
  [
    { status: 'paused', startedAt: '2026-12-10T16:30:00.000Z' },
    'Paused',
    'Some people already got it. You can resume or cancel it.',
  ],
])('is not lifted when it is %j, and says why', async (changes, label, why) => {
  const { sent } = show(DECEMBER, [aCampaign(changes)]);
  expect(drag(await item(label), cell(/December 17$/))).toBe(false);
  expect(await screen.findByText(why, { ignore: '[role=status]' })).toBeInTheDocument();
  expect(sent()).toEqual([]);
});

it('does not move a campaign to a past time', async () => {
  const { sent } = show(DECEMBER.replace('2026-12', '2026-11'), [
    aCampaign({ scheduledDate: '2026-11-27T16:30:00.000Z' }),
  ]);
  drag(await item(), cell(/November 12$/));
  expect(await screen.findByText('That time has passed.', { ignore: '[role=status]' })).toBeInTheDocument();
  expect(sent()).toEqual([]);
});

it('moves a campaign back when the server refuses, and shows its message', async () => {
  const detail = 'This campaign is sending and can no longer be changed.';
  show(DECEMBER, undefined, () => ({ status: 409, body: { status: 409, detail } }));
  drag(await item(), cell(/December 17$/));
  expect(await screen.findByText(detail)).toBeInTheDocument();
  await waitFor(async () => {
    expect((await item()).closest('td')).toBe(cell(/December 10$/));
  });
});

it('says when nothing is planned in a month', async () => {
  show(DECEMBER, []);
  expect(await screen.findByText('Nothing is planned for December 2026.')).toBeVisible();
  expect(screen.getByRole('table', { name: 'Campaigns of December 2026' })).toBeVisible();
});
