import { waitFor } from '@testing-library/react';
import { queryClient } from '@/shared/api';
import { fakeServer } from '@/shared/testing';
import { beginStaffDashboard } from '../ui/staff-dashboard-page';

const at = (place: string) => new URL(`/staff/dashboard${place}`, window.location.origin);

beforeEach(() => {
  queryClient.clear();
  localStorage.setItem('staff', JSON.stringify({ id: 's1', name: 'Ada' }));
});

it('requests the first list and the account before the first render', async () => {
  const calls = fakeServer(() => ({ body: [] }));
  beginStaffDashboard(at(''));
  await waitFor(() => {
    expect(calls.map(({ path }) => path.replace(/\?.*/, ''))).toEqual(['/api/staff/reservations', '/api/staff/me']);
  });
});

it('requests nothing for another place, or when no one is signed in', () => {
  const calls = fakeServer(() => ({ body: [] }));
  beginStaffDashboard(at('?tab=messages'));
  beginStaffDashboard(new URL('/staff/login', window.location.origin));
  localStorage.removeItem('staff');
  beginStaffDashboard(at(''));
  expect(calls).toEqual([]);
  expect(queryClient.isFetching()).toBe(0);
});

it('leaves it to the screen to report failures', async () => {
  fakeServer(() => ({ status: 403, body: {} }));
  beginStaffDashboard(at(''));
  await waitFor(() => {
    expect(queryClient.isFetching()).toBe(0);
  });
  expect(
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.status),
  ).toEqual(['error', 'error']);
});
