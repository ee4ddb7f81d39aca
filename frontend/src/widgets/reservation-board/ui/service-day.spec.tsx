import { screen, waitFor, within } from '@testing-library/react';
import {
  type CapacityDay,
  type RequestRoom,
  type Reservation,
  type ServiceDay,
  timeSlots,
} from '@/entities/reservation';
import { restaurantNow } from '@/entities/restaurant';
import { fakeServer, type RecordedCall, renderScreen } from '@/shared/testing';
import { aReservation } from '../testing/a-reservation';
import { ReservationBoard } from './reservation-board';

const { date: TODAY } = restaurantNow();

function aDay(date: string, rows: Reservation[]): ServiceDay {
  const reservations = rows.filter(({ status }) => status === 'confirmed');
  const coversOf = (some: Reservation[]) =>
    some.reduce((sum, { partySize }) => sum + Number.parseInt(partySize, 10), 0);
  const at = (time: string) => reservations.filter(({ preferredTime }) => preferredTime === time);
  return {
    date,
    covers: coversOf(reservations),
    parties: reservations.length,
    slots: timeSlots.map((time) => ({ time, covers: coversOf(at(time)), parties: at(time).length })),
    reservations,
    waiting: rows.filter(({ status }) => status === 'pending'),
  };
}

const ROWS = [
  aReservation({
    id: 'amelia',
    status: 'confirmed',
    partySize: '4',
    preferredDate: TODAY,
    mentions: [{ kind: 'allergy', label: 'Nuts' }],
  }),
  aReservation({ id: 'ben', customerName: 'Ben Ito', preferredDate: TODAY, preferredTime: '1:00 PM', source: 'phone' }),
];

interface Full {
  rooms: RequestRoom[];
  day: CapacityDay;
}
const UNCOUNTED: Full = { rooms: [], day: { date: TODAY, arrivalsCap: null, seatsCap: null, halfHours: [] } };

function show(
  at: string,
  change: (call: RecordedCall) => object = () => ({ body: ROWS[0] }),
  { rooms, day }: Full = UNCOUNTED,
) {
  const calls = fakeServer((call) => {
    if (call.method !== 'GET') return change(call);
    if (call.path.endsWith('/replies')) return { body: [] };
    if (call.path.includes('/capacity')) return { body: call.path.endsWith('requests') ? rooms : day };
    const date = /service\?date=(.*)/.exec(call.path)?.[1];
    return { body: date === undefined ? ROWS : aDay(date, date === TODAY ? ROWS : []) };
  });
  return { ...renderScreen(<ReservationBoard role="staff" />, { at: `/staff/dashboard${at}` }), calls };
}

it('begins with the requests, and leads to the day', async () => {
  const { user } = show('');
  expect(await screen.findByRole('article', { name: 'Ben Ito' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Requests' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Today' }));
  expect(await screen.findByText('4 guests', { selector: 'strong' })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Tomorrow' }));
  expect(await screen.findByText('Nobody is expected on this day yet.')).toBeVisible();
});

it('says who comes at which half hour, what the kitchen must know, and what waits', async () => {
  show('?service=today');
  const hour = await screen.findByRole('region', { name: /^12:30 PM/ });
  const row = within(hour).getByRole('article', { name: 'Amelia Hart' });
  expect(row).toHaveTextContent('4 people');
  expect(within(row).getByRole('list', { name: 'Kitchen and service' })).toHaveTextContent('Allergy: Nuts');
  expect(row).toHaveTextContent('By the fountain');
  const waiting = within(screen.getByRole('region', { name: /^Waiting for your answer/ }));
  expect(waiting.getByRole('article', { name: 'Ben Ito' })).toHaveTextContent('by telephone');
});

it('leads from the guests of a half hour to its parties', async () => {
  const { user } = show('?service=today');
  await user.click(await screen.findByRole('button', { name: '12:30 PM: 4 guests, 1 party' }));
  expect(screen.getByRole('heading', { name: /^12:30 PM/ })).toHaveFocus();
});

it('moves a request among those who come as soon as it is confirmed', async () => {
  const { user, calls } = show('?service=today', () => new Promise(() => undefined));
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  const hour = await screen.findByRole('region', { name: /^1:00 PM/ });
  expect(within(hour).getByRole('article', { name: 'Ben Ito' })).toBeVisible();
  expect(screen.getByText('6 guests', { selector: 'strong' })).toBeVisible();
  await waitFor(() => {
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
      status: 'confirmed',
      expectedStatus: 'pending',
    });
  });
});

it('marks an arrival on the row, and has the other steps in its menu', async () => {
  const { user, calls } = show('?service=today');
  await user.click(await screen.findByRole('button', { name: 'More for Amelia Hart' }));
  expect(await screen.findByRole('menuitem', { name: 'Manage' })).toBeInTheDocument();
  expect(screen.getByRole('menuitem', { name: 'Reopen' })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Customer Arrived' }));
  await waitFor(() => {
    expect(calls.find(({ method }) => method === 'PUT')?.path).toBe('/api/staff/reservations/amelia/complete');
  });
});

it('says that a day could not be loaded, and tries again', async () => {
  fakeServer(() => ({ status: 503, body: {} }));
  renderScreen(<ReservationBoard role="staff" />, { at: '/staff/dashboard?service=2026-11-27' });
  expect(await screen.findByText('The day could not be loaded.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

describe('where the house counts seats', () => {
  const BEN: RequestRoom = {
    ...{ id: 'ben', time: '1:00 PM', arrivals: 2, arrivalsCap: 8, fullest: '1:30 PM', seats: 12, seatsCap: 10 },
    isBeyond: true,
  };
  const halfHours = timeSlots.map((time) => ({ time, arrivals: 4, seats: time === '12:30 PM' ? 11 : 4, waiting: 2 }));
  const FULL: Full = { rooms: [BEN], day: { date: TODAY, arrivalsCap: 8, seatsCap: 10, halfHours } };

  it('shows who is seated when, and what a request would make of it', async () => {
    show('?service=today', undefined, FULL);
    const seated = await screen.findByRole('list', { name: 'Seated at a time' });
    expect(seated).toHaveTextContent('12:30 PM: 11 of 10 seats, 2 more wait for an answer');
    expect(screen.getByText('Seated at a time: room for 10')).toBeVisible();
    expect(await screen.findByText('Would make 12 of 10 seats at 1:30 PM')).toBeVisible();
  });

  it('asks before it confirms more than there is room for', async () => {
    const { user, calls } = show('?service=today', undefined, FULL);
    await screen.findByText('Would make 12 of 10 seats at 1:30 PM');
    const sent = () => calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    const question = await screen.findByRole('dialog', { name: 'Confirm more than there is room for?' });
    expect(question).toHaveTextContent('Would make 12 of 10 seats at 1:30 PM.');
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await user.click(await screen.findByRole('button', { name: 'Confirm all the same' }));
    await waitFor(() => {
      expect(sent()).toEqual([{ status: 'confirmed', expectedStatus: 'pending', beyondCapacity: true }]);
    });
  });

  it('asks also when only the server knows that the house is full by now', async () => {
    const detail = 'This would make 16 of 14 seats at 1:00 PM.';
    const errors = [{ field: 'beyondCapacity', message: detail }];
    const refused = { status: 409, body: { status: 409, title: 'Conflict', detail, errors } };
    const isAsked = ({ body }: RecordedCall) => (body as { beyondCapacity?: true }).beyondCapacity === true;
    const { user, calls } = show('?service=today', (call) => (isAsked(call) ? { body: ROWS[1] } : refused));
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText(detail)).toBeVisible();
    expect(screen.queryByText('Update failed')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Confirm all the same' }));
    await waitFor(() => expect(calls.filter((call) => call.method === 'PATCH' && isAsked(call))).toHaveLength(1));
  });
});
