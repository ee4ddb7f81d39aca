import { join } from 'node:path';
import type { Settings } from './environment.js';

/** What can be meant and rarely is, one sentence each. */
export function warnings({ NODE_ENV, PUBLIC_URL, SMTP_URL, DATA_DIR, RATE_LIMITS }: Settings): string[] {
  const isProduction = NODE_ENV === 'production';
  return [
    RATE_LIMITS === 'off' && 'RATE_LIMITS is off. That is for benchmarks and test suites only.',
    isProduction &&
      PUBLIC_URL.startsWith('http:') &&
      `PUBLIC_URL is '${PUBLIC_URL}': passwords and cookies cross the network unprotected; in production it wants https://.`,
    isProduction &&
      !SMTP_URL &&
      `SMTP_URL is not set: no mail reaches a guest or the restaurant, all of it is kept in ${join(DATA_DIR, 'mail')}.`,
  ].filter((sentence) => sentence !== false);
}
