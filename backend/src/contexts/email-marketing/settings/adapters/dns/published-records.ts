import { Resolver } from 'node:dns/promises';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { AppSettings } from '../../../../../platform/config/app-settings.js';
import { type DnsPurpose, type Finding, findingsIn } from '../../domain/dns/dns-records.js';

/** DNS servers to ask; the machine's own without it. */
export const dnsSettings = z.object({
  DNS_SERVERS: z
    .string()
    .transform((text) => text.split(',').map((server) => server.trim()))
    .optional(),
});

const ANSWER_WITHIN_MS = 3_000;
const CACHE_MS = 60_000;
const MAX_CACHED = 100;
/** Answers of DNS servers for names without such a record. */
const NOTHING = ['ENOTFOUND', 'ENODATA'];
const BEGINNING: Readonly<Record<DnsPurpose, RegExp>> = {
  spf: /^v=spf1\b/i,
  dkim: /^(?:v=DKIM1|k=|p=)/i,
  dmarc: /^v=DMARC1\b/i,
};

export interface PublishedRecord {
  /** `unknown` if the DNS server gave no answer. */
  readonly state: 'found' | 'missing' | 'unknown';
  readonly value: string | null;
  readonly findings: readonly Finding[];
}

/** Looks up the TXT records that receivers of email see. Answers are cached for a minute. */
@Injectable()
export class PublishedRecords {
  private readonly resolver = new Resolver({ timeout: ANSWER_WITHIN_MS, tries: 1 });
  private readonly cache = new LRUCache<string, Promise<string[] | null>>({ max: MAX_CACHED, ttl: CACHE_MS });

  constructor(settings: AppSettings) {
    const { DNS_SERVERS } = settings.of(dnsSettings);
    if (DNS_SERVERS) this.resolver.setServers(DNS_SERVERS);
  }

  async find(purpose: DnsPurpose, host: string): Promise<PublishedRecord> {
    const texts = await this.textsAt(host);
    if (texts === null) return { state: 'unknown', value: null, findings: [] };
    const records = texts.filter((text) => BEGINNING[purpose].test(text));
    const [value] = records;
    if (value === undefined) return { state: 'missing', value: null, findings: [] };
    const several: Finding[] =
      records.length > 1
        ? [{ kind: 'error', message: `There are ${String(records.length)} such records. Keep one.` }]
        : [];
    return { state: 'found', value, findings: [...several, ...findingsIn(purpose, value)] };
  }

  /** All TXT records of the name; null without an answer. */
  private async textsAt(host: string): Promise<string[] | null> {
    const cached = this.cache.get(host);
    if (cached) return cached;
    const answer = this.resolver.resolveTxt(host).then(
      (records) => records.map((parts) => parts.join('')),
      (error: unknown) => (NOTHING.includes((error as NodeJS.ErrnoException).code ?? '') ? [] : null),
    );
    this.cache.set(host, answer);
    if ((await answer) === null) this.cache.delete(host);
    return answer;
  }
}
