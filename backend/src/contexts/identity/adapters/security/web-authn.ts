import { Injectable, Logger } from '@nestjs/common';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { COSEALG } from '@simplewebauthn/server/helpers';
import type { Actor } from '../../../../kernel/actor.js';
import { AppSettings } from '../../../../platform/config/app-settings.js';
import { CurrentRestaurant } from '../../../../platform/restaurant/current-restaurant.js';
import {
  type Assertion,
  type Attestation,
  type CeremonyOptions,
  CHALLENGE_SECONDS,
  type Passkey,
} from '../../domain/passkey.js';
import type { RelyingParty } from '../../domain/ports.js';

/** Algorithms that authenticators support. The library's default starts with one that Node.js marks as experimental. */
const ALGORITHMS = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];
const TIMEOUT = CHALLENGE_SECONDS * 1000;
const userHandleOf = (accountId: string) => Buffer.from(accountId);

/** Passkeys for the host name in PUBLIC_URL that verify the person by fingerprint, face or PIN. */
@Injectable()
export class WebAuthn implements RelyingParty {
  private readonly logger = new Logger('Security');
  private readonly expected;

  constructor(
    private readonly restaurant: CurrentRestaurant,
    { publicUrl: { origin, hostname } }: AppSettings,
  ) {
    this.expected = { expectedOrigin: origin, expectedRPID: hostname, requireUserVerification: true };
  }

  creationOptions(account: Actor & { email: string }, known: readonly Passkey[]): Promise<CeremonyOptions> {
    return generateRegistrationOptions({
      rpName: this.restaurant.nameForAccounts,
      rpID: this.expected.expectedRPID,
      userID: new Uint8Array(userHandleOf(account.id)),
      userName: account.email,
      userDisplayName: account.name,
      excludeCredentials: known.map(({ credentialId, transports }) => ({
        id: credentialId,
        transports: [...transports],
      })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      supportedAlgorithmIDs: ALGORITHMS,
      timeout: TIMEOUT,
    });
  }

  requestOptions(): Promise<CeremonyOptions> {
    return generateAuthenticationOptions({
      rpID: this.expected.expectedRPID,
      userVerification: 'required',
      timeout: TIMEOUT,
    });
  }

  async attested({ credentialId, clientDataJSON, attestationObject }: Attestation, expectedChallenge: string) {
    const { registrationInfo } = await this.unlessRefused(
      verifyRegistrationResponse({
        response: { ...publicKey(credentialId), response: { clientDataJSON, attestationObject } },
        expectedChallenge,
        supportedAlgorithmIDs: ALGORITHMS,
        ...this.expected,
      }),
    );
    if (registrationInfo?.credential.id !== credentialId) return null;
    const { publicKey: key, counter } = registrationInfo.credential;
    return { publicKey: key, counter };
  }

  async asserted({ credentialId, ...response }: Assertion, expectedChallenge: string, passkey: Passkey) {
    if (response.userHandle !== userHandleOf(passkey.accountId).toString('base64url')) return null;
    const { verified, authenticationInfo } = await this.unlessRefused(
      verifyAuthenticationResponse({
        response: { ...publicKey(credentialId), response },
        expectedChallenge,
        ...this.expected,
        // The counter is checked in the database, so that only one of two concurrent calls succeeds.
        credential: { id: passkey.credentialId, publicKey: new Uint8Array(passkey.publicKey), counter: 0 },
      }),
    );
    return verified === true && authenticationInfo ? authenticationInfo.newCounter : null;
  }

  /** The library throws for refusals; logging the reason reveals a wrong PUBLIC_URL to the operator. */
  private async unlessRefused<T extends object>(verification: Promise<T>): Promise<Partial<T>> {
    try {
      return await verification;
    } catch (error) {
      this.logger.warn({ security: 'passkey not verified', reason: String(error) });
      return {};
    }
  }
}

const publicKey = (id: string) => ({ id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} });
