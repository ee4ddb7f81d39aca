import { act, screen, waitFor, within } from '@testing-library/react';
import { onlineManager } from '@tanstack/react-query';
import type { components } from '@/shared/api';
import { dropDrafts } from '@/shared/lib/draft';
import { fakeServer, type RecordedCall, renderScreen } from '@/shared/testing';
import { StaffDashboardPage } from './staff-dashboard-page';

const request = (id: string, customerName: string) => ({
  id,
  customerName,
  customerEmail: null,
  customerPhone: null,
  partySize: '2',
  preferredDate: '2999-11-29',
  preferredTime: '12:30 PM',
  specialRequests: null,
  emailOptIn: 'false',
  source: 'website',
  status: 'pending',
  adminNotes: '',
  declineReason: null,
  cancelledAt: null,
  lateByMinutes: null,
  reminderSentAt: null,
  guestConfirmedAt: null,
  answerBy: '2026-11-22T15:00:00.000Z',
  replaces: null,
  outcome: null,
  createdAt: '2026-11-21T15:00:00.000Z',
  mentions: [],
});

const NO_ONE = { covers: 0, parties: 0 };
const A_DAY = {
  ...NO_ONE,
  expected: NO_ONE,
  here: NO_ONE,
  slots: [],
  reservations: [],
  waiting: [],
  arrived: [],
  missed: [],
} satisfies Omit<components['schemas']['ServiceDayView'], 'date'>;
const UNCOUNTED = { arrivalsCap: null, seatsCap: null, halfHours: [] };

type MaybePromise<Value> = Value | Promise<Value>;

/** A restaurant with two requests that stores decisions; `refuse` can respond to a change instead. */
function aServer(refuse: (call: RecordedCall) => MaybePromise<object | undefined> = () => undefined) {
  const rows = [request('1', 'Amelia Hart'), request('2', 'Ben Okafor')];
  const calls = fakeServer(async (call) => {
    const { method, path, body } = call;
    if (path.endsWith('/me')) return { body: { id: 's1', name: 'Front of House', role: 'staff' } };
    if (path.includes('summary')) return { body: { pending: 2, confirmed: 0, completed: 0, noShow: 0, total: 2 } };
    if (path.includes('unread')) return { body: { count: 0 } };
    if (path.includes('/service')) return { body: { ...A_DAY, date: path.slice(-10) } };
    if (path.includes('/capacity'))
      return { body: path.endsWith('requests') ? [] : { ...UNCOUNTED, date: path.slice(-10) } };
    if (method === 'GET' && path.includes('/reservations/'))
      return { body: rows.find(({ id }) => path.endsWith(`/${id}`)) };
    if (method === 'GET') return { body: rows };
    const refused = await refuse(call);
    if (refused) {
      const body = { status: 409, ...refused };
      return { status: body.status, body };
    }
    const row = rows.find(({ id }) => path.split('/').includes(id));
    if (row) Object.assign(row, body);
    return { body: row ?? {} };
  });
  return { rows, sent: () => calls.filter(({ method }) => method !== 'GET').map(({ path, body }) => [path, body]) };
}

const show = () =>
  renderScreen(<StaffDashboardPage />, {
    at: '/staff/dashboard',
    elsewhere: { '/staff/login': <p>The login</p> },
  });

const lose = () => {
  act(() => {
    window.dispatchEvent(new Event('offline'));
  });
};
const find = () => {
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
};
const card = (name: string) => screen.findByRole('article', { name });
/** A decision moves the card to another section, so it is looked up again. */
const press = (guest: string, name: string) =>
  waitFor(() => within(screen.getByRole('article', { name: guest })).getByRole('button', { name }));
const expectCard = (name: string) => ({
  toSay: (text: string) =>
    waitFor(() => {
      expect(screen.getByRole('article', { name })).toHaveTextContent(text);
    }),
  notToWait: () =>
    waitFor(() => {
      expect(screen.getByRole('article', { name })).not.toHaveTextContent('Pending changes');
    }),
});
const queuedKeys = () => Object.keys(localStorage).filter((key) => key.startsWith('kept-changes/'));
const GONE =
  'You’re offline. Reservation decisions, tables and notes are sent when you’re back online; save the rest then.';

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('staff', JSON.stringify({ id: 's1', name: 'Front of House' }));
  sessionStorage.clear();
  dropDrafts();
});
it('stores offline steps, lets them be undone, and sends them in order', async () => {
  const { sent } = aServer();
  const { user } = show();
  await card('Ben Okafor');
  lose();
  expect(await screen.findByText(GONE)).toBeVisible();
  await user.click(await press('Ben Okafor', 'Confirm'));
  await expectCard('Ben Okafor').toSay('Waiting to be sent: Confirm');
  await user.click(await press('Amelia Hart', 'Decline'));
  await user.click(await press('Ben Okafor', 'Manage'));
  await user.type(await screen.findByLabelText('Staff notes'), 'By the window');
  await user.click(screen.getByRole('button', { name: 'Save notes' }));
  await expectCard('Ben Okafor').toSay('Waiting to be sent: Confirm, Staff notes');
  await user.click(await press('Amelia Hart', 'Undo: Decline, Amelia Hart'));
  expect(await press('Amelia Hart', 'Confirm')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show pending changes (2)' }));
  expect(within(await screen.findByRole('dialog')).getAllByRole('listitem')).toHaveLength(2);
  expect(sent()).toEqual([]);

  find();
  await waitFor(() => {
    expect(sent()).toEqual([
      ['/api/staff/reservations/2', { status: 'confirmed', expectedStatus: 'pending' }],
      ['/api/staff/reservations/2', { adminNotes: 'By the window', expectedStatus: 'confirmed', expectedNotes: '' }],
    ]);
  });
  await expectCard('Ben Okafor').notToWait();
  expect(screen.queryByText(GONE)).not.toBeInTheDocument();
  expect(queuedKeys()).toEqual([]);
});

it('shows a change as unsent until the server has it', async () => {
  let arrive = () => undefined as unknown;
  const { sent } = aServer(async () => {
    await new Promise<void>((resolve) => {
      arrive = resolve;
    });
    return undefined;
  });
  const { user } = show();
  await card('Ben Okafor');
  lose();
  await user.click(await press('Ben Okafor', 'Confirm'));
  await expectCard('Ben Okafor').toSay('Waiting to be sent: Confirm');
  find();
  await expectCard('Ben Okafor').toSay('Not sent yet: Confirm');
  expect(sent()).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
  arrive();
  await waitFor(() => {
    expect(screen.getByRole('article', { name: 'Ben Okafor' })).not.toHaveTextContent('Not sent yet');
  });
  expect(queuedKeys()).toEqual([]);
});

it('undoes later steps together with a decision', async () => {
  aServer();
  const { user } = show();
  await card('Amelia Hart');
  lose();
  await user.click(await press('Amelia Hart', 'Confirm'));
  await user.click(await press('Amelia Hart', 'Reopen'));
  await user.click(screen.getByRole('button', { name: 'Show pending changes (2)' }));
  await user.click(await screen.findByRole('button', { name: 'Undo: Confirm, Amelia Hart' }));
  await expectCard('Amelia Hart').notToWait();
  expect(await press('Amelia Hart', 'Confirm')).toBeInTheDocument();
});

const MOVED = { detail: 'This reservation is no longer pending: somebody else has made it declined.' };
const decidedElsewhere = (...ids: readonly string[]) => {
  const server = aServer(({ path, body }) => {
    const { expectedStatus } = body as { expectedStatus: string };
    const row = server.rows.find(({ id }) => path.split('/').includes(id));
    return row && row.status !== expectedStatus ? MOVED : undefined;
  });
  return {
    ...server,
    decide: () => {
      for (const row of server.rows) if (ids.includes(row.id)) row.status = 'declined';
    },
  };
};

it('keeps a step across a reload, shows someone else’s decision, and asks which one wins', async () => {
  const { sent, decide } = decidedElsewhere('1', '2');
  const first = show();
  await card('Ben Okafor');
  lose();
  await first.user.click(await press('Amelia Hart', 'Confirm'));
  await first.user.click(await press('Ben Okafor', 'Confirm'));
  await expectCard('Ben Okafor').toSay('Waiting to be sent: Confirm');
  first.unmount();
  decide();
  onlineManager.setOnline(true);

  const second = show();
  expect(await screen.findByText('Amelia Hart: someone else already decided')).toBeVisible();
  expect(await screen.findByText('Ben Okafor: someone else already decided')).toBeVisible();
  // With the date, since it may have been tapped days ago.
  expect(screen.getAllByText(/^You, \w{3}, \w{3} \d+, \d+:\d\d [AP]M$/)).toHaveLength(2);
  expect(sent().map(([path]) => path)).toEqual(['/api/staff/reservations/1', '/api/staff/reservations/2']);
  await second.user.click(await screen.findByRole('button', { name: 'Keep theirs: Declined, Amelia Hart' }));
  expect(screen.queryByText('Amelia Hart: someone else already decided')).not.toBeInTheDocument();
  second.unmount();

  const { user } = show();
  expect(await screen.findByText('Ben Okafor: someone else already decided')).toBeVisible();
  expect(sent()).toHaveLength(2);
  await user.click(await screen.findByRole('button', { name: 'Use mine: Confirm, Ben Okafor' }));
  await waitFor(() => {
    expect(sent().slice(2)).toEqual([
      ['/api/staff/reservations/2', { status: 'confirmed', expectedStatus: 'declined', overrules: true }],
    ]);
  });
  await waitFor(() => {
    expect(screen.queryByText(/somebody else has decided/)).not.toBeInTheDocument();
  });
  expect(queuedKeys()).toEqual([]);
});

it('applies the choice to later steps on the same request', async () => {
  const { sent, decide } = decidedElsewhere('1');
  const { user } = show();
  await card('Amelia Hart');
  lose();
  await user.click(await press('Amelia Hart', 'Confirm'));
  await user.click(await press('Amelia Hart', 'Reopen'));
  decide();
  find();
  await user.click(await screen.findByRole('button', { name: 'Use mine: Confirm, Reopen, Amelia Hart' }));
  await waitFor(() => {
    expect(sent().slice(2)).toEqual([
      ['/api/staff/reservations/1', { status: 'confirmed', expectedStatus: 'declined', overrules: true }],
      ['/api/staff/reservations/1', { status: 'pending', expectedStatus: 'confirmed' }],
    ]);
  });
});

it('keeps what the server refused, and retries it on request', async () => {
  let isBroken = true;
  const { sent } = aServer(() => (isBroken ? { status: 422, detail: 'Not today.' } : undefined));
  const { user } = show();
  await card('Amelia Hart');
  lose();
  await user.click(await press('Amelia Hart', 'Confirm'));
  await expectCard('Amelia Hart').toSay('Waiting to be sent: Confirm');
  find();
  expect(await screen.findByText('Couldn’t save: Confirm, Amelia Hart')).toBeVisible();
  expect(screen.getByText('Not today.')).toBeVisible();
  expect(queuedKeys()).toHaveLength(1);
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again: Confirm, Amelia Hart' }));
  await waitFor(() => {
    expect(sent()).toHaveLength(2);
  });
  await waitFor(() => {
    expect(queuedKeys()).toEqual([]);
  });
});

it('stores a step before sending it, so that closing the page loses nothing', async () => {
  const { sent } = aServer();
  const served = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    new Request(input, init).method === 'GET' ? served(input, init) : new Promise(() => undefined);
  const first = show();
  await first.user.click(await press('Amelia Hart', 'Confirm'));
  expect(queuedKeys()).toHaveLength(1);
  first.unmount();
  globalThis.fetch = served;
  show();
  await waitFor(() => {
    expect(sent()).toEqual([['/api/staff/reservations/1', { status: 'confirmed', expectedStatus: 'pending' }]]);
  });
});

it('asks before a logout deletes queued steps', async () => {
  const { sent } = aServer();
  const { user } = show();
  await card('Amelia Hart');
  lose();
  await user.click(await press('Amelia Hart', 'Confirm'));
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  expect(await screen.findByText('Changes waiting to be sent (1) will be lost.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  expect(await screen.findByText('The login')).toBeInTheDocument();
  find();
  expect(sent()).toEqual([['/api/staff/logout', null]]);
  expect(queuedKeys()).toEqual([]);
});

it('survives the end of a session, and is sent after the next login', async () => {
  let hasEnded = false;
  const { sent } = aServer();
  const served = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    hasEnded ? Promise.resolve(Response.json({ status: 401 }, { status: 401 })) : served(input, init);
  const first = show();
  await card('Amelia Hart');
  lose();
  await first.user.click(await press('Amelia Hart', 'Confirm'));
  await expectCard('Amelia Hart').toSay('Waiting to be sent: Confirm');
  hasEnded = true;
  find();
  expect(await screen.findByText('The login')).toBeInTheDocument();
  first.unmount();
  expect(sent()).toEqual([]);

  hasEnded = false;
  localStorage.setItem('staff', JSON.stringify({ id: 's1', name: 'Front of House' }));
  show();
  await waitFor(() => {
    expect(sent()).toEqual([['/api/staff/reservations/1', { status: 'confirmed', expectedStatus: 'pending' }]]);
  });
});
