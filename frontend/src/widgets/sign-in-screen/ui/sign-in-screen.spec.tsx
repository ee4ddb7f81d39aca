import { screen } from '@testing-library/react';
import { fakeServer, renderScreen } from '@/shared/testing';
import { SignInScreen } from './sign-in-screen';

const show = (role: 'admin' | 'staff', directory?: object) => {
  fakeServer(() => ({ body: { demoAccounts: [{ role, email: 'demo@bistro.example', password: 'x' }], directory } }));
  renderScreen(<SignInScreen role={role} />);
};
const DIRECTORY = { name: 'Bistro Accounts', roles: ['staff'] };
const byDirectory = () => screen.queryByRole('button', { name: /Bistro Accounts/ });

it('offers the directory to the roles that have a group in it', async () => {
  show('staff', DIRECTORY);
  expect(await screen.findByRole('button', { name: 'Sign in with Bistro Accounts' })).toBeInTheDocument();
});

it.each([
  ['on the login of a role without a group', 'admin', DIRECTORY],
  ['where there is none', 'staff', undefined],
] as const)('offers no directory %s', async (_, role, directory) => {
  show(role, directory);
  expect(await screen.findByText('demo@bistro.example')).toBeInTheDocument();
  expect(byDirectory()).toBeNull();
});

it.each([
  ['admin', true, 1],
  ['admin', undefined, 0],
  ['staff', true, 0],
] as const)('tells the %s of a new installation where to begin', async (role, awaitsOwner, hints) => {
  fakeServer(() => ({ body: { demoAccounts: [{ role, email: 'demo@bistro.example', password: 'x' }], awaitsOwner } }));
  renderScreen(<SignInScreen role={role} />);
  expect(await screen.findByText('demo@bistro.example')).toBeInTheDocument();
  expect(screen.queryAllByText('No one can sign in yet')).toHaveLength(hints);
});
