import { createHash } from 'node:crypto';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { AppSettings } from '../../platform/config/app-settings.js';
import { VERSION } from '../../platform/config/version.js';
import { Cron } from '../../platform/jobs/job-handlers.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { NoAnswer, type OutboundAnswer, OutboundHttp } from '../../platform/outbound/outbound-http.js';
import { Process } from '../../platform/process.js';
import { type ReleaseCheck, ReleaseChecks } from './release-checks.repository.js';
import { newerThan, type Release, readReleases } from './releases.js';
import { statusSettings } from './status.settings.js';

const CHECK = 'check-for-releases';
const MAX_BYTES = 2_000_000;
const HOUR_MS = 3_600_000;

export interface KnownReleases extends Pick<ReleaseCheck, 'answeredAt' | 'failure'> {
  readonly isSourceSet: boolean;
  /** Releases newer than the running version, newest first. */
  readonly newer: readonly Release[];
}

/** Asks once a day, and soon after a start, which releases there are. */
@Injectable()
export class CheckForReleases implements OnModuleInit {
  private readonly logger = new Logger('CheckForReleases');
  private readonly url: URL | null;
  private readonly source: string;

  constructor(
    private readonly http: OutboundHttp,
    private readonly checks: ReleaseChecks,
    private readonly jobs: Jobs,
    private readonly process: Process,
    private readonly clock: Clock,
    settings: AppSettings,
  ) {
    const { RELEASES_URL } = settings.of(statusSettings);
    this.url = RELEASES_URL === undefined ? null : new URL(RELEASES_URL);
    this.source = createHash('sha256')
      .update(this.url?.href ?? '')
      .digest('hex');
  }

  onModuleInit(): void {
    this.process.runs(() => {
      if (!this.url) return;
      this.jobs.add(CHECK, {}, { key: CHECK }).catch((error: unknown) => {
        this.logger.warn(`Releases are checked tomorrow: ${String(error)}`);
      });
    });
  }

  async known(): Promise<KnownReleases> {
    const check = this.url && (await this.checks.find(this.source));
    return {
      isSourceSet: this.url !== null,
      answeredAt: check?.answeredAt ?? null,
      failure: check?.failure ?? null,
      newer: newerThan(VERSION, check?.releases ?? []),
    };
  }

  @Cron(CHECK, '43 4 * * *', { timeZone: 'restaurant' })
  async check(): Promise<void> {
    if (!this.url) return;
    const before = await this.checks.find(this.source);
    const checkedAt = this.clock.now();
    // Restarts one after the other don't use up the calls that a source allows.
    if (before?.answeredAt && checkedAt.getTime() - before.answeredAt.getTime() < HOUR_MS) return;
    const read = await this.read(this.url, before);
    const { etag = null, releases = [], answeredAt = null } = before ?? {};
    await this.checks.store(
      typeof read === 'string'
        ? { source: this.source, etag, releases, answeredAt, checkedAt, failure: read }
        : { source: this.source, ...read, answeredAt: checkedAt, checkedAt, failure: null },
    );
  }

  /** Returns why there are none if the call fails. */
  private async read(url: URL, before: ReleaseCheck | null): Promise<Pick<ReleaseCheck, 'etag' | 'releases'> | string> {
    const answer = await this.ask(url, before?.etag ?? null);
    if (answer instanceof NoAnswer) return answer.message;
    const { status, text, etag } = answer;
    if (status === 304 && before?.etag) return before;
    if (status > 300 && status < 400 && status !== 304) return 'It redirects to another address.';
    if (status !== 200) return `It answered with status ${String(status)}.`;
    const releases = Buffer.byteLength(text) < MAX_BYTES ? readReleases(text) : null;
    return releases ? { releases, etag } : 'Its response isn’t a list of releases, or is too long.';
  }

  private async ask(url: URL, etag: string | null): Promise<OutboundAnswer | NoAnswer> {
    const headers = { accept: 'application/json', 'user-agent': `Courtyard/${VERSION}` };
    try {
      return await this.http.get(url, MAX_BYTES, { ...headers, ...(etag !== null && { 'if-none-match': etag }) });
    } catch (error) {
      if (error instanceof NoAnswer) return error;
      throw error;
    }
  }
}
