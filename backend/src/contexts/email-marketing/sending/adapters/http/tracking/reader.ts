import type { Request } from 'express';
import { isProgram } from '../../../../../../platform/http/is-program.js';

/** Proxies that fetch images when a person opens the email. */
const FETCHED_FOR_A_READER = /GoogleImageProxy|YahooMailProxy|Thunderbird/;

/** Headers by which browsers announce prefetching; Safari calls it a preview. */
const PURPOSES = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

/** True for scanners, and for mail clients that prefetch everything and identify themselves just as `Mozilla/5.0`. */
export function isMachine({ method, headers }: Request): boolean {
  const userAgent = headers['user-agent'] ?? '';
  if (method === 'HEAD') return true;
  if (PURPOSES.some((name) => /prefetch|prerender|preview/i.test(String(headers[name])))) return true;
  return isProgram(userAgent) && !FETCHED_FOR_A_READER.test(userAgent);
}
