import { startAuthentication } from '@simplewebauthn/browser';
import { type components, fieldErrors, type Role } from '@/shared/api';
import { passkeyCalls } from './passkey.calls';

type PasskeyLogin = components['schemas']['PasskeyLogin'];

/**
 * A passkey's signature for a login.
 * @throws WebAuthnError when the person cancels, or the browser has no passkey for this site
 */
export async function signedByPasskey(role: Role): Promise<PasskeyLogin> {
  const optionsJSON = await passkeyCalls.beginLogin(role);
  const { id, response } = await startAuthentication({ optionsJSON });
  const { userHandle = '', clientDataJSON, authenticatorData, signature } = response;
  return { credentialId: id, userHandle, clientDataJSON, authenticatorData, signature };
}

/** If the server asks for a passkey, sends the body again with the passkey's signature. */
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
