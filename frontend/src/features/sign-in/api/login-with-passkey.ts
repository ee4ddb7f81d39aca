import { type Credentials, passkeyCalls, sessionCalls, signedByPasskey } from '@/entities/session';
import type { Role } from '@/shared/api';

/** @throws WebAuthnError when the person cancels, or the browser has no passkey for this site */
export const loginWithPasskey = async (role: Role) => passkeyCalls.login(role, await signedByPasskey(role));

/** Uses a passkey as the second step. */
export const loginWithBoth = async (role: Role, credentials: Credentials) =>
  sessionCalls[role].login({ ...credentials, passkey: await signedByPasskey(role) });
