import { screen, waitFor, within } from '@testing-library/react';
import type { DoorParty } from '@/entities/reservation';
import { restaurantInstant, restaurantNow } from '@/entities/restaurant';
import { fakeServer, renderScreen } from '@/shared/testing';
import { DoorList } from './door-list';

const { date: TODAY } = restaurantNow();
const at = (time: string) => restaurantInstant(TODAY, time).toISOString();
const aParty = (name: string, more: Partial<DoorParty> = {}): DoorParty => ({
  id: name,
  name,
  partySize: '4',
  phone: null,
  quotedMinutes: null,
  joinedAt: at('11:50'),
  calledAt: null,
  calledBy: null,
  ...more,
});

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers({ now: restaurantInstant(TODAY, '12:05'), advanceTimers: true });
});
afterEach(() => {
  jest.useRealTimers();
});

function show(parties: DoorParty[], { textMessages = true, change = (): object => ({ body: {} }) } = {}) {
  const calls = fakeServer(({ method }) => (method === 'GET' ? { body: { parties, textMessages } } : change()));
  const sent = () => calls.filter(({ method }) => method !== 'GET').map(({ path, body }) => [path, body]);
  return { ...renderScreen(<DoorList role="staff" />, { at: '/staff/dashboard?service=today' }), sent };
}
const row = async (name: string) => within(await screen.findByRole('article', { name }));

it('shows who waits, how long, and whether longer than they were quoted', async () => {
  show([aParty('Ada', { quotedMinutes: 10 }), aParty('Ben', { joinedAt: at('12:00'), phone: '(904) 555-0123' })]);
  expect((await row('Ada')).getByText('15 min, quoted 10 min')).toHaveAttribute('data-over', 'true');
  expect((await row('Ben')).getByText('5 min')).not.toHaveAttribute('data-over');
  expect(screen.getByRole('heading', { name: 'At the door 2' })).toBeVisible();
});

it('seats a party in one tap, and offers to undo that', async () => {
  const { user, sent } = show([aParty('Ada')]);
  await user.click(await screen.findByRole('button', { name: 'Seat: Ada' }));
  expect(await screen.findByText('Ada is here')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => {
    expect(sent().map(([path]) => path)).toEqual(['/api/staff/door-list/Ada/seat', '/api/staff/door-list/Ada/back']);
  });
});

it('takes a party that has gone off the list right away', async () => {
  const { user } = show([aParty('Ada'), aParty('Ben')], { change: () => new Promise(() => undefined) });
  await user.click(await screen.findByRole('button', { name: 'Gone: Ada' }));
  await waitFor(() => {
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });
});

it('texts a party with a phone that its table is ready, and calls the others', async () => {
  const { user, sent } = show([aParty('Ada', { phone: '(904) 555-0123' }), aParty('Ben')]);
  await user.click(await screen.findByRole('button', { name: 'Text: table ready: Ada' }));
  await user.click(screen.getByRole('button', { name: 'Called: Ben' }));
  await waitFor(() => {
    expect(sent()).toEqual([
      ['/api/staff/door-list/Ada/call', { by: 'text' }],
      ['/api/staff/door-list/Ben/call', { by: 'voice' }],
    ]);
  });
});

it('offers to call a party that was texted, or any while texts are not set up', async () => {
  const texted = { phone: '(904) 555-0123', calledAt: at('12:04'), calledBy: 'text' } as const;
  const { unmount } = show([aParty('Ada', texted), aParty('Cy', { ...texted, calledBy: null })]);
  expect((await row('Cy')).getByText('Text not sent. Please call out the name.')).toBeVisible();
  expect((await row('Cy')).getByRole('button', { name: 'Called: Cy' })).toBeVisible();
  expect((await row('Ada')).getByText('Texted 12:04 PM')).toBeVisible();
  expect((await row('Ada')).getByRole('button', { name: 'Called: Ada' })).toBeVisible();
  unmount();
  show([aParty('Ben', { phone: '(904) 555-0123' })], { textMessages: false });
  expect((await row('Ben')).getByRole('button', { name: 'Called: Ben' })).toBeVisible();
});

it('says why a text could not be sent', async () => {
  const detail = 'This guest has stopped text messages. Please call out the name.';
  const change = () => ({ status: 409, body: { status: 409, title: 'Conflict', detail } });
  const { user } = show([aParty('Ada', { phone: '(904) 555-0123' })], { change });
  await user.click(await screen.findByRole('button', { name: 'Text: table ready: Ada' }));
  expect(await screen.findByText(detail)).toBeVisible();
});

it('adds a walk-in with a name, the number of guests, a quoted wait and perhaps a phone', async () => {
  const { user, sent } = show([]);
  await user.click(await screen.findByRole('button', { name: 'Add walk-in' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add walk-in' }));
  await user.click(dialog.getByRole('button', { name: 'Add to door list' }));
  expect(await dialog.findByText('Enter a name.')).toBeVisible();
  await user.type(dialog.getByLabelText('Name'), 'Ada');
  await user.click(dialog.getByText('20'));
  await user.click(dialog.getByRole('button', { name: 'Add to door list' }));
  await waitFor(() => {
    expect(sent()).toEqual([['/api/staff/door-list', { name: 'Ada', partySize: '2', quotedMinutes: 20 }]]);
  });
});
