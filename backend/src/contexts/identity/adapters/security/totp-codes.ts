import { createHmac, hkdfSync, randomInt } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';
import { generateSecret, generateURI, verifySync } from 'otplib';
import type { SecondStepCodes } from '../../domain/ports/second-step-codes.js';
import { ARGON2_OPTIONS } from './argon2-passwords.js';

/** RFC 6238 as the apps expect it: SHA-1, six digits, 30 seconds. */
const STEP_SECONDS = 30;
const GROUPS = 4;

export class TotpCodes implements SecondStepCodes {
  private readonly secret: Buffer;
  private readonly former: readonly Buffer[];

  /** @param issuer name of the restaurant in authenticator apps */
  constructor(
    private readonly issuer: string,
    sessionSecret: string,
    formerSecrets: readonly string[] = [],
  ) {
    this.secret = derived(sessionSecret);
    this.former = formerSecrets.map(derived);
  }

  newKey = () => generateSecret();

  addressOf(key: string, email: string): string {
    return generateURI({ issuer: this.issuer, label: email, secret: key });
  }

  timeStepOf(key: string, code: string, now: Date): number | null {
    if (!/^\d{6}$/.test(code)) return null;
    const epoch = Math.floor(now.getTime() / 1000);
    const found = verifySync({ secret: key, token: code, epoch, epochTolerance: [STEP_SECONDS, 0] });
    return found.valid && 'timeStep' in found ? found.timeStep : null;
  }

  /** 53 random bits, such as `4821-0937-5516-2240`: only digits, because phones show a numeric keypad for codes. */
  newRecoveryCode(): string {
    return Array.from({ length: GROUPS }, () => String(randomInt(10_000)).padStart(4, '0')).join('-');
  }

  hashOf(code: string, accountId: string): Promise<string> {
    return slowHash(this.secret, code, accountId);
  }

  async formerHashesOf(code: string, accountId: string): Promise<readonly string[]> {
    const slow = await Promise.all(this.former.map((secret) => slowHash(secret, code, accountId)));
    return [...slow, ...[this.secret, ...this.former].map((secret) => keyed(secret, code))];
  }
}

const derived = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'courtyard recovery codes', 32));
const keyed = (secret: Buffer, value: string | Buffer) =>
  createHmac('sha256', secret).update(value).digest('base64url');

/** Argon2id, because 53 bits can be brute-forced otherwise. The salt depends only on the account, so that a code can be found by its hash. */
async function slowHash(secret: Buffer, code: string, accountId: string): Promise<string> {
  const salt = createHmac('sha256', secret).update(`salt ${accountId}`).digest();
  return keyed(secret, await hashRaw(code, { ...ARGON2_OPTIONS, salt }));
}
