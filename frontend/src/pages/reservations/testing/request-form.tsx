import { fireEvent, screen } from '@testing-library/react';
import { addDays, restaurantNow, spansOn } from '@/entities/restaurant';
import { renderScreen } from '@/shared/testing';
import { RequestReservationForm } from '../ui/request-reservation-form';

const nextDay = (isWanted: (date: string) => boolean) => {
  let date = addDays(restaurantNow().date, 3);
  while (!isWanted(date)) date = addDays(date, 1);
  return date;
};
export const openDay = nextDay((date) => spansOn(date).length > 0);
export const closedDay = nextDay((date) => spansOn(date).length === 0);

export function renderForm() {
  const onRequested = jest.fn();
  return { onRequested, ...renderScreen(<RequestReservationForm onRequested={onRequested} />) };
}

export type User = ReturnType<typeof renderForm>['user'];

export async function fill(user: User, { date = openDay, time = '12:30 PM' } = {}) {
  await user.clear(screen.getByLabelText('Full name'));
  await user.type(screen.getByLabelText('Full name'), ' Ada Lovelace ');
  await user.clear(screen.getByLabelText('Email'));
  await user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await user.selectOptions(screen.getByLabelText('Party size'), '4 people');
  fireEvent.input(screen.getByLabelText('Preferred date'), { target: { value: date } });
  await user.selectOptions(screen.getByLabelText('Preferred time'), time);
}

export const submit = (user: User) => user.click(screen.getByRole('button', { name: 'Submit Reservation Request' }));
