import { screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router';
import { forgetLocalRecord, readLocalRecord } from '@/entities/session';
import type { Role } from '@/shared/api';
import { fakeServer, type RecordedCall, renderScreen, withBrowserPasskeys } from '@/shared/testing';
import { SignInForm } from './sign-in-form';

const ACCOUNT = { id: '1', name: 'Front of House', email: 'staff@bistro.example', role: 'staff' };
const problem = (status: number, detail: string) => ({ status, body: { status, detail } });

const Dashboard = () => <p>The dashboard at {useLocation().search}</p>;

function show(role: Role, reply: (call: RecordedCall) => { status?: number; body?: unknown }, state?: unknown) {
  const calls = fakeServer(reply);
  const view = renderScreen(<SignInForm role={role} />, {
    at: `/${role}/login`,
    state,
    elsewhere: { [`/${role}/dashboard`]: <Dashboard />, '/': <p>The website</p> },
  });
  return { ...view, calls };
}
/** Fakes only the date: the test waits on real timers. */
const TIMERS = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'queueMicrotask', 'nextTick'] as const;
const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const login = () => screen.getByRole('button', { name: 'Login' });

beforeEach(() => {
  localStorage.clear();
});

/** Fills in a field like a browser's autofill, without key events. */
async function fillInByBrowserAndWait() {
  const field = screen.getByLabelText<HTMLInputElement>('Email');
  field.value = 'filled@by.browser';
  await waitFor(() => {
    expect(field).toHaveValue('');
  });
}

async function fill(user: ReturnType<typeof show>['user'], address = ACCOUNT.email, secret = 'courtyard-demo') {
  await fillInByBrowserAndWait();
  if (address) await user.type(email(), address);
  if (secret) await user.type(password(), secret);
}

it('clears autofilled text, but nothing typed afterwards', async () => {
  const { user } = show('staff', () => ({ body: ACCOUNT }));
  await fill(user);
  expect(email()).toHaveValue(ACCOUNT.email);
  expect(password()).toHaveValue('courtyard-demo');
});

it('keeps what was typed before hydration', async () => {
  show('staff', () => ({ body: ACCOUNT }));
  const typed = screen.getByLabelText<HTMLInputElement>('Email');
  typed.dataset['typed'] = '';
  typed.value = 'typed@early.example';
  const filled = screen.getByLabelText<HTMLInputElement>('Password');
  filled.value = 'by the browser';
  await waitFor(() => {
    expect(filled).toHaveValue('');
  });
  expect(typed).toHaveValue('typed@early.example');
});

it('says that a session has ended, and leads back to where it ended', async () => {
  const { user } = show('staff', () => ({ body: ACCOUNT }), { from: '/staff/dashboard?open=7', hasEnded: true });
  expect(await screen.findByText('Your session has ended. Please sign in again.')).toBeInTheDocument();
  await fill(user);
  await user.click(login());
  expect(await screen.findByText('The dashboard at ?open=7')).toBeInTheDocument();
});

it.each([
  ['while the restaurant is open', 'today', 'staff', '2026-11-24T17:05:00Z', '?service=today'],
  ['before it opens', 'the requests', 'staff', '2026-11-24T12:05:00Z', ''],
  ['while the restaurant is open', 'the dashboard', 'manager', '2026-11-24T17:05:00Z', ''],
] as const)('%s, shows %s to the %s first', async (_, __, role, now, search) => {
  jest.useFakeTimers({ now: new Date(now), doNotFake: [...TIMERS] });
  const { user } = show(role, () => ({ body: { ...ACCOUNT, role } }));
  await fill(user);
  await user.click(login());
  expect(await screen.findByText(`The dashboard at ${search}`.trim())).toBeInTheDocument();
  jest.useRealTimers();
});

it.each([
  ['keeps nothing and shows nothing', ['setItem', 'getItem'], 'SecurityError'],
  ['has no room', ['setItem'], 'QuotaExceededError'],
] as const)('lets staff in when the browser %s', async (_, refused, reason) => {
  const mocks = refused.map((method) =>
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('refused', reason);
    }),
  );
  try {
    const { user } = show('staff', () => ({ body: ACCOUNT }));
    await fill(user);
    await user.click(login());
    expect(await screen.findByText(/^The dashboard/)).toBeInTheDocument();
    expect(readLocalRecord('staff')).toEqual({ id: '1', name: 'Front of House' });
  } finally {
    for (const mock of mocks) mock.mockRestore();
    forgetLocalRecord('staff');
  }
});

it('stores the local record, greets and opens the dashboard', async () => {
  const { user, calls } = show('staff', () => ({ body: ACCOUNT }));
  await fill(user);
  await user.click(login());
  expect(await screen.findByText(/^The dashboard/)).toBeInTheDocument();
  expect(await screen.findByText('Login successful')).toBeInTheDocument();
  expect(screen.getByText('Welcome back! Redirecting to staff dashboard...')).toBeInTheDocument();
  expect(readLocalRecord('staff')).toEqual({ id: '1', name: 'Front of House' });
  expect(calls).toMatchObject([
    { path: '/api/staff/login', body: { email: ACCOUNT.email, password: 'courtyard-demo' } },
  ]);
});

it.each([
  ['admin', 'Invalid email or password'],
  ['manager', 'Please check your credentials'],
  ['staff', 'Invalid email or password'],
] as const)('tells the %s of a failure without a sentence from the server', async (role, description) => {
  const { user } = show(role, () => ({ status: 502 }));
  await fill(user);
  await user.click(login());
  expect(await screen.findByRole('alert')).toHaveTextContent('Login failed. Please check your credentials.');
  expect(await screen.findByText('Login failed')).toBeInTheDocument();
  expect(screen.getByText(description)).toBeInTheDocument();
});

it("shows the server's error in toast and form, and keeps what was typed", async () => {
  const { user } = show('admin', () => problem(401, 'Invalid email or password'));
  await fill(user, 'owner@bistro.example', 'wrong');
  await user.click(login());
  expect(await screen.findByRole('alert')).toHaveTextContent('Invalid email or password');
  expect(email()).toHaveValue('owner@bistro.example');
  expect(readLocalRecord('admin')).toBeNull();
});

it('sends nothing invalid, and focuses the first invalid field', async () => {
  const { user, calls } = show('admin', () => ({ body: ACCOUNT }));
  await fill(user, 'owner', '');
  await user.click(login());
  await waitFor(() => {
    expect(email()).toHaveAccessibleDescription('Please enter a valid email address');
  });
  expect(password()).toHaveAccessibleDescription('Password is required');
  expect(email()).toHaveFocus();
  expect(calls).toEqual([]);
});

it('shows staff a toast when a field is missing', async () => {
  const { user, calls } = show('staff', () => ({ body: ACCOUNT }));
  await fill(user, ACCOUNT.email, '');
  await user.click(login());
  expect(await screen.findByText('Missing information')).toBeInTheDocument();
  expect(screen.getByText('Please enter both email and password')).toBeInTheDocument();
  await waitFor(() => {
    expect(password()).toHaveAccessibleDescription('Password is required');
  });
  expect(calls).toEqual([]);
});

describe('an account with two-step sign-in', () => {
  const CODE = 'Code from your authenticator app';
  const secondStep = {
    status: 401,
    body: {
      type: '/problems/second-step-required',
      status: 401,
      detail: 'Enter the code from your authenticator app.',
    },
  };
  const wrong = {
    ...secondStep,
    body: { ...secondStep.body, errors: [{ field: 'code', message: 'This code is not right.' }] },
  };

  it('asks for the code, keeps what was typed, and signs in with it', async () => {
    const { user, calls } = show('admin', ({ body }) =>
      (body as { code?: string }).code === '123 456' ? { body: ACCOUNT } : secondStep,
    );
    await fill(user);
    expect(screen.queryByLabelText(CODE)).toBeNull();
    await user.click(login());
    const code = await screen.findByLabelText(CODE);
    expect(code).toHaveFocus();
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code).toHaveAttribute('inputmode', 'numeric');
    expect(email()).toHaveValue(ACCOUNT.email);
    expect(password()).toHaveValue('courtyard-demo');
    expect(screen.queryByText('Login failed')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    await user.keyboard('123 456{Enter}');
    expect(await screen.findByText(/^The dashboard/)).toBeInTheDocument();
    expect(calls.map(({ body }) => body)).toEqual([
      { email: ACCOUNT.email, password: 'courtyard-demo' },
      { email: ACCOUNT.email, password: 'courtyard-demo', code: '123 456' },
    ]);
  });

  it('shows a wrong code under its field, and accepts another', async () => {
    const { user } = show('manager', ({ body }) => ((body as { code?: string }).code ? wrong : secondStep));
    await fill(user);
    await user.click(login());
    const code = await screen.findByLabelText(CODE);
    await user.click(login());
    await waitFor(() => {
      expect(code).toHaveAccessibleDescription(/Enter the code/);
    });
    await user.type(code, '000000{Enter}');
    await waitFor(() => {
      expect(code).toHaveAccessibleDescription(/This code is not right/);
    });
    expect(code).toHaveFocus();
    expect(await screen.findByText('Login failed')).toBeInTheDocument();
  });
});

describe('with a passkey', () => {
  const browser = withBrowserPasskeys();
  const press = async (user: ReturnType<typeof show>['user']) => {
    await fillInByBrowserAndWait();
    await user.click(screen.getByRole('button', { name: 'Sign in with a passkey' }));
  };
  const begun = { body: { options: { challenge: 'Y2hhbGxlbmdl' } } };

  it('signs in without typing, and stores the local record', async () => {
    const { user, calls } = show('staff', ({ path }) => (path.endsWith('/options') ? begun : { body: ACCOUNT }));
    await press(user);
    expect(await screen.findByText(/^The dashboard/)).toBeInTheDocument();
    expect(await screen.findByText('Login successful')).toBeInTheDocument();
    expect(readLocalRecord('staff')).toEqual({ id: '1', name: 'Front of House' });
    expect(calls).toMatchObject([
      { path: '/api/staff/login/passkey/options' },
      {
        path: '/api/staff/login/passkey',
        body: {
          credentialId: 'made-here',
          clientDataJSON: 'AQI',
          authenticatorData: 'BQY',
          signature: 'Bwg',
          userHandle: 'MQ',
        },
      },
    ]);
  });

  it('reports a canceled passkey, and accepts the password then', async () => {
    browser.refusal = 'NotAllowedError';
    const { user, calls } = show('staff', ({ path }) => (path.endsWith('/options') ? begun : { body: ACCOUNT }));
    await press(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('No passkey was used.');
    expect(calls).toHaveLength(1);
    await user.type(email(), ACCOUNT.email);
    await user.type(password(), 'courtyard-demo');
    await user.click(login());
    expect(await screen.findByText(/^The dashboard/)).toBeInTheDocument();
  });

  it('shows the sentence of the server', async () => {
    const { user } = show('admin', ({ path }) =>
      path.endsWith('/options') ? begun : problem(401, 'This passkey does not sign you in here.'),
    );
    await press(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('This passkey does not sign you in here.');
    expect(readLocalRecord('admin')).toBeNull();
  });
});

describe('an account of which a passkey is the second step', () => {
  const browser = withBrowserPasskeys();
  const asks = (secondSteps: string[], errors: object[] = []) => ({
    status: 401,
    body: {
      type: '/problems/second-step-required',
      status: 401,
      detail: 'Please use it as well.',
      secondSteps,
      errors,
    },
  });
  const begun = { body: { options: { challenge: 'Y2hhbGxlbmdl' } } };
  const passkeyIn = (body: unknown) => (body as { passkey?: object }).passkey;
  const byPasskey = () => screen.findByRole('button', { name: 'Use a passkey' });

  it('accepts a passkey instead of the code', async () => {
    const { user, calls } = show('admin', ({ path, body }) => {
      if (path.endsWith('/options')) return begun;
      return passkeyIn(body) ? { body: ACCOUNT } : asks(['code', 'passkey']);
    });
    await fill(user);
    await user.click(login());
    await user.click(await byPasskey());
    expect(await screen.findByText(/^The dashboard/)).toBeInTheDocument();
    expect(calls.at(-1)).toMatchObject({
      path: '/api/admin/login',
      body: {
        email: ACCOUNT.email,
        password: 'courtyard-demo',
        passkey: { credentialId: 'made-here', userHandle: 'MQ' },
      },
    });
    expect(calls.at(-1)?.body).not.toHaveProperty('code');
  });

  it('asks for nothing else without an authenticator app', async () => {
    const { user } = show('manager', ({ path, body }) => {
      if (path.endsWith('/options')) return begun;
      return passkeyIn(body) ? { body: ACCOUNT } : asks(['passkey']);
    });
    await fill(user);
    await user.click(login());
    expect(await screen.findByText('Please use it as well.')).toBeInTheDocument();
    expect(screen.queryByLabelText('Code from your authenticator app')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Login' })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(await byPasskey());
    expect(await screen.findByText(/^The dashboard/)).toBeInTheDocument();
  });

  it('reports a canceled passkey, and one of another account', async () => {
    const detail = 'This is no passkey of this account.';
    const wrong = asks(['code', 'passkey'], [{ field: 'passkey', message: detail }]);
    const { user } = show('manager', ({ path, body }) => {
      if (path.endsWith('/options')) return begun;
      return passkeyIn(body) ? { ...wrong, body: { ...wrong.body, detail } } : asks(['code', 'passkey']);
    });
    await fill(user);
    await user.click(login());
    browser.refusal = 'NotAllowedError';
    await user.click(await byPasskey());
    expect(await screen.findByRole('alert')).toHaveTextContent('No passkey was used.');
    browser.refusal = null;
    await user.click(await byPasskey());
    await waitFor(() => {
      expect(screen.getByRole('alert')).toHaveTextContent(detail);
    });
    expect(screen.getByLabelText('Code from your authenticator app')).toBeInTheDocument();
  });
});

it('leads back to the website', async () => {
  const { user } = show('manager', () => ({ body: ACCOUNT }));
  await user.click(screen.getByRole('link', { name: 'View Website' }));
  expect(await screen.findByText('The website')).toBeInTheDocument();
});
