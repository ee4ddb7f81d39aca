import { act, screen } from '@testing-library/react';
import { forgetLocalRecord, keepLocalRecord } from '@/entities/session';
import { apiAs } from '@/shared/api';
import { fakeServer, renderScreen } from '@/shared/testing';
import { AtWork } from './at-work';

const ACCOUNT = { id: '1', name: 'Site Manager', email: 'manager@bistro.example', role: 'manager' };
const CODES = ['1111-2222-3333-4444'];

beforeEach(() => {
  keepLocalRecord('manager', ACCOUNT);
});
afterEach(() => {
  forgetLocalRecord('manager');
});

function show(answers: Record<string, () => { status?: number; body?: unknown }>) {
  const calls = fakeServer(({ path }) => answers[path]?.() ?? { body: {} });
  const view = renderScreen(<AtWork role="manager">{({ name }) => <p>The work of {name}</p>}</AtWork>, {
    at: '/manager/dashboard',
    elsewhere: { '/manager/login': <p>The login page</p> },
  });
  return { ...view, calls };
}

it('shows the screen for the account that is signed in', async () => {
  show({ '/api/manager/me': () => ({ body: ACCOUNT }) });
  expect(await screen.findByText('The work of Site Manager')).toBeInTheDocument();
});

it('asks for required two-step sign-in first, and then shows the screen', async () => {
  let isSetUp = false;
  const { user } = show({
    '/api/manager/me': () => ({ body: { ...ACCOUNT, ...(!isSetUp && { awaitsSecondStep: true }) } }),
    '/api/account/second-step/key': () => ({ body: { key: 'JBSWY3DPEHPK3PXP', address: 'otpauth://totp/x' } }),
    '/api/account/second-step/on': () => {
      isSetUp = true;
      return { body: { recoveryCodes: CODES } };
    },
  });
  expect(await screen.findByRole('heading', { name: 'Two-step sign-in' })).toBeInTheDocument();
  expect(screen.queryByText(/^The work/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Set up' }));
  await user.type(await screen.findByLabelText('Code from the app'), '123456');
  await user.type(screen.getByLabelText('Your password'), 'blue glass 17{Enter}');
  expect(await screen.findByText(CODES[0] ?? '')).toBeInTheDocument();
  expect(screen.queryByText(/^The work/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'I’ve saved them' }));
  expect(await screen.findByText('The work of Site Manager')).toBeInTheDocument();
});

it('asks for a new password first if someone else has set it', async () => {
  let isChosen = false;
  const { user, calls } = show({
    '/api/manager/me': () => ({
      body: { ...ACCOUNT, ...(!isChosen && { awaitsPassword: true, awaitsSecondStep: true }) },
    }),
    '/api/account/password': () => {
      isChosen = true;
      return { status: 204 };
    },
  });
  expect(await screen.findByRole('heading', { name: 'Choose your password' })).toBeInTheDocument();
  await user.type(await screen.findByLabelText('The password you were given'), 'given 12');
  await user.type(screen.getByLabelText('New password'), 'heron and kiln');
  await user.type(screen.getByLabelText('Confirm new password'), 'heron and kil{Enter}');
  expect(await screen.findByText('The passwords don’t match.')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Confirm new password'), 'n{Enter}');
  expect(await screen.findByText('The work of Site Manager')).toBeInTheDocument();
  expect(calls.find(({ path }) => path === '/api/account/password')?.body).toEqual({
    currentPassword: 'given 12',
    newPassword: 'heron and kiln',
  });
});

it('asks for it as soon as a call is refused without it', async () => {
  let isRequired = false;
  const { client } = show({
    '/api/manager/me': () => ({ body: { ...ACCOUNT, ...(isRequired && { awaitsSecondStep: true }) } }),
    '/api/messages': () => ({ status: 403, body: { type: '/problems/second-step-awaited', status: 403 } }),
  });
  expect(await screen.findByText('The work of Site Manager')).toBeInTheDocument();
  isRequired = true;
  const refused = client.query({ queryKey: ['any'], queryFn: () => apiAs('manager').GET('/api/messages') });
  await act(() => expect(refused).rejects.toThrow('403'));
  expect(await screen.findByRole('heading', { name: 'Two-step sign-in' })).toBeInTheDocument();
  expect(screen.queryByText(/^The work/)).toBeNull();
});
