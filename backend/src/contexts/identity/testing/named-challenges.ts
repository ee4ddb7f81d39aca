import type { Assertion, Attestation, CeremonyOptions } from '../domain/passkey.js';
import type { RelyingParty } from '../domain/ports.js';

/** Believes whatever names its challenge and a counter; the authenticator's part is played by it too. */
export class NamedChallenges implements RelyingParty {
  private made = 0;

  creationOptions(): Promise<CeremonyOptions> {
    return this.next();
  }

  requestOptions(): Promise<CeremonyOptions> {
    return this.next();
  }

  attestation(credentialId: string, challenge: string, counter = 0): Attestation {
    return { credentialId, clientDataJSON: challenge, attestationObject: String(counter), transports: ['internal'] };
  }

  assertion(credentialId: string, challenge: string, counter = 0): Assertion {
    const signed = { authenticatorData: String(counter), signature: 'signed', userHandle: 'somebody' };
    return { credentialId, clientDataJSON: challenge, ...signed };
  }

  attested({ clientDataJSON, attestationObject }: Attestation, challenge: string) {
    const credential = { publicKey: new Uint8Array([1]), counter: Number(attestationObject) };
    return Promise.resolve(clientDataJSON === challenge ? credential : null);
  }

  asserted({ clientDataJSON, authenticatorData }: Assertion, challenge: string) {
    return Promise.resolve(clientDataJSON === challenge ? Number(authenticatorData) : null);
  }

  private next(): Promise<CeremonyOptions> {
    this.made += 1;
    return Promise.resolve({ challenge: `challenge ${String(this.made)}` });
  }
}
