import { createHash } from 'node:crypto';
import type { Limit, RateLimits } from '../../../../platform/rate-limits/rate-limits.js';
import type { LoginTries, Try } from '../../domain/ports/login-tries.js';

const MINUTE = 60;
/** Counted by the guard, so that a try with malformed fields is one as well. */
export const TRIES_PER_ADDRESS: Limit = { name: 'login-address', points: 20, seconds: MINUTE };
const PER_ACCOUNT_AND_ADDRESS: Limit = { name: 'login-account-address', points: 5, seconds: MINUTE };
const PER_ACCOUNT: Limit = { name: 'login-account', points: 50, seconds: 60 * MINUTE };

export class CountedLoginTries implements LoginTries {
  constructor(private readonly limits: RateLimits) {}

  async count(attempt: Try): Promise<void> {
    for (const { key, limit } of counters(attempt)) await this.limits.count(key, [limit]);
  }

  async forgive(attempt: Try): Promise<void> {
    await this.limits.giveBack(attempt.address, [TRIES_PER_ADDRESS]);
    for (const { key, limit } of counters(attempt)) await this.limits.giveBack(key, [limit]);
  }
}

function counters({ role, email, address }: Try): { key: string; limit: Limit }[] {
  const account = createHash('sha256').update(`${role} ${email.toLowerCase()}`).digest('base64url');
  return [
    { key: `${account} ${address}`, limit: PER_ACCOUNT_AND_ADDRESS },
    { key: account, limit: PER_ACCOUNT },
  ];
}
