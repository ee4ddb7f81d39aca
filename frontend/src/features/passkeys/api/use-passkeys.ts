import { startRegistration } from '@simplewebauthn/browser';
import { type Passkey, passkeyCalls, passkeyQueries, type PasskeyWish, withPasskeyIfAsked } from '@/entities/session';
import { type Change, type Role, useChange } from '@/shared/api';

const KNOWN = 'This device already has your passkey.';
const GIVEN_UP = 'It was canceled, or you’re offline. Please try again.';

/** One that is the second step so far is asked for before another is made. @throws ApiError; WebAuthnError when the person gives up, or the authenticator has one already */
async function add(role: Role, { name, ...proof }: PasskeyWish): Promise<void> {
  const optionsJSON = await withPasskeyIfAsked(role, proof, (body) => passkeyCalls.begin(role, body));
  const { id, response } = await startRegistration({ optionsJSON });
  const { clientDataJSON, attestationObject, transports } = response;
  await passkeyCalls.add(role, { name, credentialId: id, clientDataJSON, attestationObject, transports });
}

const isKnown = ({ name }: Error) => name === 'InvalidStateError';

function changesOf(role: Role) {
  const stale = [passkeyQueries.all(role).queryKey];
  const adding: Change<PasskeyWish, void> = {
    send: (wish) => add(role, wish),
    done: ({ name }) => ({ title: 'Passkey added', subject: name }),
    failed: (_, error) => ({ title: 'Couldn’t add the passkey', description: isKnown(error) ? KNOWN : GIVEN_UP }),
    stale,
  };
  const removing: Change<Pick<Passkey, 'id' | 'name'> & { password: string }> = {
    send: ({ id, password }) => passkeyCalls.remove(role, id, password),
    done: ({ name }) => ({ title: 'Passkey removed', subject: name }),
    failed: () => ({ title: 'Couldn’t remove the passkey', description: 'Please try again' }),
    stale,
  };
  return { adding, removing };
}

export const useAddPasskey = (role: Role) => useChange(changesOf(role).adding);
export const useRemovePasskey = (role: Role) => useChange(changesOf(role).removing);
