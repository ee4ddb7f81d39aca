import { screen } from '@testing-library/react';
import { fakeServer, renderScreen } from '@/shared/testing';
import { ChoosePasswordPage, FirstOwnerPage, ForgotPasswordPage } from './password-pages';

const WRONG_LINK = 'This link has expired or was already used. Please request a new one.';

afterEach(() => {
  sessionStorage.clear();
});

it('keeps the typed address across a reload', async () => {
  fakeServer(() => ({ status: 204 }));
  const { user, unmount } = renderScreen(<ForgotPasswordPage />, { at: '/manager/forgot-password' });
  await user.type(screen.getByLabelText('Email'), 'ana@bistro.example');
  unmount();
  renderScreen(<ForgotPasswordPage />, { at: '/manager/forgot-password' });
  expect(await screen.findByLabelText('Email')).toHaveValue('ana@bistro.example');
});

it('confirms that a link was sent without revealing whether there is an account', async () => {
  const calls = fakeServer(() => ({ status: 204 }));
  const { user } = renderScreen(<ForgotPasswordPage />, { at: '/manager/forgot-password' });
  await user.type(screen.getByLabelText('Email'), 'ana{Enter}');
  expect(await screen.findByText('Please enter a valid email address')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Email'), '@bistro.example{Enter}');
  expect(await screen.findByRole('status')).toHaveTextContent(
    'If ana@bistro.example has an account here, we’ve sent a link to choose a new password. It works for 30 minutes.',
  );
  expect(calls).toMatchObject([{ path: '/api/manager/forgot-password', body: { email: 'ana@bistro.example' } }]);
});

const choosing = (post: () => { status?: number; body?: unknown }, isInvitation = false) => {
  const calls = fakeServer(({ method }) =>
    method === 'GET' ? { body: { name: 'Ana', email: 'ana@bistro.example', isInvitation } } : post(),
  );
  const view = renderScreen(<ChoosePasswordPage />, {
    at: '/staff/choose-password#a-token',
    elsewhere: { '/staff/login': <p>The login page</p> },
  });
  return { ...view, calls };
};

it('sends a new password with the token after the #, and leads to the login', async () => {
  const { user, calls } = choosing(() => ({ status: 204 }), true);
  expect(await screen.findByText(/^Welcome, Ana\./)).toBeInTheDocument();
  await user.type(screen.getByLabelText('New password'), 'short');
  await user.type(screen.getByLabelText('Confirm new password'), 'short{Enter}');
  expect(await screen.findByText('Password must be at least 6 characters long')).toBeInTheDocument();
  await user.type(screen.getByLabelText('New password'), 'er than that');
  await user.type(screen.getByLabelText('Confirm new password'), 'er than that{Enter}');
  expect(await screen.findByText('The login page')).toBeInTheDocument();
  expect(calls.at(-1)).toMatchObject({
    path: '/api/staff/choose-password',
    body: { newPassword: 'shorter than that' },
  });
});

it("shows the server's error about the password, and keeps it", async () => {
  const message = 'This password is one that everybody tries first. Choose another one';
  const { user } = choosing(() => ({
    status: 400,
    body: { status: 400, errors: [{ field: 'newPassword', message }] },
  }));
  await user.type(await screen.findByLabelText('New password'), 'password');
  await user.type(screen.getByLabelText('Confirm new password'), 'password{Enter}');
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.getByLabelText('New password')).toHaveValue('password');
});

it('says that a link has expired, and offers a new one', async () => {
  fakeServer(() => ({ status: 404, body: { status: 404, detail: WRONG_LINK } }));
  renderScreen(<ChoosePasswordPage />, { at: '/admin/choose-password#old' });
  expect(await screen.findByText(WRONG_LINK)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute('href', '/admin/forgot-password');
});

describe('the first owner', () => {
  const settingUp = (answer: (method: string) => { status?: number; body?: unknown }) => {
    const calls = fakeServer(({ method }) => answer(method));
    const view = renderScreen(<FirstOwnerPage />, {
      at: '/admin/setup#a-token',
      elsewhere: { '/admin/login': <p>The login page</p> },
    });
    return { ...view, calls };
  };

  it('creates an account with the link of the log, and is led to the login', async () => {
    const { user, calls, unmount } = settingUp(() => ({ status: 204 }));
    await user.type(await screen.findByLabelText('Your name'), 'Elena Brenta');
    await user.type(screen.getByLabelText('Email'), 'elena@osteria.example{Enter}');
    expect(await screen.findByText('Password must be at least 10 characters long')).toBeInTheDocument();
    unmount();
    const again = settingUp(() => ({ status: 204 }));
    expect(await screen.findByLabelText('Your name')).toHaveValue('Elena Brenta');
    await again.user.type(screen.getByLabelText('New password'), 'heron and kiln');
    await again.user.type(screen.getByLabelText('Confirm new password'), 'heron and kiln{Enter}');
    expect(await screen.findByText('The login page')).toBeInTheDocument();
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
    expect(again.calls.at(-1)).toMatchObject({
      path: '/api/admin/first-owner',
      body: { name: 'Elena Brenta', email: 'elena@osteria.example', newPassword: 'heron and kiln' },
    });
  });

  it('says why a link does not work', async () => {
    const detail = 'Someone has already created an account. Please sign in.';
    settingUp(() => ({ status: 404, body: { status: 404, detail } }));
    expect(await screen.findByText(detail)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/admin/login');
  });
});
