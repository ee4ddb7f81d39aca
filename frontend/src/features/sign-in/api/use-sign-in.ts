import { type Credentials, keepLocalRecord, sessionCalls, sessionQueries } from '@/entities/session';
import { type Change, fieldErrors, isProblem, type Role, useChange } from '@/shared/api';

const FAILED: Record<Role, string> = {
  admin: 'Invalid email or password',
  manager: 'Please check your credentials',
  staff: 'Invalid email or password',
};
/** The person gave up, the browser has none of this site, or knows no passkeys at all. */
export const NO_PASSKEY = 'No passkey was used. Please try again, or use your password.';
const WELCOME: Partial<Record<Role, string>> = { staff: 'Welcome back! Redirecting to staff dashboard...' };

/** The password was right: the code is still to come, or is wrong. */
export const asksCode = (error: Error) => isProblem(error, 'second-step-required');

const welcome = (role: Role) => () => ({ title: 'Login successful', description: WELCOME[role] });

const signIn = (role: Role): Change<Credentials> => ({
  async send(credentials, { client }) {
    const account = await sessionCalls[role].login(credentials);
    keepLocalRecord(role, account);
    client.setQueryData(sessionQueries.account(role).queryKey, account);
  },
  done: welcome(role),
  failed: (_, error) =>
    asksCode(error) && !fieldErrors(error)['code'] ? undefined : { title: 'Login failed', description: FAILED[role] },
});

/** What speaks to the authenticator is loaded when somebody wants it. */
const signInWithPasskey = (role: Role): Change<null> => ({
  async send(_, { client }) {
    const { loginWithPasskey } = await import('./login-with-passkey');
    const account = await loginWithPasskey(role);
    keepLocalRecord(role, account);
    client.setQueryData(sessionQueries.account(role).queryKey, account);
  },
  done: welcome(role),
  failed: () => ({ title: 'Login failed', description: NO_PASSKEY }),
});

const changes = { admin: signIn('admin'), manager: signIn('manager'), staff: signIn('staff') };

const passkeyChanges = {
  admin: signInWithPasskey('admin'),
  manager: signInWithPasskey('manager'),
  staff: signInWithPasskey('staff'),
};

export const useSignInWithPasskey = (role: Role) => useChange(passkeyChanges[role]);
export const useSignIn = (role: Role) => useChange(changes[role]);
