import { setTimeout as passed } from 'node:timers/promises';
import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { LoginTries, Pause, Try } from '../../domain/ports.js';
import { type Limit, RateLimits } from '../../../../platform/rate-limits/rate-limits.js';

export class TimerPause implements Pause {
  async for(milliseconds: number): Promise<void> {
    await passed(milliseconds);
  }
}

const MINUTE = 60;
/** The guard counts, so that attempts with malformed fields count too. */
export const TRIES_PER_ADDRESS: Limit = { name: 'login-address', points: 20, seconds: MINUTE };
/** Correct attempts count too: there is nothing to guess in a passkey. */
export const PASSKEYS_PER_ADDRESS: Limit = { name: 'passkey-address', points: 20, seconds: MINUTE };
/** Counts start and return separately. Generous, because nothing can be guessed here and the directory is asked each time. */
export const DIRECTORY_PER_ADDRESS: Limit = { name: 'directory-address', points: 40, seconds: MINUTE };
const PER_ACCOUNT_AND_ADDRESS: Limit = { name: 'login-account-address', points: 5, seconds: MINUTE };
const OF_ACCOUNT = { name: 'login-account', seconds: 60 * MINUTE };
const TURN = { name: 'login-turn', seconds: 4 };
const MAX_WAIT_SECONDS = 10;
const CODES_AN_HOUR: Limit = { name: 'code-hour', points: 10, seconds: 60 * MINUTE };
const CODES_A_DAY: Limit = { name: 'code-day', points: 30, seconds: 24 * 60 * MINUTE };
const CODES = { name: 'codes', seconds: CODES_A_DAY.seconds };
const IN_BROWSER = { name: 'login-browser', seconds: 24 * 60 * MINUTE };
const DAY = 24 * 60 * MINUTE;
const PINS_ON_TABLET: Limit = { name: 'pin-tablet', points: 5, seconds: DAY };
const PINS_OF_ACCOUNT: Limit = { name: 'pin-account', points: 20, seconds: 7 * DAY };
/** Of the tablets at one address; people switch more often than they sign in. */
export const PINS_PER_ADDRESS: Limit = { name: 'pin-address', points: 60, seconds: MINUTE };
const WRONG_PROOFS = { name: 'wrong-proof', seconds: 60 * MINUTE };

@Injectable()
export class CountedLoginTries implements LoginTries {
  constructor(private readonly limits: RateLimits) {}

  async count(attempt: Try): Promise<number> {
    await this.limits.count(`${keyOf(attempt)} ${attempt.address}`, [PER_ACCOUNT_AND_ADDRESS]);
    return this.limits.increment(keyOf(attempt), OF_ACCOUNT);
  }

  turn(attempt: Try): Promise<number> {
    return this.limits.turn(keyOf(attempt), TURN, MAX_WAIT_SECONDS);
  }

  async forgive(attempt: Try): Promise<void> {
    await this.limits.giveBack(attempt.address, [TRIES_PER_ADDRESS]);
    await this.limits.giveBack(`${keyOf(attempt)} ${attempt.address}`, [PER_ACCOUNT_AND_ADDRESS]);
    await this.limits.giveBack(keyOf(attempt), [OF_ACCOUNT]);
  }

  async countCode(accountId: string): Promise<number> {
    const ofDay = await this.limits.increment(accountId, CODES);
    await this.limits.count(accountId, [CODES_AN_HOUR, CODES_A_DAY]);
    return ofDay;
  }

  forgiveCode(accountId: string): Promise<void> {
    return this.limits.giveBack(accountId, [CODES, CODES_AN_HOUR, CODES_A_DAY]);
  }

  countInBrowser(browserId: string): Promise<number> {
    return this.limits.increment(browserId, IN_BROWSER);
  }

  forgiveInBrowser(browserId: string): Promise<void> {
    return this.limits.giveBack(browserId, [IN_BROWSER]);
  }

  countWrongProof(accountId: string): Promise<number> {
    return this.limits.increment(accountId, WRONG_PROOFS);
  }

  async countPin(triesId: string, tabletId: string): Promise<number> {
    const onTablet = await this.limits.increment(`${triesId} ${tabletId}`, PINS_ON_TABLET);
    const onAll = await this.limits.increment(triesId, PINS_OF_ACCOUNT);
    return Math.min(PINS_ON_TABLET.points - onTablet, PINS_OF_ACCOUNT.points - onAll);
  }

  async forgivePin(triesId: string, tabletId: string): Promise<void> {
    await this.limits.giveBack(`${triesId} ${tabletId}`, [PINS_ON_TABLET]);
    await this.limits.giveBack(triesId, [PINS_OF_ACCOUNT]);
  }
}

const keyOf = ({ role, email }: Try) => createHash('sha256').update(`${role} ${email}`).digest('base64url');
