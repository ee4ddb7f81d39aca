import { Injectable } from '@nestjs/common';
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { type Limit, RateLimits } from '../../../../platform/rate-limits/rate-limits.js';
import { MachinePasswords } from './machine-accounts.query.js';

const MINUTE = 60;
const WRONG_TRIES: readonly Limit[] = [{ name: 'machine-account', points: 5, seconds: MINUTE }];

/** What a machine account may be called: nothing that HTTP Basic or a database reads in another way. */
export const isMachineName = (text: string) => /^[\w.@-]{1,60}$/.test(text);

/**
 * Accounts of other programs. Their passwords are 256 random bits of ours, which nobody guesses: a plain hash keeps
 * them as safe as a slow one, and a program that asks every minute costs no memory.
 */
@Injectable()
export class MachineAccounts {
  constructor(
    private readonly passwords: MachinePasswords,
    private readonly limits: RateLimits,
  ) {}

  /** A name that is there already gets another password, and the one before opens nothing any more. @returns the password */
  async create(username: string): Promise<string> {
    const password = randomBytes(32).toString('base64url');
    await this.passwords.set(username, hashOf(password).toString('hex'));
    return password;
  }

  /** @throws TooMany for the sixth wrong try of a minute from one address */
  async knows(username: string, password: string, address: string): Promise<boolean> {
    const hash = isMachineName(username) ? await this.passwords.find(username) : null;
    if (hash !== null && timingSafeEqual(Buffer.from(hash, 'hex'), hashOf(password))) return true;
    const tried = createHash('sha256').update(username.toLowerCase()).digest('base64url');
    await this.limits.count(`${tried} ${address}`, WRONG_TRIES);
    return false;
  }
}

const hashOf = (password: string) => createHash('sha256').update(password).digest();
