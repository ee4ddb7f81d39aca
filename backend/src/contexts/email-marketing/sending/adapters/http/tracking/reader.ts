import type { Request } from 'express';
import { isProgram } from '../../../../../../platform/http/is-program.js';

/** Fetch what a mail shows when its reader opens it, in the reader's place. */
const FETCHED_FOR_A_READER = /GoogleImageProxy|YahooMailProxy|Thunderbird/;

/** By which browsers say that they fetch what nobody has asked for yet; Safari calls it a preview. */
const PURPOSES = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

/** True for what no person looks at: scanners, and mail programs that fetch everything in advance, which call themselves just `Mozilla/5.0`. */
export function isMachine({ method, headers }: Request): boolean {
  const userAgent = headers['user-agent'] ?? '';
  if (method === 'HEAD') return true;
  if (PURPOSES.some((name) => /prefetch|prerender|preview/i.test(String(headers[name])))) return true;
  return isProgram(userAgent) && !FETCHED_FOR_A_READER.test(userAgent);
}
