import { screen, waitFor, within } from '@testing-library/react';
import { forgetLocalRecord, keepLocalRecord } from '@/entities/session';
import { fakeServer, type RecordedCall, renderScreen } from '@/shared/testing';
import { Team } from './team';

const OWNER = { id: 'o', name: 'The Owner', email: 'owner@bistro.example', role: 'admin' };
const account = (changes: object) => ({ ...OWNER, isActive: true, isInvited: false, lastLogin: null, ...changes });
const MANAGER = account({ id: 'm', name: 'Kim', email: 'kim@home.example', role: 'manager' });

beforeEach(() => {
  keepLocalRecord('admin', OWNER);
});
afterEach(() => {
  forgetLocalRecord('admin');
});

function show(accounts: object[], change: (call: RecordedCall) => object = () => ({ body: {} })) {
  const calls = fakeServer((call) => (call.method === 'GET' ? { body: accounts } : change(call)));
  const view = renderScreen(<Team />, { at: '/admin/team' });
  return { ...view, changes: () => calls.filter(({ method }) => method !== 'GET') };
}
const item = async (name: string) => {
  const items = await screen.findAllByRole('listitem');
  return within(items.find((one) => one.textContent.startsWith(name)) ?? document.body);
};

it('shows who is an owner or a site manager, and offers no one to deactivate themselves', async () => {
  show([account({ lastLogin: '2026-11-20T15:00:00Z' }), MANAGER]);
  const own = await item('The Owner');
  expect(own.getByText('You')).toBeInTheDocument();
  expect(own.getByText('Last sign-in Fri, Nov 20, 10:00 AM')).toBeInTheDocument();
  expect(own.queryByRole('button')).toBeNull();
  const manager = await item('Kim');
  for (const text of ['Site manager', 'kim@home.example', 'Never signed in'])
    expect(manager.getByText(text)).toBeInTheDocument();
});

it('asks for confirmation before it deactivates, but activates immediately', async () => {
  const { user, changes } = show([MANAGER, account({ id: 'x', name: 'Lee', isActive: false })]);
  await user.click((await item('Lee')).getByRole('button', { name: 'Activate Lee' }));
  await user.click((await item('Kim')).getByRole('button', { name: 'Deactivate Kim' }));
  const dialog = await screen.findByRole('dialog', { name: 'Deactivate Kim?' });
  await user.click(within(dialog).getByRole('button', { name: 'Deactivate' }));
  expect(await screen.findByText('Kim is signed out everywhere.')).toBeInTheDocument();
  expect(changes()).toMatchObject([
    { path: '/api/admin/accounts/x/status', body: { isActive: true } },
    { path: '/api/admin/accounts/m/status', body: { isActive: false } },
  ]);
});

it('invites a person, beginning with an empty form', async () => {
  const { user, changes } = show([], () => ({ status: 201, body: MANAGER }));
  await user.click(await screen.findByRole('button', { name: 'Invite' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite to the team' }));
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
  expect(await dialog.findByText('Enter a name.')).toBeInTheDocument();
  await user.type(dialog.getByLabelText('Name'), 'Kim');
  await user.type(dialog.getByLabelText('Email'), 'kim@home.example');
  await user.click(dialog.getByLabelText('Owner'));
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
  await waitFor(() => {
    expect(changes()).toMatchObject([{ body: { name: 'Kim', email: 'kim@home.example', role: 'admin' } }]);
  });
});

it('sends an invitation again until a password is chosen', async () => {
  const { user, changes } = show([account({ ...MANAGER, isInvited: true })], () => ({ status: 204 }));
  const invited = await item('Kim');
  expect(invited.getByText('Invited')).toBeInTheDocument();
  await user.click(invited.getByRole('button', { name: 'Send the invitation to Kim again' }));
  expect(await screen.findByText('We sent a new link to kim@home.example.')).toBeInTheDocument();
  expect(changes()).toMatchObject([{ path: '/api/admin/accounts/m/invitation' }]);
});
