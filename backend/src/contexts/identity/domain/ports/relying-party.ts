import type { Actor } from '../../../../kernel/actor.js';
import type { Assertion, Attestation, CeremonyOptions, Passkey } from '../passkey.js';

/** The server side of WebAuthn. */
export abstract class RelyingParty {
  abstract creationOptions(
    account: Actor & { readonly email: string },
    known: readonly Passkey[],
  ): Promise<CeremonyOptions>;
  /** For whichever passkey the browser has. */
  abstract requestOptions(): Promise<CeremonyOptions>;
  /** Null for one that was not made here, for this challenge, with the person verified. */
  abstract attested(
    attestation: Attestation,
    challenge: string,
  ): Promise<{ readonly publicKey: Uint8Array; readonly counter: number } | null>;
  /** The authenticator's counter; null for what the passkey did not sign here, for this challenge, with the person verified. */
  abstract asserted(assertion: Assertion, challenge: string, passkey: Passkey): Promise<number | null>;
}
