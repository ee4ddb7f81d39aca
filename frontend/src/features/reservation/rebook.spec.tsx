import { screen, waitFor } from '@testing-library/react';
import type { Booking, Reservation } from '@/entities/reservation';
import { addDays, restaurantNow } from '@/entities/restaurant';
import { changedBooking, notificationText, RebookDialog } from './rebook';
import { choose, fakeServer, renderScreen } from '@/shared/testing';

const before: Booking = { preferredDate: '2026-11-27', preferredTime: '12:30 PM', partySize: '2', area: null };
const amelia = { customerName: 'Amelia Hart', customerEmail: 'amelia@guests.example' } as Reservation;
const textFor = (reservation: Reservation, now: Booking, after: Booking) =>
  notificationText(reservation, now, after, '2026-11-26');

it("describes the guest's email in one sentence", () => {
  const later: Booking = { ...before, preferredTime: '1:00 PM' };
  expect(textFor(amelia, before, later)).toBe('Amelia gets one email: 12:30 PM becomes 1:00 PM.');
  expect(textFor(amelia, before, { ...later, partySize: '4' })).toBe(
    'Amelia gets one email: 12:30 PM becomes 1:00 PM, 2 people becomes 4 people.',
  );
});

it("names the guest's new area", () => {
  expect(textFor(amelia, { ...before, area: 'courtyard' }, { ...before, area: 'inside' })).toBe(
    'Amelia gets one email: in the courtyard becomes inside.',
  );
});

it('says why no email is sent', () => {
  const noAddress: Reservation = { ...amelia, customerEmail: null };
  expect(textFor(noAddress, before, { ...before, partySize: '4' })).toBe('No email: we have no address.');
  expect(textFor(amelia, before, before)).toBe('No changes yet.');
});

it.each([
  ['no day', { preferredDate: '' }],
  ['no time', { preferredTime: '' as Booking['preferredTime'] }],
  ['no size', { partySize: '' as Booking['partySize'] }],
  ['a day that has passed', { preferredDate: '2026-11-25' }],
])('promises no mail where there is %s', (_, change) => {
  expect(textFor(amelia, before, { ...before, partySize: '4', ...change })).toBe('');
});

it('announces no email about another time on a past day, but about another party size', () => {
  const deleted: Booking = { ...before, preferredDate: '2026-11-25' };
  expect(textFor(amelia, deleted, { ...deleted, preferredTime: '1:00 PM' })).toBe('');
  expect(textFor(amelia, deleted, { ...deleted, partySize: '4' })).toMatch(/^Amelia gets one email: /);
});

it('names today', () => {
  expect(textFor(amelia, before, { ...before, preferredDate: '2026-11-26' })).toMatch(/^Amelia gets one email: /);
});

it('sends only changed fields', () => {
  expect(changedBooking(before, { ...before, partySize: '10+' })).toEqual({ partySize: '10+' });
});

const RESERVATION: Partial<Reservation> = {
  id: 'r1',
  customerName: 'Amelia Hart',
  customerEmail: 'amelia@guests.example',
  mentions: [],
  preferredDate: addDays(restaurantNow().date, 3),
  preferredTime: '12:00 PM',
  partySize: '2',
  area: null,
  status: 'confirmed',
  version: 1,
};
const MOVED: Partial<Reservation> = { ...RESERVATION, preferredTime: '1:00 PM' };

const nothing = () => undefined;

function show(reservation: Partial<Reservation>) {
  const calls = fakeServer(({ method }) => ({ body: method === 'GET' ? {} : reservation }));
  const view = renderScreen(
    <RebookDialog role="staff" reservation={reservation as Reservation} open onClose={nothing} afterClose={nothing} />,
    { at: '/staff/dashboard' },
  );
  return { ...view, sent: () => calls.filter(({ method }) => method !== 'GET').map(({ body }) => body) };
}

afterEach(() => {
  sessionStorage.clear();
});

it('keeps what another person has moved since the dialog was opened', async () => {
  const first = show(RESERVATION);
  await choose(first.user, await screen.findByLabelText('Guests'), '4 people');
  first.unmount();

  const { user, sent } = show(MOVED);
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  await waitFor(() => {
    expect(sent()).toEqual([{ expectedStatus: 'confirmed', partySize: '4' }]);
  });
});

it('asks once more before it replaces what another person has changed', async () => {
  const first = show(RESERVATION);
  await choose(first.user, await screen.findByLabelText('Time'), '2:00 PM');
  first.unmount();

  const { user, sent } = show(MOVED);
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  expect(await screen.findByText(/Someone else changed this while you were editing/)).toBeVisible();
  expect(sent()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Change' }));
  await waitFor(() => {
    expect(sent()).toEqual([{ expectedStatus: 'confirmed', preferredTime: '2:00 PM' }]);
  });
});
