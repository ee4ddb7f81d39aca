import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { keepLocalRecord, readLocalRecord, sessionQueries, sharedTabletMark } from '@/entities/session';
import { apiAs } from '@/shared/api';
import { storeResponse, storeDays } from '@/shared/lib/stored-days';
import { fakeServer, renderScreen } from '@/shared/testing';
import { AccountMenu } from './account-menu';
import { AtWork } from './at-work';
import { PersonBar } from './person-bar';

const ANA = {
  id: '0198a000-0000-7000-8000-000000000001',
  name: 'Ana Lima',
  email: 'ana@bistro.example',
  role: 'staff',
};
const BEN = { id: '0198a000-0000-7000-8000-000000000002', name: 'Ben Okafor' };
const server = { account: null as object | null, people: null as readonly object[] | null, pin: null as string | null };

function show() {
  const calls = fakeServer(({ path, method }) => {
    if (path === '/api/staff/me') return server.account ? { body: server.account } : { status: 401 };
    if (path === '/api/shared-tablet' && method === 'GET')
      return server.people ? { body: { people: server.people } } : { status: 404, body: { status: 404 } };
    if (path === '/api/account/pin' && method === 'GET') return { body: { setAt: server.pin } };
    return { status: 204 };
  });
  const work = ({ name }: { name: string }) => (
    <>
      <PersonBar role="staff" name={name} />
      <AccountMenu role="staff" />
      <p>The guests of {name}</p>
    </>
  );
  const view = renderScreen(<AtWork role="staff">{work}</AtWork>, {
    at: '/staff/dashboard',
    elsewhere: { '/staff/login': <p>The login page</p> },
  });
  return { ...view, calls };
}

beforeEach(() => {
  keepLocalRecord('staff', ANA);
  server.account = { ...ANA, isOnSharedTablet: true };
  server.people = [ANA, BEN];
  server.pin = null;
});
afterEach(() => {
  localStorage.clear();
});

it('shows who is signed in, and one tap away the others', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Ana Lima Switch person' }));
  expect(await screen.findByRole('dialog', { name: 'Switch person' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Ben Okafor' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Ana Lima' })).toBeNull();
});

it('waits with switching until what the person has done is sent', async () => {
  const { user, client } = show();
  const bar = await screen.findByRole('button', { name: /Switch person/ });
  onlineManager.setOnline(false);
  const offline = { name: 'decide', describe: () => ({ step: 'Arrived', about: 'Amelia' }) };
  const change = client.getMutationCache().build(client, {
    mutationFn: () => Promise.resolve('sent'),
    networkMode: 'online',
    meta: { offline },
  });
  const sent = change.execute(undefined);
  await user.click(bar);
  expect(await screen.findByText('1 change isn’t sent yet.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Ben Okafor' })).toBeNull();
  onlineManager.setOnline(true);
  await act(() => client.resumePausedMutations());
  await sent;
  expect(await screen.findByRole('button', { name: 'Ben Okafor' })).toBeInTheDocument();
});

it('shows no bar on a device that is not shared', async () => {
  server.account = ANA;
  show();
  expect(await screen.findByText('The guests of Ana Lima')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Switch person/ })).toBeNull();
  expect(sharedTabletMark.isSet()).toBe(false);
});

it('is locked once the server refuses calls: names instead of data, which is forgotten', async () => {
  const { client } = show();
  expect(await screen.findByText('The guests of Ana Lima')).toBeInTheDocument();
  storeDays(['2026-11-27']);
  storeResponse('2026-11-27', 'tables', [{ customerName: 'Amelia Hart' }]);
  client.setQueryData(['guests'], ['Amelia Hart']);
  server.account = null;
  await act(() => client.invalidateQueries(sessionQueries.account('staff')));
  expect(await screen.findByRole('heading', { name: 'Switch person' })).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Ana Lima' })).toBeInTheDocument();
  expect(screen.queryByText(/The guests of/)).toBeNull();
  expect(client.getQueryData(['guests'])).toBeUndefined();
  expect(readLocalRecord('staff')).toBeNull();
  expect(JSON.stringify({ ...localStorage })).not.toContain('Amelia');
});

it('stays locked after a reload, and offers the login with a password', async () => {
  localStorage.clear();
  sharedTabletMark.set(true);
  server.account = null;
  const { user } = show();
  expect(await screen.findByRole('button', { name: 'Ben Okafor' })).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Sign in with email and password' }));
  expect(await screen.findByText('The login page')).toBeInTheDocument();
});

it('goes to the login page when the day is over', async () => {
  localStorage.clear();
  sharedTabletMark.set(true);
  server.account = null;
  server.people = null;
  show();
  expect(await screen.findByText('The login page')).toBeInTheDocument();
  expect(sharedTabletMark.isSet()).toBe(false);
});

it('names the account in its calls, so that the server can refuse them for someone else', async () => {
  const { calls } = show();
  expect(await screen.findByText('The guests of Ana Lima')).toBeInTheDocument();
  await apiAs('staff').POST('/api/staff/logout');
  expect(calls.at(-1)?.headers.get('X-Acting-Account')).toBe(ANA.id);
});

const itemsOf = async ({ user }: ReturnType<typeof show>) => {
  await user.click(await screen.findByRole('button', { name: 'Account' }));
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
};

it('has the PIN and sharing in the account menu', async () => {
  server.account = ANA;
  const view = show();
  await screen.findByText('The guests of Ana Lima');
  await waitFor(() => {
    expect(view.client.getQueryData(sessionQueries.account('staff').queryKey)).toBeDefined();
  });
  expect(await itemsOf(view)).toEqual([
    'Change password',
    'Passkeys',
    'PIN for shared tablets',
    'Notifications',
    'Where you are signed in',
    'Sign out everywhere',
    'Share this tablet',
  ]);
  await view.user.click(screen.getByRole('menuitem', { name: 'Share this tablet' }));
  expect(await screen.findByText(/You need a PIN, too/)).toBeInTheDocument();
  await view.user.click(await screen.findByRole('button', { name: 'Share this tablet' }));
  expect(await screen.findByText('This tablet is shared')).toBeInTheDocument();
  expect(view.calls).toContainEqual(expect.objectContaining({ method: 'POST', path: '/api/shared-tablet' }));
  expect(sharedTabletMark.isSet()).toBe(true);
});

it('does not ask for a PIN to share the tablet if the person has one', async () => {
  server.account = ANA;
  server.pin = '2026-11-20T15:00:00.000Z';
  const view = show();
  await screen.findByText('The guests of Ana Lima');
  await itemsOf(view);
  await view.user.click(screen.getByRole('menuitem', { name: 'Share this tablet' }));
  expect(await screen.findByText('Switch back to yourself with your own PIN.')).toBeInTheDocument();
  expect(screen.queryByText(/You need a PIN/)).toBeNull();
});

it('has no account settings for people who signed in by PIN', async () => {
  server.account = { ...ANA, isOnSharedTablet: true, isByPin: true };
  const view = show();
  await screen.findByRole('button', { name: /Switch person/ });
  await waitFor(() => {
    expect(view.client.getQueryData(sessionQueries.account('staff').queryKey)).toMatchObject({ isByPin: true });
  });
  expect(await itemsOf(view)).toEqual(['Sign in with your password for account settings', 'Stop sharing this tablet']);
});

it('saves a PIN with the password', async () => {
  server.account = ANA;
  const view = show();
  await screen.findByText('The guests of Ana Lima');
  await view.user.click(await screen.findByRole('button', { name: 'Account' }));
  await view.user.click(await screen.findByRole('menuitem', { name: 'PIN for shared tablets' }));
  await view.user.type(await screen.findByLabelText('New PIN'), '48a');
  await view.user.click(screen.getByRole('button', { name: 'Save PIN' }));
  expect(await screen.findByText('Enter your current password.')).toBeInTheDocument();
  expect(screen.getByText('A PIN has 4 to 6 digits.')).toBeInTheDocument();
  await view.user.type(screen.getByLabelText('Your password'), 'blue glass 17');
  await view.user.clear(screen.getByLabelText('New PIN'));
  await view.user.type(screen.getByLabelText('New PIN'), '4826');
  await view.user.click(screen.getByRole('button', { name: 'Save PIN' }));
  expect(await screen.findByText('PIN saved')).toBeInTheDocument();
  expect(view.calls).toContainEqual(
    expect.objectContaining({
      method: 'PUT',
      path: '/api/account/pin',
      body: { password: 'blue glass 17', pin: '4826' },
    }),
  );
});
