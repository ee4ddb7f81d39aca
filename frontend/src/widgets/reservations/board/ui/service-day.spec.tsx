import { act, screen, waitFor, within } from '@testing-library/react';
import {
  type CapacityDay,
  type RequestRoom,
  type Reservation,
  type ServiceDay,
  timeSlots,
} from '@/entities/reservation';
import { addDays, restaurantNow } from '@/entities/restaurant';
import { fakeServer, type RecordedCall, renderScreen } from '@/shared/testing';
import { aReservation } from '@/entities/reservation/testing/a-reservation';
import { Board } from '../testing/board';

const { date: TODAY } = restaurantNow();

function aDay(date: string, rows: Reservation[]): ServiceDay {
  const reservations = rows.filter(({ status }) => status === 'confirmed');
  const arrived = rows.filter(({ outcome }) => outcome === 'completed');
  const here = arrived.filter(({ leftAt }) => leftAt === null);
  const guests = [...reservations, ...arrived];
  const coversOf = (some: Reservation[]) =>
    some.reduce((sum, { partySize }) => sum + Number.parseInt(partySize, 10), 0);
  const at = (time: string) => guests.filter(({ preferredTime }) => preferredTime === time);
  return {
    date,
    covers: coversOf(guests),
    parties: guests.length,
    slots: timeSlots.map((time) => ({ time, covers: coversOf(at(time)), parties: at(time).length, byArea: null })),
    reservations,
    waiting: rows.filter(({ status }) => status === 'pending'),
    expected: { covers: coversOf(reservations), parties: reservations.length },
    here: { covers: coversOf(here), parties: here.length },
    arrived,
    missed: rows.filter(({ outcome }) => outcome === 'no-show'),
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
const UNCOUNTED: Full = {
  rooms: [],
  day: { date: TODAY, arrivalsCap: null, seatsCap: null, halfHours: [], areas: [] },
};

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
  return { ...renderScreen(<Board role="staff" />, { at: `/staff/dashboard${at}` }), calls };
}

it('starts with the requests, and links to the day', async () => {
  const { user } = show('');
  expect(await screen.findByRole('article', { name: 'Ben Ito' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Requests' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Today' }));
  expect(await screen.findByText('0 here now · 4 to come')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Tomorrow' }));
  expect(await screen.findByText('No one is expected on this day yet.')).toBeVisible();
});

it('has one field for a date: the filter of the requests, or the day that is shown', async () => {
  const { user } = show('');
  expect(await screen.findByLabelText('Visit on')).toBeVisible();
  expect(screen.queryByLabelText('Another day')).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Today' }));
  expect(await screen.findByLabelText('Another day')).toBeVisible();
  expect(screen.queryByLabelText('Visit on')).toBeNull();
});

it('shows who comes in which half hour, what the kitchen must know, and waiting requests', async () => {
  show('?service=today');
  const hour = await screen.findByRole('region', { name: /^12:30 PM/ });
  const row = within(hour).getByRole('article', { name: 'Amelia Hart' });
  expect(row).toHaveTextContent('4 people');
  expect(within(row).getByRole('list', { name: 'Kitchen and service' })).toHaveTextContent('Allergy: Nuts');
  expect(row).toHaveTextContent('By the fountain');
  const waiting = within(screen.getByRole('region', { name: /^Waiting for your reply/ }));
  expect(waiting.getByRole('article', { name: 'Ben Ito' })).toHaveTextContent('by phone');
});

it("links from a half hour's guests to its parties", async () => {
  const { user } = show('?service=today');
  await user.click(await screen.findByRole('button', { name: '12:30 PM: 4 guests, 1 party' }));
  expect(screen.getByRole('heading', { name: /^12:30 PM/ })).toHaveFocus();
});

it('moves a request to the expected parties as soon as it is confirmed', async () => {
  const { user, calls } = show('?service=today', () => new Promise(() => undefined));
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  const hour = await screen.findByRole('region', { name: /^1:00 PM/ });
  expect(within(hour).getByRole('article', { name: 'Ben Ito' })).toBeVisible();
  expect(screen.getByText('6 guests, 2 parties')).toBeVisible();
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

it('has only Arrived as a button, and No-Show in the menu and on its key', async () => {
  const { user, calls } = show('?service=today');
  const sent = () => calls.filter(({ method }) => method === 'PUT').map(({ path }) => path);
  const row = within(await screen.findByRole('article', { name: 'Amelia Hart' }));
  expect(row.getByRole('button', { name: 'Customer Arrived' })).toHaveClass('ant-btn-primary');
  expect(row.queryByRole('button', { name: 'No-Show' })).toBeNull();
  await user.click(row.getByRole('button', { name: 'More for Amelia Hart' }));
  await user.click(await screen.findByRole('menuitem', { name: 'No-Show' }));
  await waitFor(() => {
    expect(sent()).toEqual(['/api/staff/reservations/amelia/no-show']);
  });
});

it('marks a no-show by its key on the focused row', async () => {
  const { user, calls } = show('?service=today');
  const row = await screen.findByRole('article', { name: 'Amelia Hart' });
  act(() => {
    row.focus();
  });
  await user.keyboard('n');
  await waitFor(() => {
    expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(1);
  });
});

it('leaves an arrived party in place with its time, and counts who is here', async () => {
  const { user } = show('?service=today', () => new Promise(() => undefined));
  await user.click(await screen.findByRole('button', { name: 'Customer Arrived' }));
  const hour = within(await screen.findByRole('region', { name: /^12:30 PM/ }));
  const row = hour.getByRole('article', { name: 'Amelia Hart' });
  expect(await within(row).findByText(/^Arrived \d+:\d\d [AP]M$/)).toBeVisible();
  expect(within(row).queryByRole('button', { name: 'Customer Arrived' })).toBeNull();
  expect(screen.getByText('4 here now · 0 to come')).toBeVisible();
});

it('shows the guests of a past day, and who did not come', async () => {
  const yesterday = addDays(TODAY, -1);
  const visit = { preferredDate: yesterday, completedAt: new Date().toISOString() } as const;
  fakeServer(({ path }) => {
    if (path.endsWith('/replies') || path.endsWith('/guest-memories')) return { body: [] };
    if (path.includes('/capacity')) return { body: path.endsWith('requests') ? [] : UNCOUNTED.day };
    return {
      body: aDay(yesterday, [
        aReservation({ ...visit, id: '1', status: 'archived', outcome: 'completed' }),
        aReservation({ ...visit, id: '2', customerName: 'Ben Ito', status: 'no-show', outcome: 'no-show' }),
      ]),
    };
  });
  renderScreen(<Board role="staff" />, { at: `/staff/dashboard?service=${yesterday}` });
  const amelia = await screen.findByRole('article', { name: 'Amelia Hart' });
  expect(within(amelia).getByText('Arrived')).toBeVisible();
  expect(within(amelia).queryByRole('button')).toBeNull();
  expect(screen.getByRole('article', { name: 'Ben Ito' })).toHaveTextContent('No-show');
  expect(screen.getByText('2 guests · 2 arrived', { selector: 'strong' })).toBeVisible();
});

it("returns the focus to a row's button when its menu is closed with Esc", async () => {
  const { user } = show('?service=today');
  const more = await screen.findByRole('button', { name: 'More for Amelia Hart' });
  await user.click(more);
  await waitFor(() => {
    expect(screen.getByRole('menu')).toContainElement(document.activeElement as HTMLElement);
  });
  await user.keyboard('{Escape}');
  expect(more).toHaveFocus();
});

it('reports a day that could not be loaded, and tries again', async () => {
  fakeServer(() => ({ status: 503, body: {} }));
  renderScreen(<Board role="staff" />, { at: '/staff/dashboard?service=2026-11-27' });
  expect(await screen.findByText('Couldn’t load the day.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

describe('with counted seats', () => {
  const BEN: RequestRoom = {
    id: 'ben',
    area: null,
    time: '1:00 PM',
    arrivals: 2,
    arrivalsCap: 8,
    fullest: '1:30 PM',
    seats: 12,
    seatsCap: 10,
    isBeyond: true,
  };
  const halfHours = timeSlots.map((time) => ({ time, arrivals: 4, seats: time === '12:30 PM' ? 11 : 4, waiting: 2 }));
  const FULL: Full = { rooms: [BEN], day: { date: TODAY, arrivalsCap: 8, seatsCap: 10, halfHours, areas: [] } };

  it('shows seated guests by half hour, and how a request would change them', async () => {
    show('?service=today', undefined, FULL);
    const seated = await screen.findByRole('list', { name: 'Seats in use' });
    expect(seated).toHaveTextContent('12:30 PM: 11 of 10 seats, 2 more pending');
    expect(screen.getByText('Seats in use, up to 10')).toBeVisible();
    expect(await screen.findByText('12 of 10 seats at 1:30 PM if confirmed')).toBeVisible();
  });

  it('asks before it confirms more guests than seats', async () => {
    const { user, calls } = show('?service=today', undefined, FULL);
    await screen.findByText('12 of 10 seats at 1:30 PM if confirmed');
    const sent = () => calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    const question = await screen.findByRole('dialog', { name: 'Confirm beyond capacity?' });
    expect(question).toHaveTextContent('12 of 10 seats at 1:30 PM if confirmed.');
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await user.click(await screen.findByRole('button', { name: 'Confirm anyway' }));
    await waitFor(() => {
      expect(sent()).toEqual([{ status: 'confirmed', expectedStatus: 'pending', beyondCapacity: true }]);
    });
  });

  it('also asks when only the server knows that there is no room', async () => {
    const detail = 'That’s 16 of 14 seats at 1:00 PM.';
    const errors = [{ field: 'beyondCapacity', message: detail }];
    const refused = { status: 409, body: { status: 409, title: 'Conflict', detail, errors } };
    const isAsked = ({ body }: RecordedCall) => (body as { beyondCapacity?: true }).beyondCapacity === true;
    const { user, calls } = show('?service=today', (call) => (isAsked(call) ? { body: ROWS[1] } : refused));
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText(detail)).toBeVisible();
    expect(screen.queryByText('Update failed')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Confirm anyway' }));
    await waitFor(() => expect(calls.filter((call) => call.method === 'PATCH' && isAsked(call))).toHaveLength(1));
  });
});

describe('with inside and courtyard', () => {
  const seats = (count: number) =>
    timeSlots.map((time) => ({ time, arrivals: 0, seats: time === '12:30 PM' ? count : 0, waiting: 0 }));
  const day: CapacityDay = {
    date: TODAY,
    arrivalsCap: 20,
    seatsCap: 30,
    halfHours: seats(6),
    areas: [
      { area: 'inside', arrivalsCap: 12, seatsCap: 20, halfHours: seats(2) },
      { area: 'courtyard', arrivalsCap: 8, seatsCap: 10, halfHours: seats(4) },
    ],
  };
  const amelia = aReservation({
    id: 'amelia',
    status: 'confirmed',
    preferredDate: TODAY,
    partySize: '4',
    area: 'courtyard',
    rainPlan: 'inside',
  });
  const ben = aReservation({
    id: 'ben',
    customerName: 'Ben Ito',
    preferredDate: TODAY,
    preferredTime: '1:00 PM',
    area: 'inside',
    rainPlan: 'wait',
  });
  const room: RequestRoom = {
    id: 'ben',
    area: 'inside',
    time: '1:00 PM',
    arrivals: 2,
    arrivalsCap: 12,
    fullest: '1:00 PM',
    seats: 22,
    seatsCap: 20,
    isBeyond: true,
  };
  function showAreas() {
    const plain = aDay(TODAY, [amelia, ben]);
    const slots = plain.slots.map((slot) => ({ ...slot, byArea: { inside: 0, courtyard: slot.covers } }));
    fakeServer(({ path }) => {
      if (path.endsWith('/replies') || path.endsWith('/guest-memories')) return { body: [] };
      if (path.includes('/capacity')) return { body: path.endsWith('requests') ? [room] : day };
      return { body: { ...plain, slots } };
    });
    return renderScreen(<Board role="staff" />, { at: '/staff/dashboard?service=today' });
  }

  it('shows half hours across and areas down, each with its caps', async () => {
    showAreas();
    expect(await screen.findByRole('list', { name: 'Guests by half hour in the courtyard' })).toHaveTextContent('4');
    expect(screen.getByRole('button', { name: '12:30 PM: 4 guests in the courtyard' })).toBeVisible();
    expect(await screen.findByText('Inside: arrivals per half hour, up to 12')).toBeVisible();
    expect(screen.getByText('In the courtyard: seats in use, up to 10')).toBeVisible();
    expect(screen.getByRole('list', { name: 'Seats in use inside' })).toHaveTextContent('12:30 PM: 2 of 20 seats');
    expect(screen.queryByRole('list', { name: 'Guests by half hour' })).toBeNull();
  });

  it('starts with the parties on a tablet, with one strip of the capacity below', async () => {
    const { matchMedia } = window;
    jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({
      ...matchMedia(query),
      matches: query === '(max-width: 991px)',
    }));
    showAreas();
    const row = await screen.findByRole('article', { name: 'Amelia Hart' });
    const strip = screen.getByRole('table', { name: 'Capacity by half hour' });
    expect(row.compareDocumentPosition(strip)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const line = await within(strip).findByRole('row', { name: /^In the courtyard: seats in use of 10/ });
    expect(line).toHaveTextContent('4');
    expect(within(strip).getAllByRole('row')).toHaveLength(5);
    const lead = screen.getByText('0 here now · 4 to come');
    expect(lead.compareDocumentPosition(row)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it("shows each party's area, and the rain plan in the courtyard", async () => {
    showAreas();
    expect(await screen.findByRole('article', { name: 'Amelia Hart' })).toHaveTextContent(
      'Courtyard; if it rains: inside',
    );
    expect(screen.getByRole('article', { name: 'Ben Ito' })).toHaveTextContent('Inside');
    expect(screen.queryByText(/if wet: waits/)).toBeNull();
    expect(await screen.findByText('22 of 20 seats inside at 1:00 PM if confirmed')).toBeVisible();
  });
});

it('shows no areas if the restaurant does not distinguish them, whatever a request contains', async () => {
  fakeServer(({ path }) => {
    if (path.endsWith('/replies') || path.endsWith('/guest-memories')) return { body: [] };
    if (path.includes('/capacity')) return { body: path.endsWith('requests') ? [] : UNCOUNTED.day };
    return {
      body: aDay(TODAY, [
        aReservation({ status: 'confirmed', preferredDate: TODAY, area: 'courtyard', rainPlan: 'wait' }),
      ]),
    };
  });
  renderScreen(<Board role="staff" />, { at: '/staff/dashboard?service=today' });
  expect(await screen.findByRole('article', { name: 'Amelia Hart' })).not.toHaveTextContent('Courtyard');
});
