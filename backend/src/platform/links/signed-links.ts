import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../kernel/clock.js';

/** Tokens for links in emails. They authorize anyone who has them, for one purpose and subject, until they expire. */
export class SignedLinks {
  /** @param secrets the first one signs, all are accepted; to rotate, put a new one first */
  constructor(
    private readonly secrets: readonly string[],
    private readonly clock: Clock,
  ) {}

  /** @param purpose tokens of one purpose are not valid for another */
  sign(purpose: string, subject: string, expiresAt: Date): string {
    const [secret = ''] = this.secrets;
    const expiry = Math.floor(expiresAt.getTime() / 1000).toString(36);
    const text = `${expiry}.${Buffer.from(subject).toString('base64url')}`;
    return `${text}.${signature(secret, purpose, text)}`;
  }

  /** The subject; null if the token is for another purpose, forged, or expired. */
  read(purpose: string, token: string): string | null {
    const [expiry = '', subject = ''] = token.split('.');
    const text = `${expiry}.${subject}`;
    const isOurs = this.secrets.some((secret) => isSame(`${text}.${signature(secret, purpose, text)}`, token));
    if (!isOurs || Number.parseInt(expiry, 36) * 1000 <= this.clock.now().getTime()) return null;
    return Buffer.from(subject, 'base64url').toString();
  }
}

function signature(secret: string, purpose: string, text: string): string {
  return createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url');
}

/** Compares in constant time. */
function isSame(expected: string, actual: string): boolean {
  const ours = Buffer.from(expected);
  const theirs = Buffer.from(actual);
  return ours.length === theirs.length && timingSafeEqual(ours, theirs);
}
