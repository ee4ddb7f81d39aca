import { type Credentials, keepLocalRecord, sessionCalls, sessionQueries } from '@/entities/session';
import { type Change, fieldErrors, isProblem, type Role, useChange } from '@/shared/api';

const FAILED: Record<Role, string> = {
  admin: 'Invalid email or password',
  manager: 'Please check your credentials',
  staff: 'Invalid email or password',
};
const WELCOME: Partial<Record<Role, string>> = { staff: 'Welcome back! Redirecting to staff dashboard...' };

/** The password was right: the code is still to come, or is wrong. */
export const asksCode = (error: Error) => isProblem(error, 'second-step-required');

const signIn = (role: Role): Change<Credentials> => ({
  async send(credentials, { client }) {
    const account = await sessionCalls[role].login(credentials);
    keepLocalRecord(role, account);
    client.setQueryData(sessionQueries.account(role).queryKey, account);
  },
  done: () => ({ title: 'Login successful', description: WELCOME[role] }),
  failed: (_, error) =>
    asksCode(error) && !fieldErrors(error)['code'] ? undefined : { title: 'Login failed', description: FAILED[role] },
});

const changes = { admin: signIn('admin'), manager: signIn('manager'), staff: signIn('staff') };

export const useSignIn = (role: Role) => useChange(changes[role]);
