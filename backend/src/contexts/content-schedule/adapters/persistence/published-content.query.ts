import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/persistence/database.js';

/** Published content as entered in the back office. */
export interface PublishedContent {
  /** UUID. */
  readonly id: string;
  readonly title: string;
  /** HTML or plain text, not sanitized. */
  readonly content: string;
  readonly publishedAt: Date;
}

interface Row extends PublishedContent {
  [column: string]: unknown;
}

interface Known {
  readonly version: string | null;
  readonly contents: readonly PublishedContent[];
}

const NEWEST = `from scheduled_content where content_type = $1 and status = 'published'
  order by scheduled_date desc, id desc limit 500`;

/** Published content for other contexts. */
@Injectable()
export class PublishedContentQuery {
  private readonly known = new Map<string, Known>();

  constructor(private readonly database: Database) {}

  /** Newest first, at most 500. Reads content only after a change; otherwise returns the same list as before. */
  async all(contentType: 'blog_post'): Promise<readonly PublishedContent[]> {
    const [row] = await this.database.query<{ version: string | null }[]>(
      `select md5(string_agg(id::text || row_version, ',')) as version
       from (select id, xmin::text as row_version ${NEWEST}) newest`,
      [contentType],
    );
    const version = row?.version ?? null;
    const known = this.known.get(contentType);
    if (known?.version === version) return known.contents;
    const contents = await this.read(contentType);
    this.known.set(contentType, { version, contents });
    return contents;
  }

  private read(contentType: string): Promise<Row[]> {
    return this.database.query<Row[]>(`select id, title, content, scheduled_date as "publishedAt" ${NEWEST}`, [
      contentType,
    ]);
  }
}
