import { screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { readLocalRecord } from '@/entities/session';
import { fakeServer, renderScreen } from '@/shared/testing';
import { DirectoryReturnPage } from './directory-return';

const ACCOUNT = { id: '7', name: 'Ana', email: 'ana@bistro.example', role: 'staff' };

function show(query: string, reply: Parameters<typeof fakeServer>[0]) {
  const calls = fakeServer(reply);
  const elsewhere = { '/staff/dashboard': <p>The dashboard</p>, '/manager/dashboard': <p>The other dashboard</p> };
  const page = (
    <StrictMode>
      <DirectoryReturnPage />
    </StrictMode>
  );
  return { ...renderScreen(page, { at: `/sign-in/directory${query}`, elsewhere }), calls };
}

beforeEach(() => {
  localStorage.clear();
});

it("sends the directory's response once, and opens the account's dashboard", async () => {
  const { calls } = show('?code=a%2Bb&state=staff.x', () => ({ body: ACCOUNT }));
  expect(await screen.findByText('The dashboard')).toBeInTheDocument();
  expect(await screen.findByText('Login successful')).toBeInTheDocument();
  expect(readLocalRecord('staff')).toEqual({ id: '7', name: 'Ana' });
  expect(calls).toMatchObject([{ path: '/api/directory/sign-in', body: { query: 'code=a%2Bb&state=staff.x' } }]);
});

it("shows the reason on the role's login page, which still accepts a password", async () => {
  const detail = 'Your account in the directory is not one of those that sign in as a site manager.';
  const { user, calls } = show('?error=access_denied&state=manager.x', ({ path }) => {
    if (path === '/api/directory/sign-in') return { status: 403, body: { status: 403, detail } };
    return { body: path === '/api/restaurant' ? {} : { ...ACCOUNT, role: 'manager' } };
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(detail);
  expect(screen.getByRole('heading', { name: 'Site Manager Login' })).toBeInTheDocument();
  await user.type(screen.getByLabelText('Email'), 'ana@bistro.example');
  await user.type(screen.getByLabelText('Password'), 'blue glass 17');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByText('The other dashboard')).toBeInTheDocument();
  expect(calls.at(-1)?.path).toBe('/api/manager/login');
});

it('asks the server only once, and falls back to the staff login', async () => {
  const { calls } = show('', ({ path }) =>
    path === '/api/restaurant' ? { body: {} } : { status: 401, body: { status: 401, detail: 'This sign-in is over.' } },
  );
  expect(screen.getByText('Signing you in...')).toBeInTheDocument();
  expect(await screen.findByRole('alert')).toHaveTextContent('This sign-in is over.');
  expect(screen.getByRole('heading', { name: 'Staff Login' })).toBeInTheDocument();
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});
