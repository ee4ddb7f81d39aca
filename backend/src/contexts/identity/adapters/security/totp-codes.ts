import { createHmac, hkdfSync, randomInt } from 'node:crypto';
import { generateSecret, generateURI, verifySync } from 'otplib';
import type { SecondStepCodes } from '../../domain/ports/second-step-codes.js';

/** RFC 6238 as the apps expect it: SHA-1, six digits, 30 seconds. */
const STEP_SECONDS = 30;
/** Without letters and digits that are taken for others. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 3;
const LETTERS_OF_GROUP = 4;

export class TotpCodes implements SecondStepCodes {
  private readonly secret: Buffer;

  /** @param issuer what apps call the house */
  constructor(
    private readonly issuer: string,
    sessionSecret: string,
  ) {
    this.secret = Buffer.from(hkdfSync('sha256', sessionSecret, '', 'courtyard recovery codes', 32));
  }

  newKey = () => generateSecret();

  addressOf(key: string, email: string): string {
    return generateURI({ issuer: this.issuer, label: email, secret: key });
  }

  timeStepOf(key: string, code: string, now: Date): number | null {
    if (!/^\d{6}$/.test(code)) return null;
    const epoch = Math.floor(now.getTime() / 1000);
    const found = verifySync({ secret: key, token: code, epoch, epochTolerance: STEP_SECONDS });
    return found.valid && 'timeStep' in found ? found.timeStep : null;
  }

  /** Some 59 random bits, such as `k7m2-9fqx-3hzd`. */
  newRecoveryCode(): string {
    const group = () => Array.from({ length: LETTERS_OF_GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join('');
    return Array.from({ length: GROUPS }, group).join('-');
  }

  hashOf(code: string): string {
    return createHmac('sha256', this.secret).update(code).digest('base64url');
  }
}
