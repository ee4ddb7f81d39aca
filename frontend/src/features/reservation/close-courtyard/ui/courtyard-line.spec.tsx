import { screen, waitFor, within } from '@testing-library/react';
import type { ClosingPlan, CourtyardDay } from '@/entities/reservation';
import { addDays, restaurantNow } from '@/entities/restaurant';
import { choose, fakeServer, type RecordedCall, renderScreen } from '@/shared/testing';
import { CourtyardLine } from './courtyard-line';

const DAY = addDays(restaurantNow().date, 1);
const PATH = '/api/staff/courtyard-closings';

type Party = ClosingPlan['parties'][number];
const aParty = (changes: Partial<Party>): Party => ({
  id: 'amelia',
  customerName: 'Amelia Hart',
  customerPhone: null,
  partySize: '2',
  preferredTime: '12:30 PM',
  outcome: 'moved',
  isNotified: true,
  ...changes,
});
const PLAN: ClosingPlan = {
  date: DAY,
  from: null,
  waiting: 1,
  seen: 'as-shown',
  parties: [
    aParty({}),
    aParty({ id: 'ben', customerName: 'Ben Ito', outcome: 'without-room' }),
    aParty({ id: 'ida', customerName: 'Ida Moss', outcome: 'asked' }),
    aParty({ id: 'eva', customerName: 'Eva Lind', outcome: 'given-up' }),
    aParty({ id: 'walter', customerName: 'Walter Quist', isNotified: false, customerPhone: '(904) 555-0177' }),
  ],
};
const OPEN: CourtyardDay = { date: DAY, isOn: true, closing: null };
const closedWith = (idaNow: 'no-table' | 'inside'): CourtyardDay => ({
  ...OPEN,
  closing: {
    closedAt: '2026-11-26T19:10:00Z',
    closedBy: 'Front of House',
    from: null,
    parties: PLAN.parties.map((party) => ({
      ...party,
      now: party.id === 'ida' ? idaNow : party.id === 'ben' ? 'no-table' : party.id === 'eva' ? 'gone' : 'inside',
    })),
  },
});

function show(change: (call: RecordedCall) => object | Promise<object>, begin: CourtyardDay = OPEN) {
  let day = begin;
  const calls = fakeServer(async (call) => {
    if (call.path.startsWith(`${PATH}/plan`)) return { body: PLAN };
    if (call.method === 'GET') return { body: day };
    const answer = (await change(call)) as { status?: number; body: CourtyardDay };
    if (!answer.status && call.method === 'POST') day = answer.body;
    if (!answer.status && call.method === 'DELETE') day = OPEN;
    return answer;
  });
  return { ...renderScreen(<CourtyardLine role="staff" date={DAY} />, { at: '/staff/dashboard' }), calls };
}
const posts = (calls: readonly RecordedCall[]) => calls.filter(({ method }) => method === 'POST');
const openDialog = async (user: ReturnType<typeof show>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Courtyard closed …' }));
  return screen.findByRole('dialog', { name: /^Courtyard closed/ });
};

it('shows who is moved, asked and notified, and does that once with one tap', async () => {
  let finish: (answer: object) => void = () => undefined;
  const { user, calls } = show(() => new Promise<object>((done) => (finish = done)));
  const dialog = await openDialog(user);
  const group = async (name: RegExp) => within(await within(dialog).findByRole('region', { name }));
  expect((await group(/^Moved inside 2/)).getByText(/Walter Quist/).closest('li')).toHaveTextContent(
    'Please call: (904) 555-0177. We have no email or phone for them.',
  );
  expect((await group(/^No room inside 1/)).getByRole('listitem')).toHaveTextContent('Ben Ito, 12:30 PM, 2 people');
  expect((await group(/^Asked what they’d like 1/)).getByRole('listitem')).toHaveTextContent('Ida Moss');
  expect((await group(/^Canceled 1/)).getByRole('listitem')).toHaveTextContent('Eva Lind');
  expect(dialog).toHaveTextContent('1 party more has requested the courtyard and waits for your reply');
  expect(posts(calls)).toEqual([]);

  await user.dblClick(within(dialog).getByRole('button', { name: 'Close and notify 4 parties' }));
  expect(posts(calls)).toMatchObject([{ path: PATH, body: { date: DAY, seen: 'as-shown' } }]);
  finish({ body: closedWith('no-table') });
  expect(await screen.findByText(/^Courtyard closed since/)).toBeVisible();
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(posts(calls)).toHaveLength(1);
});

it('works by keyboard', async () => {
  const { user, calls } = show(() => ({ body: closedWith('no-table') }));
  await screen.findByRole('button', { name: 'Courtyard closed …' });
  await user.tab();
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: /^Courtyard closed/ });
  const close = await within(dialog).findByRole('button', { name: 'Close and notify 4 parties' });
  close.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => {
    expect(posts(calls)).toHaveLength(1);
  });
});

it('shows the current plan if something has changed', async () => {
  const now = { ...PLAN, seen: 'as-it-is-now', parties: PLAN.parties.slice(0, 1) };
  let tries = 0;
  const { user, calls } = show(() => {
    tries += 1;
    return tries === 1
      ? { status: 409, body: { status: 409, detail: 'Something has changed meanwhile.', plan: now } }
      : { body: closedWith('no-table') };
  });
  const dialog = await openDialog(user);
  await user.click(await within(dialog).findByRole('button', { name: 'Close and notify 4 parties' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(/Something changed, so nothing was done/);
  expect(within(dialog).queryByText('Ben Ito')).not.toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Close and notify 1 party' }));
  await waitFor(() => {
    expect(posts(calls).at(-1)?.body).toMatchObject({ seen: 'as-it-is-now' });
  });
});

it('says that someone else was faster', async () => {
  const detail = 'The courtyard is already closed on that day, by The Owner.';
  const { user } = show(() => ({ status: 409, body: { status: 409, detail } }));
  const dialog = await openDialog(user);
  await user.click(await within(dialog).findByRole('button', { name: 'Close and notify 4 parties' }));
  expect(await screen.findByText(detail, { exact: true })).toBeVisible();
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

it('looks again for a closure from a half hour on', async () => {
  const { user, calls } = show(() => ({ body: closedWith('no-table') }));
  const dialog = await openDialog(user);
  await choose(user, within(dialog).getByLabelText('Closed'), 'From 2:00 PM on');
  await waitFor(() => {
    expect(calls.map(({ path }) => decodeURIComponent(path).replaceAll('+', ' '))).toContain(
      `${PATH}/plan?date=${DAY}&from=2:00 PM`,
    );
  });
});

it('says since when it is closed and who has replied, and reopens it', async () => {
  const { user, calls } = show(
    () => ({ body: { date: DAY, couldMoveBack: ['Amelia Hart', 'Ida Moss'] } }),
    closedWith('inside'),
  );
  expect(await screen.findByText(/1 party has no table inside yet/)).toHaveTextContent(/by Front of House/);
  await user.click(screen.getByText('1 of 2 have replied'));
  const answers = within(screen.getByRole('group'));
  const rows = answers.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual(['Ben Ito, 12:30 PM, 2 people: no reply yet', 'Ida Moss, 12:30 PM, 2 people: sits inside']);

  await user.click(screen.getByRole('button', { name: 'Open again' }));
  const question = await screen.findByRole('dialog', { name: /^Open the courtyard again/ });
  expect(question).toHaveTextContent('1 party without a table has its table in the courtyard again, and is told.');
  await user.click(within(question).getByRole('button', { name: 'Open the Courtyard' }));
  expect(await screen.findByText(/could sit in the courtyard again/)).toHaveTextContent('Amelia Hart, Ida Moss');
  expect(calls.find(({ method }) => method === 'DELETE')?.path).toBe(`${PATH}/${DAY}`);
  expect(screen.getByRole('button', { name: 'Courtyard closed …' })).toBeVisible();
});

it('is hidden if the restaurant does not distinguish inside and courtyard', async () => {
  const { calls } = show(() => ({}), { ...OPEN, isOn: false });
  await waitFor(() => {
    expect(calls).toHaveLength(1);
  });
  expect(screen.queryByRole('button', { name: 'Courtyard closed …' })).not.toBeInTheDocument();
});
