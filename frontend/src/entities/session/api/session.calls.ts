import { answer, api, apiAs, type components, type OfficeRole, type Role } from '@/shared/api';

export type Account = components['schemas']['AccountView'];
/** A browser in which the account is signed in. */
export type SignedInBrowser = components['schemas']['SignedInView'];
export type SecondStep = components['schemas']['SecondStepView'];
export type SecondStepKey = components['schemas']['SecondStepKeyView'];
/** The password once more, and a code. */
export type SecondStepProof = components['schemas']['SecondStepProof'];
export type ManagerSecondStep = components['schemas']['ManagerSecondStepView'];
export type Credentials = components['schemas']['LoginBody'];

interface SessionCalls {
  login(credentials: Credentials): Promise<Account>;
  logout(signal: AbortSignal): Promise<unknown>;
  account(signal: AbortSignal): Promise<Account>;
}

export const sessionCalls: Record<Role, SessionCalls> = {
  admin: {
    login: (body) => answer(api.POST('/api/admin/login', { body })),
    logout: (signal) => apiAs('admin').POST('/api/admin/logout', { signal }),
    account: (signal) => answer(apiAs('admin').GET('/api/admin/me', { signal })),
  },
  manager: {
    login: (body) => answer(api.POST('/api/manager/login', { body })),
    logout: (signal) => apiAs('manager').POST('/api/manager/logout', { signal }),
    account: (signal) => answer(apiAs('manager').GET('/api/manager/me', { signal })),
  },
  staff: {
    login: (body) => answer(api.POST('/api/staff/login', { body })),
    logout: (signal) => apiAs('staff').POST('/api/staff/logout', { signal }),
    account: (signal) => answer(apiAs('staff').GET('/api/staff/me', { signal })),
  },
};

export const signedInCalls = {
  read: (role: Role, signal: AbortSignal): Promise<SignedInBrowser[]> =>
    answer(apiAs(role).GET('/api/account/sessions', { signal })),
  end: (role: Role, id: string) => apiAs(role).DELETE('/api/account/sessions/{id}', { params: { path: { id } } }),
};

const recoveryCodesOf = async (call: Promise<components['schemas']['RecoveryCodesView']>) => (await call).recoveryCodes;

export const secondStepCalls = {
  read: (role: OfficeRole, signal: AbortSignal): Promise<SecondStep> =>
    answer(apiAs(role).GET('/api/account/second-step', { signal })),
  begin: (role: OfficeRole): Promise<SecondStepKey> => answer(apiAs(role).POST('/api/account/second-step/key')),
  turnOn: (role: OfficeRole, body: SecondStepProof) =>
    recoveryCodesOf(answer(apiAs(role).POST('/api/account/second-step/on', { body }))),
  turnOff: (role: OfficeRole, body: SecondStepProof) => apiAs(role).POST('/api/account/second-step/off', { body }),
  renewRecoveryCodes: (role: OfficeRole, body: SecondStepProof) =>
    recoveryCodesOf(answer(apiAs(role).POST('/api/account/second-step/recovery-codes', { body }))),
  ofManagers: (signal: AbortSignal): Promise<ManagerSecondStep[]> =>
    answer(apiAs('admin').GET('/api/admin/second-steps', { signal })),
  reset: (id: string) => apiAs('admin').DELETE('/api/admin/second-steps/{id}', { params: { path: { id } } }),
};
