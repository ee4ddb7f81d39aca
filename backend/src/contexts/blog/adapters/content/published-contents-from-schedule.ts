import { Injectable } from '@nestjs/common';
import { safeHtml } from '../../../../platform/html/safe-html.js';
import { type PublishedContent as Written, PublishedContentQuery } from '../../../content-schedule/index.js';
import type { DraftPost, PublishedContent, PublishedContents } from '../../domain/ports/posts.js';
import { paragraphWords } from './article-text.js';

/** Id of a preview, which is not published. */
const NO_ID = '00000000-0000-0000-0000-000000000000';

/** Published posts of the content schedule, sanitized once after each change. */
@Injectable()
export class PublishedContentsFromSchedule implements PublishedContents {
  private known: { written: readonly Written[]; contents: readonly PublishedContent[] } | undefined;

  constructor(private readonly schedule: PublishedContentQuery) {}

  async findAll(): Promise<readonly PublishedContent[]> {
    const written = await this.schedule.all('blog_post');
    if (this.known?.written !== written) this.known = { written, contents: written.map(cleaned) };
    return this.known.contents;
  }

  asPublished(draft: DraftPost): PublishedContent {
    return cleaned({ ...draft, id: NO_ID });
  }
}

function cleaned({ id, title, content, publishedAt }: Written): PublishedContent {
  return { id, title, html: safeHtml(content), words: paragraphWords(content), publishedAt };
}
