import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { Assertion, Attestation } from '../domain/passkey.js';

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
const bytes = (value: Buffer) => {
  const head = Buffer.from([0x59, 0, 0]);
  head.writeUInt16BE(value.length, 1);
  return Buffer.concat([head, value]);
};

/** An ES256 authenticator with one passkey, that signs what a browser of the site would have it sign. */
export class SoftwareAuthenticator {
  readonly credentialId = randomBytes(32).toString('base64url');
  /** Of the next signature. */
  counter = 0;
  /** Whether the person was asked for finger, face or PIN. */
  verifies = true;
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  constructor(
    private readonly origin: string,
    private readonly accountId: string,
  ) {}

  create(challenge: string): Attestation {
    const id = Buffer.from(this.credentialId, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, id, this.coseKey()]);
    const data = Buffer.concat([this.data(ATTESTED), credential]);
    const attestation = [
      text('fmt'),
      text('none'),
      text('attStmt'),
      Buffer.from([0xa0]),
      text('authData'),
      bytes(data),
    ];
    return {
      credentialId: this.credentialId,
      clientDataJSON: this.clientData('webauthn.create', challenge).toString('base64url'),
      attestationObject: Buffer.concat([Buffer.from([0xa3]), ...attestation]).toString('base64url'),
      transports: ['internal'],
    };
  }

  get(challenge: string): Assertion {
    const data = this.data(0);
    const client = this.clientData('webauthn.get', challenge);
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.keys.privateKey);
    return {
      credentialId: this.credentialId,
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
      userHandle: Buffer.from(this.accountId).toString('base64url'),
    };
  }

  private data(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const all = flags | PRESENT | (this.verifies ? VERIFIED : 0);
    return Buffer.concat([sha256(new URL(this.origin).hostname), Buffer.from([all]), counter]);
  }

  private clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  private coseKey(): Buffer {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const toX = Buffer.from('a5010203262001215820', 'hex');
    const toY = Buffer.from('225820', 'hex');
    return Buffer.concat([toX, Buffer.from(x, 'base64url'), toY, Buffer.from(y, 'base64url')]);
  }
}
