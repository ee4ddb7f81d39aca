import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { HoursSheet } from '@/entities/settings/hours-sheet';
import type { BookedSlot } from '@/entities/reservation';
import { WEEK } from '@/entities/restaurant';
import { fakeServer, renderScreen } from '@/shared/testing';
import { WeeklyHoursForm } from './weekly-hours-form';

const HOURS = [{ opens: '10:00', closes: '15:00' }];
const HOURS_OF_WEEK = Object.fromEntries(WEEK.map((day) => [day, HOURS])) as HoursSheet['weekly'];
const SHEET: HoursSheet = {
  ...{ today: '2026-12-01', version: 4, changes: [], special: [], timeZone: 'America/New_York', days: [] },
  ...{ history: [], holidays: [], specialHours: [] },
  weekly: { ...HOURS_OF_WEEK, monday: [] },
};

const show = (sheet = SHEET, booked: readonly BookedSlot[] = []) =>
  renderScreen(<WeeklyHoursForm sheet={sheet} booked={booked} />, { at: '/admin/hours' });
const setTime = (label: string, value: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};

afterEach(() => {
  sessionStorage.clear();
});

it('keeps several changes across a reload, and saves them', async () => {
  const calls = fakeServer(() => ({ body: SHEET }));
  const first = show();
  setTime('Tuesday opens', '09:00');
  setTime('Tuesday closes', '16:00');
  await first.user.click(screen.getByRole('button', { name: 'Add hours on Monday' }));
  expect(screen.getByRole('status')).toHaveTextContent('Tuesday 9am-4pm');
  first.unmount();

  const { user } = show();
  expect(screen.getByLabelText('Tuesday opens')).toHaveValue('09:00');
  expect(screen.getByLabelText('Monday closes')).toHaveValue('15:00');
  await user.click(screen.getByRole('button', { name: 'Remove the hours of Sunday' }));
  await user.click(screen.getByRole('button', { name: 'Save weekly hours' }));
  await waitFor(() => {
    expect(calls[0]?.body).toMatchObject({
      weekly: {
        tuesday: [{ opens: '09:00', closes: '16:00' }],
        monday: [{ opens: '10:00', closes: '15:00' }],
        sunday: [],
      },
      validFrom: SHEET.today,
      seen: 4,
    });
  });
});

it('shows the stored hours again when the changes are discarded', async () => {
  const { user } = show();
  setTime('Tuesday opens', '09:00');
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(screen.getByLabelText('Tuesday opens')).toHaveValue('10:00');
  expect(screen.getByRole('button', { name: 'Save weekly hours' })).toBeDisabled();
});

it('asks before it replaces hours of a day that another person has changed since typing began', async () => {
  const calls = fakeServer(() => ({ body: SHEET }));
  const first = show();
  setTime('Tuesday opens', '09:00');
  first.unmount();

  const weekly = { ...SHEET.weekly, tuesday: [{ opens: '12:00', closes: '15:00' }], sunday: [] };
  const { user } = show({ ...SHEET, version: 5, weekly });
  await user.click(screen.getByRole('button', { name: 'Save weekly hours' }));
  expect(await screen.findByText(/changed the hours of Tuesday while you were editing/)).toBeVisible();
  expect(calls).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Save weekly hours' }));
  await waitFor(() => {
    expect(calls[0]?.body).toMatchObject({ seen: 5, weekly: { tuesday: [{ opens: '09:00' }], sunday: [] } });
  });
});

it('warns only of reservations that the change itself would leave outside', async () => {
  const special = [{ ...{ date: '2026-12-22', note: null, isClosed: false, isSpecial: true }, spans: HOURS }];
  const slot = { preferredTime: '10:30 AM', parties: 1, guests: 1 } as const;
  const { user } = show({ ...SHEET, special }, [
    // A Monday, which is closed anyway; Tuesdays before and after the change begins, and one with its own hours.
    { ...slot, preferredDate: '2026-12-14' },
    { ...slot, preferredDate: '2026-12-08' },
    { ...slot, preferredDate: '2026-12-15' },
    { ...slot, preferredDate: '2026-12-22' },
  ]);
  fireEvent.change(screen.getByLabelText('Starts on'), { target: { value: '2026-12-10' } });
  expect(screen.queryByText(/outside these hours/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remove the hours of Tuesday' }));
  expect(await screen.findByText('1 reservation (1 guest) would be outside these hours')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Tue, Dec 15' })).toBeVisible();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
