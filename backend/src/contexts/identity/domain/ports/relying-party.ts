import type { Actor } from '../../../../kernel/actor.js';
import type { Assertion, Attestation, CeremonyOptions, Passkey } from '../passkey.js';

/** The server side of WebAuthn. */
export abstract class RelyingParty {
  abstract creationOptions(
    account: Actor & { readonly email: string },
    known: readonly Passkey[],
  ): Promise<CeremonyOptions>;
  /** For any passkey that the browser has. */
  abstract requestOptions(): Promise<CeremonyOptions>;
  /** Returns null if the credential was not created for this site and challenge with user verification. */
  abstract attested(
    attestation: Attestation,
    challenge: string,
  ): Promise<{ readonly publicKey: Uint8Array; readonly counter: number } | null>;
  /** Returns the signature counter; null if the assertion was not signed for this site and challenge with user verification. */
  abstract asserted(assertion: Assertion, challenge: string, passkey: Passkey): Promise<number | null>;
}
