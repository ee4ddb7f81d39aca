/** Time limit from the challenge to the passkey's response. */
export const CHALLENGE_SECONDS = 5 * 60;

/** A WebAuthn credential of an account. Signs in without password and second step, or serves as the second step after the password. */
export interface Passkey {
  readonly id: string;
  readonly accountId: string;
  /** The credential id in base64url. */
  readonly credentialId: string;
  /** In COSE format. */
  readonly publicKey: Uint8Array;
  /** How the browser reaches the authenticator, as reported by it. */
  readonly transports: readonly string[];
  readonly name: string;
  readonly createdAt: Date;
  readonly usedAt: Date | null;
}

/** An authenticator's response for a new credential; texts are base64url. */
export interface Attestation {
  readonly credentialId: string;
  readonly clientDataJSON: string;
  readonly attestationObject: string;
  readonly transports: readonly string[];
}

/** An authenticator's response for a sign-in; texts are base64url. */
export interface Assertion {
  readonly credentialId: string;
  readonly clientDataJSON: string;
  readonly authenticatorData: string;
  readonly signature: string;
  readonly userHandle: string;
}

/** Options for the browser's WebAuthn API, in JSON. */
export interface CeremonyOptions {
  readonly challenge: string;
}
