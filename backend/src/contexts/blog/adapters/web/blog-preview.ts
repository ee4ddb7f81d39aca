import { Inject, Injectable } from '@nestjs/common';
import { BuiltSite } from '../../../../platform/web/built-site.js';
import { BlogService } from '../../domain/blog.service.js';
import type { DraftPost } from '../../domain/ports/posts.js';
import { PageFacts } from './page-facts.js';

/** Number of posts at the top of the list. */
const SHOWN = 7;

/** A post that is being written, as the website will show it. */
export interface PreviewedPages {
  /** The page of the article. */
  readonly article: string;
  /** The list of articles, as far as this one. */
  readonly list: string;
}

/** Makes the pages of a post that is not published yet, by the code that makes those of the website. */
@Injectable()
export class BlogPreview {
  /** @param site null where the API is served alone */
  constructor(
    @Inject(BuiltSite) private readonly site: Pick<BuiltSite, 'render'> | null,
    private readonly blog: BlogService,
    @Inject(PageFacts) private readonly facts: Pick<PageFacts, 'now'>,
  ) {}

  async pagesOf(draft: DraftPost): Promise<PreviewedPages | null> {
    if (!this.site) return null;
    const { post, posts } = await this.blog.preview(draft);
    const shown = posts.slice(0, Math.max(SHOWN, posts.indexOf(post) + 1));
    const facts = await this.facts.now();
    const [article, list] = await Promise.all([
      this.site.render(`/blog/${post.id}`, [post], facts),
      this.site.render('/blog', shown, facts),
    ]);
    return { article: article.body, list: list.body };
  }
}
