import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { HoursSheet, Span } from '@/entities/settings/hours-sheet';
import { WEEK } from '@/entities/restaurant';
import { fakeServer, renderScreen } from '@/shared/testing';
import { HoursBoard } from './hours-board';

const holiday = (key: HoursSheet['holidays'][number]['key'], name: string, date: string) => ({
  key,
  name,
  date,
  isObserved: false,
  spans: [],
});

const NEVER_OPEN = Object.fromEntries(WEEK.map((day) => [day, [] as Span[]])) as HoursSheet['weekly'];
const SHEET: HoursSheet = {
  today: '2026-12-01',
  version: 4,
  changes: [],
  special: [],
  timeZone: 'America/New_York',
  days: [],
  history: [],
  specialHours: [],
  weekly: NEVER_OPEN,
  holidays: [
    holiday('christmas-eve', 'Christmas Eve', '2026-12-24'),
    holiday('new-years-eve', 'New Year’s Eve', '2026-12-31'),
  ],
};

interface Sent {
  seen: number;
  holidays: HoursSheet['holidays'];
}

it('says which holidays have reservations, and saves holidays toggled faster than the server responds', async () => {
  let stored = SHEET;
  const changes: Sent[] = [];
  let arrive = () => undefined as unknown;
  fakeServer(async ({ method, path, body }) => {
    if (path === '/api/admin/reservations/booked-slots')
      return { body: [{ preferredDate: '2026-12-24', preferredTime: '12:00 PM', parties: 2, guests: 5 }] };
    if (method === 'GET') return { body: stored };
    const change = body as Sent;
    changes.push(change);
    await new Promise<void>((resolve) => {
      arrive = resolve;
    });
    if (change.seen !== stored.version) return { status: 409, body: { status: 409 } };
    const on = new Map(change.holidays.map(({ key, isObserved }) => [key, isObserved]));
    const holidays = stored.holidays.map((one) => ({ ...one, isObserved: on.get(one.key) ?? one.isObserved }));
    stored = { ...stored, version: stored.version + 1, holidays };
    return { status: 204 };
  });
  const { user } = renderScreen(<HoursBoard />, { at: '/admin/hours' });
  const eve = await screen.findByLabelText(/Christmas Eve.*2 reservations \(5 guests\)/);
  await user.click(eve);
  await user.click(screen.getByLabelText(/New Year’s Eve/));
  expect(screen.getByLabelText(/New Year’s Eve/)).toBeChecked();
  arrive();
  await waitFor(() => {
    expect(changes.map(({ seen, holidays }) => [seen, ...holidays.map(({ key }) => key)])).toEqual([
      [4, 'christmas-eve'],
      [5, 'new-years-eve'],
    ]);
  });
  arrive();
  await waitFor(() => {
    expect(stored.version).toBe(6);
  });
  expect(screen.getByLabelText(/Christmas Eve/)).toBeChecked();
  expect(screen.getByLabelText(/New Year’s Eve/)).toBeChecked();
});

it('shows the saved hours while the list of the next days is still loading', async () => {
  const spans = [{ opens: '10:00', closes: '15:00' }];
  const saved = { ...SHEET, version: 5, weekly: { ...SHEET.weekly, monday: [{ opens: '17:00', closes: '22:00' }] } };
  let isSaved = false;
  fakeServer(({ method, path }) => {
    if (path === '/api/admin/reservations/booked-slots') return { body: [] };
    if (method === 'PUT') isSaved = true;
    else if (isSaved) return new Promise(() => undefined);
    return { body: isSaved ? saved : { ...SHEET, weekly: { ...SHEET.weekly, monday: spans } } };
  });
  const { user } = renderScreen(<HoursBoard />, { at: '/admin/hours' });
  const opens = await screen.findByLabelText('Monday opens');
  fireEvent.change(opens, { target: { value: '17:00' } });
  fireEvent.change(screen.getByLabelText('Monday closes'), { target: { value: '22:00' } });
  await user.click(screen.getByRole('button', { name: 'Save weekly hours' }));
  await waitFor(() => {
    expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull();
    expect(screen.getByLabelText('Monday opens')).toHaveValue('17:00');
  });
});
