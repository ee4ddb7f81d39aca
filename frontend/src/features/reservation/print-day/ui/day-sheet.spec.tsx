import { act, screen, within } from '@testing-library/react';
import type { Reservation, ServiceDay } from '@/entities/reservation';
import { addDays, restaurantInstant, restaurantNow } from '@/entities/restaurant';
import { fakeServer, renderScreen } from '@/shared/testing';
import { aReservation } from '@/entities/reservation/testing/a-reservation';
import { PrintDay } from './print-day';

const { date: TODAY } = restaurantNow();
const NOON = restaurantInstant(TODAY, '12:04').toISOString();
const AMELIA = aReservation({
  id: 'amelia',
  status: 'confirmed',
  preferredDate: TODAY,
  partySize: '4',
  mentions: [
    { kind: 'occasion', label: 'Birthday' },
    { kind: 'allergy', label: 'Nuts' },
  ],
});
const BEN = aReservation({ id: 'ben', status: 'confirmed', customerName: 'Ben Ito', adminNotes: null });

const aDay = (reservations: Reservation[], changes: Partial<ServiceDay> = {}): ServiceDay => ({
  date: TODAY,
  covers: 6,
  parties: reservations.length,
  reservations,
  waiting: [],
  expected: { covers: 6, parties: reservations.length },
  here: { covers: 0, parties: 0 },
  arrived: [],
  missed: [],
  slots: [{ time: '12:30 PM', covers: 6, parties: reservations.length, byArea: null }],
  ...changes,
});
const tell = (name: string) => {
  act(() => {
    window.dispatchEvent(new Event(name));
  });
};
const paper = () => screen.queryByRole('heading', { level: 1 })?.closest('section');
function show(day: ServiceDay) {
  fakeServer(() => ({ status: 404 }));
  return renderScreen(<PrintDay day={day} age={null} capacity={undefined} />);
}

beforeEach(() => {
  localStorage.clear();
});

const REPLACED = {
  id: 'amelia',
  preferredDate: TODAY,
  preferredTime: '12:30 PM',
  partySize: '4',
} as const satisfies NonNullable<Reservation['replaces']>;

it('names the table that a change replaces', () => {
  show(aDay([AMELIA], { waiting: [aReservation({ id: 'c', customerName: 'Cleo', replaces: REPLACED })] }));
  tell('beforeprint');
  expect(paper()).toHaveTextContent(/Cleo, 2 people \(replaces .*, 12:30 PM, 4 people\)/);
});

it('has a column for tables once a party has one', () => {
  const { unmount } = show(aDay([AMELIA, BEN]));
  tell('beforeprint');
  expect(screen.queryByRole('columnheader', { name: 'Table' })).toBeNull();
  unmount();
  show(aDay([{ ...AMELIA, tables: '4, 5' }, BEN]));
  tell('beforeprint');
  expect(screen.getByRole('columnheader', { name: 'Table' })).toBeInTheDocument();
  expect(screen.getByRole('cell', { name: '4, 5' })).toBeInTheDocument();
});

it('appears only on paper: the parties, with allergies first', () => {
  show(aDay([AMELIA], { waiting: [aReservation({ id: 'c', customerName: 'Cleo' })] }));
  expect(paper()).toBeUndefined();
  tell('beforeprint');
  const sheet = within(paper() ?? document.body);
  expect(sheet.getByRole('row', { name: /Amelia Hart/ })).toHaveTextContent(
    '12:30 PM4Amelia HartAllergy: NutsBirthday · By the fountain · Regular',
  );
  expect(sheet.getByText('Allergy: Nuts').tagName).toBe('STRONG');
  expect(paper()).toHaveTextContent('Awaiting reply: 12:30 PM Cleo, 2 people');
  tell('afterprint');
  expect(paper()).toBeUndefined();
});

it('marks what has changed since the previous sheet', () => {
  const before = show(aDay([AMELIA, BEN]));
  tell('beforeprint');
  expect(paper()).not.toHaveTextContent('since');
  tell('afterprint');
  expect(screen.getByRole('status')).toHaveTextContent(/^Printed here .*M$/);
  before.unmount();

  show(aDay([{ ...AMELIA, partySize: '5' }, aReservation({ id: 'd', status: 'confirmed', customerName: 'Dora' })]));
  expect(screen.getByRole('status')).toHaveTextContent('Since then 1 new, 1 changed, 1 no longer coming');
  tell('beforeprint');
  const sheet = within(paper() ?? document.body);
  expect(sheet.getByRole('row', { name: /Amelia Hart/ })).toHaveTextContent('changed');
  expect(sheet.getByRole('row', { name: /Dora/ })).toHaveTextContent('new');
  expect(paper()).toHaveTextContent('Canceled: 12:30 PM Ben Ito, 2 people');
  tell('afterprint');
  expect(screen.getByRole('status')).not.toHaveTextContent('Since then');
});

it('shows the kitchen how many arrive in each area, and who sits where', () => {
  const day = aDay(
    [
      { ...AMELIA, area: 'courtyard' },
      { ...BEN, area: 'inside' },
    ],
    {
      slots: [{ time: '12:30 PM', covers: 6, parties: 2, byArea: { inside: 2, courtyard: 4 } }],
    },
  );
  show(day);
  tell('beforeprint');
  const sheet = within(paper() ?? document.body);
  expect(sheet.getByRole('row', { name: 'Arriving inside 2' })).toBeInTheDocument();
  expect(sheet.getByRole('row', { name: 'Arriving in the courtyard 4' })).toBeInTheDocument();
  expect(sheet.getByRole('row', { name: /Amelia Hart/ })).toHaveTextContent('Amelia Hart Courtyard');
  tell('afterprint');
});

it('marks parties in another area than on the last sheet', () => {
  const before = show(aDay([{ ...AMELIA, area: 'courtyard' }]));
  tell('beforeprint');
  tell('afterprint');
  before.unmount();
  show(aDay([{ ...AMELIA, area: 'inside' }]));
  expect(screen.getByRole('status')).toHaveTextContent('Since then 1 changed');
});

it('keeps arrived parties, and compares them with the previous sheet like expected ones', () => {
  const before = show(aDay([AMELIA, BEN]));
  tell('beforeprint');
  tell('afterprint');
  before.unmount();
  const arrived = { ...AMELIA, status: 'completed', outcome: 'completed', completedAt: NOON } as const;
  const missed = { ...BEN, status: 'no-show', outcome: 'no-show' } as const;
  show(aDay([], { arrived: [arrived], missed: [missed] }));
  expect(screen.getByRole('status')).toHaveTextContent(/Since then 1 no longer coming$/);
  tell('beforeprint');
  const sheet = within(paper() ?? document.body);
  expect(sheet.getByRole('row', { name: /Amelia Hart/ })).toHaveTextContent('Amelia Hart · Arrived 12:04 PM');
  expect(sheet.queryByRole('row', { name: /Ben Ito/ })).toBeNull();
  tell('afterprint');
});

it('discards a sheet that was not printed, and compares with the previous one', async () => {
  const first = show(aDay([AMELIA]));
  tell('beforeprint');
  tell('afterprint');
  await first.user.click(screen.getByRole('button', { name: 'It wasn’t printed' }));
  expect(screen.queryByRole('status')).toBeNull();
  tell('beforeprint');
  tell('afterprint');
  first.unmount();

  const { user } = show(aDay([AMELIA, BEN]));
  expect(screen.queryByRole('button', { name: 'It wasn’t printed' })).toBeNull();
  tell('beforeprint');
  tell('afterprint');
  expect(screen.getByRole('status')).not.toHaveTextContent('Since then');
  await user.click(screen.getByRole('button', { name: 'It wasn’t printed' }));
  expect(screen.getByRole('status')).toHaveTextContent('Since then 1 new');
});

it('deletes sheets of past days', () => {
  const yesterday = show(aDay([AMELIA], { date: addDays(TODAY, -1) }));
  tell('beforeprint');
  tell('afterprint');
  yesterday.unmount();
  show(aDay([BEN]));
  tell('beforeprint');
  tell('afterprint');
  expect(Object.values(localStorage).join()).not.toContain('Amelia');
});
