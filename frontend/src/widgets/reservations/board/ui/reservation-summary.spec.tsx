import { screen } from '@testing-library/react';
import { fakeServer, renderScreen } from '@/shared/testing';
import { ReservationSummary } from './reservation-summary';

const FIGURES = {
  pending: 3,
  confirmed: 1200,
  declined: 0,
  completed: 0,
  noShow: 0,
  archived: 0,
  total: 9,
  history: 0,
};

it.each([
  [0, 'Ready for service, none of them today'],
  [2, 'Ready for service, 2 of them today'],
])('says next to the confirmed that %d of them come today', async (confirmedToday, hint) => {
  fakeServer(() => ({ body: { ...FIGURES, confirmedToday } }));
  renderScreen(<ReservationSummary />, { at: '/staff/dashboard' });
  expect(await screen.findByText(hint)).toBeInTheDocument();
  expect(screen.getByText('1,200')).toBeInTheDocument();
});
