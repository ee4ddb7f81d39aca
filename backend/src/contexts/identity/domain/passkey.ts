import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { PasskeyRepository, RelyingParty } from './ports.js';

/** A passkey's response to a challenge. */
export interface PasskeyAnswer {
  readonly assertion: Assertion;
  /** The browser's challenge; null if it has expired. */
  readonly challenge: string | null;
}

@Injectable()
export class PasskeyAnswers {
  constructor(
    private readonly passkeys: PasskeyRepository,
    private readonly relyingParty: RelyingParty,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the passkey that signed the challenge with user verification, and its new signature counter; null if none
   * did. Spends the challenge in either case.
   */
  async read({ assertion, challenge }: PasskeyAnswer): Promise<{ passkey: Passkey; counter: number } | null> {
    if (challenge === null || !(await this.passkeys.spend(challenge, this.clock.now()))) return null;
    const passkey = await this.passkeys.find(assertion.credentialId);
    const counter = passkey && (await this.relyingParty.asserted(assertion, challenge, passkey));
    return passkey === null || counter === null ? null : { passkey, counter };
  }

  /** Whether the passkey belongs to the account. Records its use. */
  async isOf(accountId: string, answer: PasskeyAnswer): Promise<boolean> {
    const read = await this.read(answer);
    if (read?.passkey.accountId !== accountId) return false;
    return this.passkeys.use(read.passkey.id, read.counter, this.clock.now());
  }
}

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
