import type { Database } from '../../../../platform/persistence/database.js';
import type { PublishedContent, PublishedContents } from '../../domain/ports/posts.js';
import { articleHtml, paragraphWords } from './article-text.js';

interface Row {
  [column: string]: unknown;
  id: string;
  title: string;
  content: string;
  publishedAt: Date;
}

const PUBLISHED = `from scheduled_content where content_type = 'blog_post' and status = 'published'`;

export class PgPublishedContents implements PublishedContents {
  private known: { version: string | null; contents: readonly PublishedContent[] } | undefined;

  constructor(private readonly database: Database) {}

  /** Content is read and cleaned only when a row has changed since. */
  async findAll(): Promise<readonly PublishedContent[]> {
    const [row] = await this.database.rows<{ version: string | null }>(
      `select md5(string_agg(id::text || xmin::text, ',' order by id)) as version ${PUBLISHED}`,
    );
    const version = row?.version ?? null;
    if (this.known?.version !== version) this.known = { version, contents: await this.read() };
    return this.known.contents;
  }

  private async read(): Promise<PublishedContent[]> {
    const rows = await this.database.rows<Row>(
      `select id, title, coalesce(content, '') as content, scheduled_date as "publishedAt"
       ${PUBLISHED} order by scheduled_date desc, id desc limit 500`,
    );
    return rows.map(({ id, title, content, publishedAt }) => {
      return { id, title, html: articleHtml(content), words: paragraphWords(content), publishedAt };
    });
  }
}
