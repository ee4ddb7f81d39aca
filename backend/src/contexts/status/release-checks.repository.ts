import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/persistence/database.js';
import type { Release } from './releases.js';

export interface ReleaseCheck {
  /** A digest of the URL, which may contain a token. */
  readonly source: string;
  readonly etag: string | null;
  readonly releases: readonly Release[];
  readonly checkedAt: Date;
  readonly answeredAt: Date | null;
  /** Why there was no usable response to the last call; null if there was one. */
  readonly failure: string | null;
}

/** What the source of releases answered; one row. */
@Injectable()
export class ReleaseChecks {
  constructor(private readonly database: Database) {}

  async find(source: string): Promise<ReleaseCheck | null> {
    const [row] = await this.database.query<ReleaseCheck[]>(
      `select source, etag, releases, checked_at as "checkedAt", answered_at as "answeredAt", failure
       from release_checks where source = $1`,
      [source],
    );
    return row ?? null;
  }

  /** Replaces the previous result, even one from another source. */
  async store({ source, etag, releases, checkedAt, answeredAt, failure }: ReleaseCheck): Promise<void> {
    await this.database.query(
      `insert into release_checks (source, etag, releases, checked_at, answered_at, failure) values ($1, $2, $3, $4, $5, $6)
       on conflict (is_only) do update set source = excluded.source, etag = excluded.etag, releases = excluded.releases,
         checked_at = excluded.checked_at, answered_at = excluded.answered_at, failure = excluded.failure`,
      [source, etag, JSON.stringify(releases), checkedAt, answeredAt, failure],
    );
  }
}
