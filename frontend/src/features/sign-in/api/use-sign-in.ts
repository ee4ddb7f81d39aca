import { type Credentials, keepLocalRecord, sessionCalls, sessionQueries } from '@/entities/session';
import { ApiError, type Mutation, fieldErrors, isProblem, type Role, useRestMutation } from '@/shared/api';

const FAILED: Record<Role, string> = {
  admin: 'Invalid email or password',
  manager: 'Please check your credentials',
  staff: 'Invalid email or password',
};
/** The person canceled, or the browser has no passkey for this site, or does not support passkeys. */
export const NO_PASSKEY = 'No passkey was used. Please try again, or use your password.';
const WELCOME: Partial<Record<Role, string>> = { staff: 'Welcome back! Redirecting to staff dashboard...' };

/** The password was right, but the second step is missing or wrong. */
export const asksSecondStep = (error: Error) => isProblem(error, 'second-step-required');

/** The accepted second steps: an app's 'code', or a 'passkey'. */
export function secondStepsOf(error: Error): readonly string[] {
  const problem: object | null = error instanceof ApiError ? error.problem : null;
  return problem && 'secondSteps' in problem && Array.isArray(problem.secondSteps)
    ? problem.secondSteps.map(String)
    : ['code'];
}

interface Entered extends Credentials {
  /** Uses a passkey instead of a code. */
  withPasskey?: boolean;
}

const welcome = (role: Role) => () => ({ title: 'Login successful', description: WELCOME[role] });

/** WebAuthn code is loaded when someone uses it. */
const authenticator = () => import('./login-with-passkey');
const loginWithBoth = async (role: Role, credentials: Credentials) =>
  (await authenticator()).loginWithBoth(role, credentials);

const signIn = (role: Role): Mutation<Entered> => ({
  async send({ withPasskey = false, ...credentials }, { client }) {
    const account = await (withPasskey ? loginWithBoth(role, credentials) : sessionCalls[role].login(credentials));
    keepLocalRecord(role, account);
    client.setQueryData(sessionQueries.account(role).queryKey, account);
  },
  done: welcome(role),
  failed({ withPasskey }, error) {
    if (asksSecondStep(error) && Object.keys(fieldErrors(error)).length === 0) return undefined;
    return { title: 'Login failed', description: withPasskey ? NO_PASSKEY : FAILED[role] };
  },
});

const signInWithPasskey = (role: Role): Mutation<null> => ({
  async send(_, { client }) {
    const account = await (await authenticator()).loginWithPasskey(role);
    keepLocalRecord(role, account);
    client.setQueryData(sessionQueries.account(role).queryKey, account);
  },
  done: welcome(role),
  failed: () => ({ title: 'Login failed', description: NO_PASSKEY }),
});

export const useSignInWithPasskey = (role: Role) => useRestMutation(signInWithPasskey(role));
export const useSignIn = (role: Role) => useRestMutation(signIn(role));
