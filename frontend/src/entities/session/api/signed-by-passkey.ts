import { startAuthentication } from '@simplewebauthn/browser';
import { type components, fieldErrors, type Role } from '@/shared/api';
import { passkeyCalls } from './passkey.calls';

type PasskeyLogin = components['schemas']['PasskeyLogin'];

/** What a passkey of this browser signs to show who somebody is. @throws WebAuthnError when the person gives up, or the browser has none of this site */
export async function signedByPasskey(role: Role): Promise<PasskeyLogin> {
  const optionsJSON = await passkeyCalls.beginLogin(role);
  const { id, response } = await startAuthentication({ optionsJSON });
  const { userHandle = '', clientDataJSON, authenticatorData, signature } = response;
  return { credentialId: id, userHandle, clientDataJSON, authenticatorData, signature };
}

/** Where the server asks for a passkey beside what was typed, sends it once more with what the passkey signs. */
export async function withPasskeyIfAsked<Body extends object, Result>(
  role: Role,
  body: Body,
  send: (body: Body & { passkey?: PasskeyLogin }) => Promise<Result>,
): Promise<Result> {
  try {
    return await send(body);
  } catch (error) {
    if (fieldErrors(error)['passkey'] === undefined) throw error;
    return send({ ...body, passkey: await signedByPasskey(role) });
  }
}
