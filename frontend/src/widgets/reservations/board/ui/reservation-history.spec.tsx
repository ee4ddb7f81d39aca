import { screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router';
import { fakeServer, renderScreen } from '@/shared/testing';
import { aReservation } from '@/entities/reservation/testing/a-reservation';
import { ReservationHistory } from './reservation-history';

const Address = () => <output>{useLocation().search}</output>;

function show(at = '') {
  const calls = fakeServer(({ path }) => {
    const cursor = new URL(path, 'http://courtyard.test').searchParams.get('cursor');
    const page = cursor === null ? 1 : Number(cursor);
    return {
      body: [
        aReservation({
          id: String(page),
          customerName: `Guest ${String(page)}`,
          status: 'archived',
          outcome: 'no-show',
        }),
      ],
      headers: {
        'X-Total-Count': '10000+',
        ...(page < 3 && { Link: `</api/admin/reservations/archived?cursor=${String(page + 1)}>; rel="next"` }),
      },
    };
  });
  const screenView = renderScreen(
    <>
      <ReservationHistory />
      <Address />
    </>,
    { at: `/admin/dashboard${at}` },
  );
  return { ...screenView, calls };
}

it('pages through the history in both directions, with its cursors in the URL', async () => {
  const { user } = show('?tab=history');
  expect(await screen.findByRole('article', { name: 'Guest 1' })).toHaveTextContent(/ArchivedNo-show/);
  expect(screen.getByText('10,000+ in all')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByRole('article', { name: 'Guest 2' });
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByRole('article', { name: 'Guest 3' });
  expect(screen.getByText('Page 3')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('?tab=history&after=2&after=3');
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  expect(await screen.findByRole('article', { name: 'Guest 2' })).toBeInTheDocument();
});

it('opens at the page that the URL names', async () => {
  const { calls } = show('?after=2&after=3');
  expect(await screen.findByRole('article', { name: 'Guest 3' })).toBeInTheDocument();
  await waitFor(() => {
    expect(calls).toHaveLength(1);
  });
});

it('searches from the first page once typing pauses, and says when no one is found', async () => {
  const { user, calls } = show('?tab=history&after=2');
  await screen.findByRole('article', { name: 'Guest 2' });
  await user.type(screen.getByLabelText('Find a guest by name, email or phone'), 'zoë');
  await waitFor(() => {
    expect(calls.at(-1)?.path).toBe('/api/admin/reservations/archived?limit=25&search=zo%C3%AB');
  });
  expect(screen.getByRole('status')).toHaveTextContent('?tab=history&search=zo%C3%AB');
  expect(calls.filter(({ path }) => path.includes('search='))).toHaveLength(1);
});

it('says when no guest of that name has visited', async () => {
  fakeServer(() => ({ body: [] }));
  renderScreen(<ReservationHistory />, { at: '/admin/dashboard?search=nobody' });
  expect(await screen.findByText('No past reservations match.')).toBeInTheDocument();
});
