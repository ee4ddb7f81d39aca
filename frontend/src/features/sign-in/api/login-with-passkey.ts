import { passkeyCalls } from '@/entities/session';
import type { Role } from '@/shared/api';
import { startAuthentication } from '@simplewebauthn/browser';

/** @throws WebAuthnError when the person gives up, or the browser has no passkey of this site */
export async function loginWithPasskey(role: Role) {
  const optionsJSON = await passkeyCalls.beginLogin(role);
  const { id, response } = await startAuthentication({ optionsJSON });
  const { userHandle = '', clientDataJSON, authenticatorData, signature } = response;
  return passkeyCalls.login(role, { credentialId: id, userHandle, clientDataJSON, authenticatorData, signature });
}
