import { screen, waitFor } from '@testing-library/react';
import type { Role } from '@/shared/api';
import { fakeServer, renderScreen, withBrowserPasskeys } from '@/shared/testing';
import { PasskeysDialog } from './passkeys';

const KEY = { id: '7', name: 'My telephone', createdAt: '2026-11-24T18:05:00Z', usedAt: null };
const OPTIONS = {
  challenge: 'Y2hhbGxlbmdl',
  rp: { id: 'bistro.example', name: 'Courtyard' },
  user: { id: 'MQ', name: 'owner@bistro.example', displayName: 'Owner' },
  pubKeyCredParams: [],
};
const OFF = { since: null, recoveryCodes: 0, isRequired: false };

type Reply = Parameters<typeof fakeServer>[0];

const browser = withBrowserPasskeys();

function show(role: Role, passkeys: object[], reply: Reply = () => ({ status: 204 }), secondStep: object = OFF) {
  const calls = fakeServer((call) => {
    if (call.method !== 'GET') return reply(call);
    return { body: call.path.endsWith('/second-step') ? secondStep : passkeys };
  });
  const view = renderScreen(<PasskeysDialog role={role} open onClose={jest.fn()} />);
  return { ...view, sent: () => calls.filter(({ method }) => method !== 'GET') };
}
const press = (name: string) => screen.findByRole('button', { name });

async function add(user: ReturnType<typeof show>['user']) {
  await user.click(await press('Add a passkey'));
  await user.type(await screen.findByLabelText('Name'), 'Laptop');
  await user.type(screen.getByLabelText('Your password'), 'blue glass 17');
  await user.click(await press('Add'));
}
const adding: Reply = ({ path }) => (path.endsWith('/options') ? { body: { options: OPTIONS } } : { status: 204 });

it('lists when each was made and used', async () => {
  show('staff', [KEY, { ...KEY, id: '8', name: 'Key ring', usedAt: '2026-11-25T09:00:00Z' }]);
  const [one, other] = await screen.findAllByRole('listitem');
  expect(one).toHaveTextContent(/My telephone.*not used yet/);
  expect(other).toHaveTextContent(/Key ring.*last used/);
});

it("adds the browser's passkey after the password", async () => {
  const { user, sent } = show('staff', [], adding);
  expect(await screen.findByText('No passkeys yet.')).toBeInTheDocument();
  await add(user);
  expect(await screen.findByText('Passkey added')).toBeInTheDocument();
  expect(sent()).toMatchObject([
    { path: '/api/account/passkeys/options', body: { password: 'blue glass 17' } },
    {
      path: '/api/account/passkeys',
      body: { name: 'Laptop', credentialId: 'made-here', clientDataJSON: 'AQI', attestationObject: 'AwQ' },
    },
  ]);
  expect(await press('Add a passkey')).toBeInTheDocument();
});

it("shows a wrong password under its field, without opening the browser's dialog", async () => {
  const message = 'The current password is wrong.';
  const { user, sent } = show('staff', [], () => ({
    status: 400,
    body: { status: 400, detail: message, errors: [{ field: 'password', message }] },
  }));
  await add(user);
  await waitFor(() => {
    expect(screen.getByLabelText('Your password')).toHaveAccessibleDescription(message);
  });
  expect(screen.getByLabelText('Your password')).toHaveFocus();
  expect(sent()).toHaveLength(1);
  expect(browser.prompts).toEqual([]);
});

it('keeps the typed name when the browser’s dialog is canceled', async () => {
  browser.refusal = 'NotAllowedError';
  const { user, sent } = show('staff', [], adding);
  await add(user);
  expect(await screen.findByText('Couldn’t add the passkey')).toBeInTheDocument();
  expect(screen.getByText('It was canceled, or you’re offline. Please try again.')).toBeInTheDocument();
  expect(screen.getByLabelText('Name')).toHaveValue('Laptop');
  expect(sent()).toHaveLength(1);
});

it('says that the device has a passkey already', async () => {
  browser.refusal = 'InvalidStateError';
  const { user } = show('staff', [KEY], adding);
  await add(user);
  expect(await screen.findByText('This device already has your passkey.')).toBeInTheDocument();
});

it('asks for a code if the account has two-step sign-in', async () => {
  const { user, sent } = show('admin', [], adding, { ...OFF, since: '2026-11-23T18:05:00Z' });
  await user.click(await press('Add a passkey'));
  await user.type(await screen.findByLabelText('Code from the app'), '123456');
  await user.type(screen.getByLabelText('Name'), 'Laptop');
  await user.type(screen.getByLabelText('Your password'), 'blue glass 17');
  await user.click(await press('Add'));
  expect(await screen.findByText('Passkey added')).toBeInTheDocument();
  expect(sent()[0]?.body).toEqual({ password: 'blue glass 17', code: '123456' });
});

it('uses an existing passkey before adding another, if the server asks for it', async () => {
  const prompts = { status: 400, body: { status: 400, errors: [{ field: 'passkey', message: 'Please use one.' }] } };
  const { user, sent } = show('manager', [KEY], ({ path, body }) => {
    if (path === '/api/account/passkeys/options' && !(body as { passkey?: object }).passkey) return prompts;
    return path.endsWith('/options') ? { body: { options: OPTIONS } } : { status: 204 };
  });
  await add(user);
  expect(await screen.findByText('Passkey added')).toBeInTheDocument();
  expect(browser.prompts).toEqual(['get', 'create']);
  expect(sent().map(({ path }) => path)).toEqual([
    '/api/account/passkeys/options',
    '/api/manager/login/passkey/options',
    '/api/account/passkeys/options',
    '/api/account/passkeys',
  ]);
});

it('removes one after the password', async () => {
  const { user, sent } = show('manager', [KEY]);
  await user.click(await press('Remove My telephone'));
  expect(sent()).toEqual([]);
  await user.type(await screen.findByLabelText('Your password'), 'blue glass 17');
  await user.click(await press('Remove'));
  expect(await screen.findByText('Passkey removed')).toBeInTheDocument();
  expect(sent()).toMatchObject([
    { method: 'POST', path: '/api/account/passkeys/7/remove', body: { password: 'blue glass 17' } },
  ]);
});
