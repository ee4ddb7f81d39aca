import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { HoursSheet } from '@/entities/settings/hours-sheet';
import type { BookedSlot } from '@/entities/reservation';
import { WEEK } from '@/entities/restaurant';
import { fakeServer, renderScreen } from '@/shared/testing';
import { WeeklyHoursForm } from './weekly-hours-form';

const HOURS = [{ opens: '10:00', closes: '15:00' }];
const HOURS_OF_WEEK = Object.fromEntries(WEEK.map((day) => [day, HOURS])) as HoursSheet['weekly'];
const SHEET: HoursSheet = {
  today: '2026-12-01',
  version: 4,
  changes: [],
  special: [],
  timeZone: 'America/New_York',
  days: [],
  history: [],
  holidays: [],
  specialHours: [],
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

it('copies the hours of a day to the days that are chosen, with the keyboard', async () => {
  const calls = fakeServer(() => ({ body: SHEET }));
  const { user } = show();
  expect(screen.queryByRole('button', { name: 'Copy to other days, from Monday' })).toBeNull();
  setTime('Tuesday opens', '17:00');
  setTime('Tuesday closes', '22:00');
  screen.getByRole('button', { name: 'Copy to other days, from Tuesday' }).focus();
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Copy the hours of Tuesday' }));
  expect(dialog.queryByRole('checkbox', { name: 'Tuesday' })).toBeNull();
  expect(dialog.getByRole('button', { name: 'Copy' })).toBeDisabled();
  dialog.getByRole('checkbox', { name: 'All other days' }).focus();
  await user.keyboard(' ');
  dialog.getByRole('checkbox', { name: 'Monday' }).focus();
  await user.keyboard(' ');
  await user.click(dialog.getByRole('button', { name: 'Copy' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  expect(screen.getByRole('status')).toHaveTextContent('Tuesday to Sunday 5pm-10pm. Monday Closed');
  await user.click(screen.getByRole('button', { name: 'Save weekly hours' }));
  await waitFor(() => {
    const dinner = [{ opens: '17:00', closes: '22:00' }];
    expect(calls[0]?.body).toMatchObject({ weekly: { monday: [], tuesday: dinner, sunday: dinner } });
  });
});

it('shows the stored hours again when the changes are discarded', async () => {
  const { user } = show();
  setTime('Tuesday opens', '09:00');
  expect(screen.getByRole('status')).toHaveTextContent('Tuesday 9am-3pm');
  setTime('Tuesday closes', '');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
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

it('shows what is wrong with the hours of a day at that day, and begins with the first', async () => {
  const errors = [
    { field: 'weekly.tuesday', message: 'The hours of Tuesday overlap.' },
    { field: 'weekly.friday', message: 'The hours of Friday run into those of the next day.' },
  ];
  fakeServer(() => ({ status: 400, body: { title: 'Bad Request', status: 400, errors } }));
  const { user } = show();
  setTime('Friday opens', '09:00');
  await user.click(screen.getByRole('button', { name: 'Save weekly hours' }));
  for (const { message } of errors) expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('Tuesday opens')).toHaveFocus();
  setTime('Friday opens', '10:30');
  for (const { message } of errors) await waitFor(() => expect(screen.queryByText(message)).toBeNull());
});

it('refuses hours that close when they open, before anything is sent', async () => {
  const calls = fakeServer(() => ({ body: SHEET }));
  const { user } = show();
  setTime('Tuesday opens', '14:00');
  setTime('Tuesday closes', '14:00');
  await user.click(screen.getByRole('button', { name: 'Save weekly hours' }));
  expect(await screen.findByText('The opening and closing times are the same.')).toBeVisible();
  expect(calls).toEqual([]);
});

it('warns only of reservations that the change itself would leave outside', async () => {
  const special = [{ date: '2026-12-22', note: null, isClosed: false, isSpecial: true, spans: HOURS }];
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
