import { type LookupAddress, type LookupOptions, lookup as resolve } from 'node:dns';
import { type IncomingMessage, Agent as PlainAgent, request as requestPlain } from 'node:http';
import { Agent, request } from 'node:https';
import ipaddr from 'ipaddr.js';
import type { FactoryProvider, OnApplicationShutdown } from '@nestjs/common';
import { AppSettings } from '../config/app-settings.js';
import { NoAnswer, type OutboundAnswer, type OutboundCall, OutboundHttp } from './outbound-http.js';

/** All public IPv6 addresses are in this range; others include forms that embed an IPv4 address. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether an address is public, or on this machine if that is allowed. */
export function canBeCalled(address: string, isThisMachineAllowed: boolean): boolean {
  if (!ipaddr.isValid(address)) return false;
  const read = ipaddr.process(address);
  const range = read.range();
  if (range === 'loopback') return isThisMachineAllowed;
  return range === 'unicast' && (read instanceof ipaddr.IPv4 || read.match(GLOBAL_UNICAST));
}

/** The literal IP address in a URL; null for a host name. */
export function addressIn({ hostname }: URL): string | null {
  const text = hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(text) ? text : null;
}

type Answer = (error: Error | null, address?: string | LookupAddress[], family?: number) => void;

/** A `dns.lookup` for sockets. The socket connects to the very addresses that were checked. */
function lookUpPublic(isThisMachineAllowed: boolean) {
  return (hostname: string, options: LookupOptions, answer: Answer): void => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) {
        answer(error);
        return;
      }
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => canBeCalled(address, isThisMachineAllowed))) {
        answer(Object.assign(new Error(`${hostname} leads to no public address.`), { code: 'ENOTPUBLIC' }));
        return;
      }
      if (options.all) answer(null, addresses);
      else answer(null, first.address, first.family);
    });
  };
}

const ANSWER_WITHIN_MS = 15_000;
const MAX_BODY_BYTES = 1_024;
/** Upper limit for Retry-After. */
const MAX_PAUSE_SECONDS = 86_400;

const IN_WORDS: Readonly<Record<string, string>> = {
  ENOTPUBLIC: 'Its name leads to no public address.',
  ENOTFOUND: 'The host name doesn’t exist.',
  EAI_AGAIN: 'Its name could not be looked up.',
  ECONNREFUSED: 'It refused the connection.',
  ECONNRESET: 'It closed the connection before responding.',
  EPIPE: 'It closed the connection before responding.',
  ETIMEDOUT: 'It could not be reached in time.',
  EHOSTUNREACH: 'It could not be reached.',
  ENETUNREACH: 'It could not be reached.',
  ABORT_ERR: `It didn’t respond within ${String(ANSWER_WITHIN_MS / 1_000)} seconds.`,
};

/** Follows no redirects, stores at most the first KB of a response, and connects only to addresses that it has checked. */
export class GuardedHttp implements OutboundHttp, OnApplicationShutdown {
  private readonly lookup;
  private readonly agents = { 'https:': new Agent({ keepAlive: true }), 'http:': new PlainAgent({ keepAlive: true }) };

  /** @param isThisMachineAllowed for development and tests: also allows http to this machine */
  constructor(
    private readonly isThisMachineAllowed: boolean,
    private readonly answerWithinMs = ANSWER_WITHIN_MS,
  ) {
    this.lookup = lookUpPublic(isThisMachineAllowed);
  }

  post({ url, headers, body }: OutboundCall): Promise<OutboundAnswer> {
    return this.call(
      'POST',
      { url, headers: { ...headers, 'Content-Length': String(Buffer.byteLength(body)) }, body },
      MAX_BODY_BYTES,
    );
  }

  get(url: URL, maxBytes: number, headers: OutboundCall['headers'] = {}): Promise<OutboundAnswer> {
    return this.call('GET', { url, headers, body: '' }, maxBytes);
  }

  private async call(
    method: 'GET' | 'POST',
    { url, headers, body }: OutboundCall,
    maxBytes: number,
  ): Promise<OutboundAnswer> {
    const address = addressIn(url);
    if (address !== null && !canBeCalled(address, this.isThisMachineAllowed)) {
      throw new NoAnswer('It isn’t a public address.');
    }
    const isPlain = url.protocol === 'http:';
    if (isPlain && !this.isThisMachineAllowed) throw new NoAnswer('Its address doesn’t start with https://.');
    try {
      return await new Promise<OutboundAnswer>((resolve, reject) => {
        const call = (isPlain ? requestPlain : request)(url, {
          method,
          headers,
          agent: this.agents[isPlain ? 'http:' : 'https:'],
          lookup: this.lookup as never,
          signal: AbortSignal.timeout(this.answerWithinMs),
        });
        call.on('error', reject);
        call.on('response', (response) => {
          read(response, maxBytes).then(resolve, reject);
        });
        call.end(body);
      });
    } catch (error) {
      const { name, code } = error as NodeJS.ErrnoException;
      const isLost = name === 'AbortError' || name === 'TimeoutError' || code === 'ECONNRESET';
      throw new NoAnswer(inWords(error as NodeJS.ErrnoException), isLost);
    }
  }

  close(): void {
    for (const agent of Object.values(this.agents)) agent.destroy();
  }

  onApplicationShutdown(): void {
    this.close();
  }
}

async function read(response: IncomingMessage, maxBytes: number): Promise<OutboundAnswer> {
  const { statusCode: status = 0, headers } = response;
  const retryAfterSeconds = secondsOf(headers['retry-after']);
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes >= maxBytes) break; // leaving the loop closes the connection
    }
  } catch (error) {
    // The status has arrived, so the rest of the body may be lost.
    if (chunks.length === 0 && (error as NodeJS.ErrnoException).name === 'AbortError') throw error;
  }
  // PostgreSQL does not store NUL characters.
  const text = Buffer.concat(chunks).subarray(0, maxBytes).toString('utf8').replaceAll('\0', '');
  return { status, text, retryAfterSeconds, etag: headers.etag ?? null };
}

/** RFC 9110: seconds, or a date. */
function secondsOf(retryAfter: string | undefined): number | null {
  if (retryAfter === undefined) return null;
  const seconds = /^\d{1,9}$/.test(retryAfter)
    ? Number(retryAfter)
    : Math.ceil((Date.parse(retryAfter) - Date.now()) / 1_000);
  return Number.isNaN(seconds) ? null : Math.min(Math.max(seconds, 0), MAX_PAUSE_SECONDS);
}

function inWords({ code = '', name, message }: NodeJS.ErrnoException): string {
  if (name === 'AbortError' || name === 'TimeoutError') return IN_WORDS.ABORT_ERR ?? message;
  const isTls = code.startsWith('ERR_TLS') || code.startsWith('ERR_SSL') || code.includes('CERT') || code === 'EPROTO';
  if (isTls) return `Its certificate or its TLS is not in order (${code}).`;
  return IN_WORDS[code] ?? `It could not be called (${code || message}).`;
}

/** A context's provider of `OutboundHttp`. */
export const outboundHttp = (isThisMachineAllowed: (settings: AppSettings) => boolean): FactoryProvider => ({
  provide: OutboundHttp,
  useFactory: (settings: AppSettings): OutboundHttp => new GuardedHttp(isThisMachineAllowed(settings)),
  inject: [AppSettings],
});
