import { decodeHTML } from 'entities';
import sanitize from 'sanitize-html';
import { Injectable } from '@nestjs/common';
import { shallow } from '../../../../platform/html/nesting.js';
import { isHtml, safeHtml } from '../../../../platform/html/safe-html.js';
import { PublishedContentQuery, type PublishedContent as Written } from '../../../content-schedule/index.js';
import type { DraftPost, PublishedContent, PublishedContents } from '../../domain/blog.service.js';

/** The text of the paragraphs without headings and lists; all text if there is no paragraph. */
export function paragraphWords(written: string): string {
  const content = shallow(written);
  const html = isHtml(content) ? sanitize(content, { allowedTags: ['p', 'br'], allowedAttributes: {} }) : '';
  const paragraphs = html.match(/<p>.*?<\/p>/gs) ?? [];
  return wordsOf(paragraphs.join('')) || wordsOf(content);
}

/** Text without markup, on one line. */
function wordsOf(content: string): string {
  // The end of a block also ends a word, even without white space in the markup.
  const html = isHtml(content) ? content.replaceAll(/<(\/(p|h\d|li|blockquote|div|ul|ol)|[bh]r)\b/gi, ' $&') : content;
  const text = isHtml(content) ? sanitize(html, { allowedTags: [], allowedAttributes: {} }) : html;
  return (isHtml(content) ? decodeHTML(text) : text).replaceAll(/\s+/g, ' ').trim();
}

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
