import { fireEvent, screen } from '@testing-library/react';
import type { GuestTable } from '@/entities/guest-table';
import { addDays, restaurantInstant, restaurantNow, spansOn } from '@/entities/restaurant';
import { fakeServer, renderScreen } from '@/shared/testing';
import { ChangeForm } from './change-form';

const DAY = addDays(restaurantNow().date, 3);
const TABLE = {
  preferredDate: DAY,
  preferredTime: '12:30 PM',
  partySize: '2',
  area: 'courtyard',
  rainPlan: 'wait',
  hasAreas: true,
} as GuestTable;

function show(table = TABLE) {
  const calls = fakeServer(() => ({ body: table }));
  const onAsked = jest.fn();
  const { user } = renderScreen(<ChangeForm token="token" table={table} onAsked={onAsked} />);
  const send = () => user.click(screen.getByRole('button', { name: 'Send Change Request' }));
  const sent = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  return { user, send, sent };
}

afterEach(() => jest.useRealTimers());

it('refuses an unchanged table, and sends only what differs', async () => {
  const { user, send, sent } = show();
  await send();
  expect(screen.getByLabelText('Time')).toHaveAccessibleDescription('Nothing has changed yet.');
  expect(sent()).toEqual([]);
  await user.selectOptions(screen.getByLabelText('If it rains'), 'inside');
  await send();
  expect(sent()).toEqual([
    { partySize: '2', preferredDate: DAY, preferredTime: '12:30 PM', area: 'courtyard', rainPlan: 'inside' },
  ]);
});

it('refuses a time earlier today', async () => {
  jest.useFakeTimers({ now: restaurantInstant(DAY, '14:00'), advanceTimers: true });
  const { user, send, sent } = show({ ...TABLE, preferredDate: addDays(DAY, 1) });
  fireEvent.input(screen.getByLabelText('Date'), { target: { value: DAY } });
  await user.selectOptions(screen.getByLabelText('Time'), '2:00 PM');
  await send();
  expect(screen.getByLabelText('Time')).toHaveAccessibleDescription('That time has passed. Choose a later time.');
  expect(sent()).toEqual([]);
});

it('says that the restaurant is closed on the chosen day', () => {
  show();
  let closed = addDays(DAY, 1);
  while (spansOn(closed).length > 0) closed = addDays(closed, 1);
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: closed } });
  expect(screen.getByLabelText('Date')).toHaveAccessibleDescription(/: Closed$/);
});

it.each([
  ['confirmed', 'We’ll hold your current table until we reply.'],
  ['pending', 'Your request stays open until we reply.'],
] as const)('promises for a %s table: %s', async (status, promise) => {
  const { user, send } = show({ ...TABLE, status });
  await user.selectOptions(screen.getByLabelText('Party size'), '4 people');
  await send();
  expect(await screen.findByText(promise)).toBeVisible();
});
