import { screen, waitFor, within } from '@testing-library/react';
import type { Reservation } from '@/entities/reservation';
import { addDays, formatShortDay, restaurantNow } from '@/entities/restaurant';
import { choose, fakeServer, type RecordedCall, renderScreen } from '@/shared/testing';
import { aReservation } from '@/entities/reservation/testing/a-reservation';
import { Board } from '../testing/board';

const TOMORROW = addDays(restaurantNow().date, 1);

let hasAreas = false;

function show(at: string, rows: Reservation[], change: (call: RecordedCall) => { status?: number; body?: unknown }) {
  const calls = fakeServer((call) => {
    if (call.method !== 'GET') return change(call);
    if (call.path === '/api/restaurant') return { body: { areas: hasAreas } };
    return { body: call.path.endsWith('/reservations/1') ? rows[0] : rows };
  });
  const view = renderScreen(<Board role="staff" />, { at: `/staff/dashboard${at}` });
  return { ...view, sent: () => calls.filter(({ method }) => method !== 'GET') };
}

beforeEach(() => {
  sessionStorage.clear();
  hasAreas = false;
});

it('enters a confirmed phone request, and says who comes when', async () => {
  const entered = aReservation({ customerName: 'Ben Ito', preferredDate: TOMORROW, status: 'confirmed' });
  const { user, sent } = show('', [], () => ({ status: 201, body: entered }));
  await user.click(await screen.findByRole('button', { name: 'New request' }));
  const dialog = await screen.findByRole('dialog', { name: 'New request' });
  await user.clear(within(dialog).getByLabelText('Date'));
  await user.type(within(dialog).getByLabelText('Date'), TOMORROW);
  await choose(user, within(dialog).getByLabelText('Guests'), '4 people');
  await choose(user, within(dialog).getByLabelText('Time'), '1:00 PM');
  await user.type(within(dialog).getByLabelText('Name'), 'Ben Ito');
  await user.click(within(dialog).getByRole('button', { name: 'Enter and confirm' }));
  expect(await screen.findByText(`Ben Ito, ${formatShortDay(TOMORROW)}, 12:30 PM`)).toBeVisible();
  expect(sent()[0]).toMatchObject({ method: 'POST', path: '/api/staff/reservations' });
  expect(sent()[0]?.body).toEqual({
    customerName: 'Ben Ito',
    partySize: '4',
    preferredDate: TOMORROW,
    preferredTime: '1:00 PM',
    source: 'phone',
    status: 'confirmed',
  });
});

it("has the rest behind More, and shows the server's errors about it", async () => {
  const errors = [{ field: 'customerEmail', message: 'Please enter a valid email address' }];
  const { user, sent } = show('?dialog=new', [], () => ({
    status: 400,
    body: { detail: 'Please look again', errors },
  }));
  const dialog = await screen.findByRole('dialog', { name: 'New request' });
  await user.type(within(dialog).getByLabelText('Name'), 'Ben');
  await user.click(within(dialog).getByRole('button', { name: 'More' }));
  await user.type(within(dialog).getByLabelText('Email'), 'ben');
  await user.click(within(dialog).getByRole('radio', { name: 'At the door' }));
  await user.click(within(dialog).getByRole('checkbox', { name: 'Still waiting for a reply' }));
  await user.click(within(dialog).getByRole('button', { name: 'Enter request' }));
  expect(await within(dialog).findByText('Please enter a valid email address')).toBeVisible();
  expect(sent()[0]?.body).toMatchObject({ source: 'door', status: 'pending', customerEmail: 'ben' });
});

it.each([
  ['the server fails', 500, []],
  ['a field beside More is refused', 400, [{ field: 'customerName', message: 'Enter a name.' }]],
])('leaves More folded when %s', async (_, status, errors) => {
  const { user, sent } = show('?dialog=new', [], () => ({ status, body: { status, detail: 'Not now.', errors } }));
  const dialog = await screen.findByRole('dialog', { name: 'New request' });
  await user.type(within(dialog).getByLabelText('Name'), 'Ben');
  await user.click(within(dialog).getByRole('button', { name: 'Enter and confirm' }));
  await waitFor(() => {
    expect(sent()).not.toHaveLength(0);
    expect(within(dialog).getByRole('button', { name: 'Enter and confirm' })).toBeEnabled();
  });
  expect(await screen.findByText('Not now.')).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'More' })).toBeVisible();
});

it('announces no email while the date is empty', async () => {
  const { user } = show('?open=1&dialog=change', [aReservation({ preferredDate: TOMORROW })], () => ({}));
  const dialog = await screen.findByRole('dialog', { name: 'Change: Amelia Hart' });
  await user.clear(within(dialog).getByLabelText('Date'));
  expect(within(dialog).queryByText(/will get one mail/)).toBeNull();
});

it('changes the time, and shows beforehand what the guest will read', async () => {
  const { user, sent } = show('?open=1&dialog=change', [aReservation({ preferredDate: TOMORROW })], () => ({
    body: aReservation(),
  }));
  const dialog = await screen.findByRole('dialog', { name: 'Change: Amelia Hart' });
  expect(within(dialog).getByRole('button', { name: 'Change' })).toBeDisabled();
  await choose(user, within(dialog).getByLabelText('Time'), '1:00 PM');
  expect(within(dialog).getByText('Amelia gets one email: 12:30 PM becomes 1:00 PM.')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Change' }));
  await waitFor(() => {
    expect(sent()[0]?.body).toEqual({ preferredTime: '1:00 PM', expectedStatus: 'pending' });
  });
});

it("shows the request's current state when someone else was first", async () => {
  const rows = [aReservation({ preferredDate: TOMORROW })];
  const { user } = show('?open=1&dialog=change', rows, () => {
    rows[0] = aReservation({ preferredDate: TOMORROW, status: 'declined' });
    return { status: 409, body: { detail: 'This request is declined by now.' } };
  });
  const dialog = await screen.findByRole('dialog', { name: 'Change: Amelia Hart' });
  await choose(user, within(dialog).getByLabelText('Guests'), '4 people');
  await user.click(within(dialog).getByRole('button', { name: 'Change' }));
  expect(await within(dialog).findByText('This request is declined by now.')).toBeVisible();
  expect(await within(dialog).findByText(/^Now: .* declined$/)).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Change' })).toBeDisabled();
});

describe('with inside and courtyard', () => {
  beforeEach(() => {
    hasAreas = true;
  });

  it('moves a table to the other area, and shows beforehand what the guest will read', async () => {
    const row = aReservation({ preferredDate: TOMORROW, area: 'courtyard', rainPlan: 'inside' });
    const { user, sent } = show('?open=1&dialog=change', [row], () => ({ body: row }));
    const dialog = await screen.findByRole('dialog', { name: 'Change: Amelia Hart' });
    await choose(user, await within(dialog).findByLabelText('Where'), 'Inside');
    expect(within(dialog).getByText('Amelia gets one email: in the courtyard becomes inside.')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Change' }));
    await waitFor(() => {
      expect(sent()[0]?.body).toEqual({ area: 'inside', expectedStatus: 'pending' });
    });
  });

  it("enters the party's area", async () => {
    const { user, sent } = show('?dialog=new', [], () => ({ status: 201, body: aReservation() }));
    const dialog = await screen.findByRole('dialog', { name: 'New request' });
    await user.type(within(dialog).getByLabelText('Name'), 'Ben');
    await choose(user, await within(dialog).findByLabelText('Where'), 'In the courtyard');
    await user.click(within(dialog).getByRole('button', { name: 'Enter and confirm' }));
    await waitFor(() => {
      expect(sent()[0]?.body).toMatchObject({ customerName: 'Ben', area: 'courtyard' });
    });
  });

  it("shows the party's area on its card", async () => {
    show('', [aReservation({ preferredDate: TOMORROW, area: 'courtyard', rainPlan: 'wait' })], () => ({}));
    expect(await screen.findByText('Courtyard; if it rains: waits')).toBeVisible();
  });
});

it('asks for no area if the restaurant does not distinguish them', async () => {
  show('?open=1&dialog=change', [aReservation({ preferredDate: TOMORROW, area: 'courtyard' })], () => ({}));
  const dialog = await screen.findByRole('dialog', { name: 'Change: Amelia Hart' });
  expect(within(dialog).getByLabelText('Time')).toBeVisible();
  expect(within(dialog).queryByLabelText('Where')).toBeNull();
  expect(screen.queryByText(/Courtyard/)).toBeNull();
});
