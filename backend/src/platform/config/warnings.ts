import { join } from 'node:path';
import type { Settings } from './environment.js';

/** Warnings for settings that are valid but usually a mistake. */
export function warnings({ NODE_ENV, PUBLIC_URL, SMTP_URL, DATA_DIR, DATABASE_URL, RATE_LIMITS }: Settings): string[] {
  const isProduction = NODE_ENV === 'production';
  return [
    RATE_LIMITS === 'off' && 'RATE_LIMITS is off. That is for benchmarks and test suites only.',
    isProduction &&
      PUBLIC_URL.startsWith('http:') &&
      `PUBLIC_URL is '${PUBLIC_URL}': passwords and cookies cross the network unprotected; in production it must begin with https://.`,
    isProduction &&
      !SMTP_URL &&
      `SMTP_URL is not set: no mail reaches a guest or the restaurant, all of it is kept in ${join(DATA_DIR, 'mail')}.`,
    isProduction &&
      DATABASE_URL !== undefined &&
      crossesNetworkInClear(new URL(DATABASE_URL)) &&
      'DATABASE_URL leads to another machine and asks for no encryption; it needs ?sslmode=verify-full, or PGSSLMODE=verify-full.',
  ].filter((sentence) => sentence !== false);
}

/** A host without a dot is on this machine or in the same private container network. */
const crossesNetworkInClear = ({ hostname, searchParams }: URL) =>
  /[.:]/.test(hostname) &&
  !/^(127\.|\[::1\])/.test(hostname) &&
  !/^(require|verify-)/.test(searchParams.get('sslmode') ?? process.env.PGSSLMODE ?? '');
