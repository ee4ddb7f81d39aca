import { queryOptions } from '@tanstack/react-query';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { answer, api, apiAs, type components, type Role } from '@/shared/api';
import type { Account } from './session.calls';

export type Passkey = components['schemas']['PasskeyView'];
type PasskeyProof = components['schemas']['PasskeyProof'];
type NewPasskey = components['schemas']['NewPasskey'];
type PasskeyLogin = components['schemas']['PasskeyLogin'];
export type PasskeyRequest = PasskeyProof & Pick<NewPasskey, 'name'>;

/** WebAuthn options; OpenAPI leaves their type to the standard. */
async function optionsOf<Options extends object>(call: Promise<components['schemas']['CeremonyView']>) {
  const { options }: { options: object } = await call;
  return options as Options;
}

export const passkeyCalls = {
  read: (role: Role, signal: AbortSignal): Promise<Passkey[]> =>
    answer(apiAs(role).GET('/api/account/passkeys', { signal })),
  begin: (role: Role, body: PasskeyProof) =>
    optionsOf<PublicKeyCredentialCreationOptionsJSON>(
      answer(apiAs(role).POST('/api/account/passkeys/options', { body })),
    ),
  add: (role: Role, body: NewPasskey) => apiAs(role).POST('/api/account/passkeys', { body }),
  remove: (role: Role, id: string, password: string) =>
    apiAs(role).POST('/api/account/passkeys/{id}/remove', { params: { path: { id } }, body: { password } }),
  beginLogin: (role: Role) =>
    optionsOf<PublicKeyCredentialRequestOptionsJSON>(answer(api.POST(`/api/${role}/login/passkey/options`))),
  login: (role: Role, body: PasskeyLogin): Promise<Account> => answer(api.POST(`/api/${role}/login/passkey`, { body })),
};

export const passkeyQueries = {
  all: (role: Role) =>
    queryOptions({
      queryKey: ['passkeys', role],
      queryFn: ({ signal }) => passkeyCalls.read(role, signal),
    }),
};
