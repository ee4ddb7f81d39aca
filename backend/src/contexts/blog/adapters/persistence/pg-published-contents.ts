import type { Database } from '../../../../platform/persistence/database.js';
import type { PublishedContent, PublishedContents } from '../../domain/ports/posts.js';
import { articleHtml, articleWords } from './article-text.js';

interface Row {
  [column: string]: unknown;
  id: string;
  title: string;
  content: string;
  publishedAt: Date;
}

export class PgPublishedContents implements PublishedContents {
  constructor(private readonly database: Database) {}

  async findAll(): Promise<PublishedContent[]> {
    const rows = await this.database.rows<Row>(
      `select id, title, coalesce(content, '') as content, scheduled_date as "publishedAt"
       from scheduled_content where content_type = 'blog_post' and status = 'published'
       order by scheduled_date desc, id desc limit 500`,
    );
    return rows.map(({ id, title, content, publishedAt }) => {
      return { id, title, html: articleHtml(content), words: articleWords(content), publishedAt };
    });
  }
}
