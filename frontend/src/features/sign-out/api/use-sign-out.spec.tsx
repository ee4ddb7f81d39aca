import { act, screen, waitFor } from '@testing-library/react';
import { keepLocalRecord, owedSignOuts, readLocalRecord, SignedIn } from '@/entities/session';
import { storeResponse, storeDays } from '@/shared/lib/stored-days';
import { fakeServer, renderScreen } from '@/shared/testing';
import { useOwedSignOuts, useSignOut } from '..';

const ACCOUNT = { id: '1', name: 'Ana', email: 'ana@bistro.example', role: 'staff' };
const server = { isServerReachable: true };

function Board() {
  const { send } = useSignOut('staff');
  return (
    <button type="button" onClick={() => send('here')}>
      Logout
    </button>
  );
}

function Page() {
  useOwedSignOuts();
  return <SignedIn role="staff">{() => <Board />}</SignedIn>;
}

function Login() {
  useOwedSignOuts();
  return <p>The login page</p>;
}

function show() {
  keepLocalRecord('staff', ACCOUNT);
  const calls = fakeServer(({ method }) => {
    if (!server.isServerReachable) throw new TypeError('Failed to fetch');
    return method === 'GET' ? { body: ACCOUNT } : { status: 204 };
  });
  const view = renderScreen(<Page />, { at: '/staff/dashboard', elsewhere: { '/staff/login': <Login /> } });
  return { ...view, ended: () => calls.filter(({ path }) => path === '/api/staff/logout').length };
}

beforeEach(() => {
  server.isServerReachable = true;
});

afterEach(() => {
  localStorage.clear();
});

it('signs out at the server', async () => {
  const { user, ended } = show();
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  expect(await screen.findByText('The login page')).toBeVisible();
  expect(ended()).toBe(1);
  expect(owedSignOuts.roles()).toEqual([]);
});

it('signs out offline: deletes data of guests and account, and informs the server when back online', async () => {
  const { user, ended } = show();
  storeDays(['2026-11-27']);
  storeResponse('2026-11-27', 'tables', [{ customerName: 'Amelia Hart' }]);
  sessionStorage.setItem('draft/1/notes', 'Amelia likes the fountain');
  const logout = await screen.findByRole('button', { name: 'Logout' });
  server.isServerReachable = false;
  await user.click(logout);
  expect(await screen.findByText('The login page')).toBeVisible();
  expect(await screen.findByText(/finish signing you out/)).toBeInTheDocument();
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('Amelia');
  expect(readLocalRecord('staff')).toBeNull();
  expect(owedSignOuts.roles()).toEqual(['staff']);

  server.isServerReachable = true;
  const before = ended();
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  await waitFor(() => {
    expect(owedSignOuts.roles()).toEqual([]);
  });
  expect(ended()).toBe(before + 1);
});

it('does not end the session of the next login', () => {
  owedSignOuts.add('staff');
  keepLocalRecord('staff', ACCOUNT);
  expect(owedSignOuts.roles()).toEqual([]);
});
