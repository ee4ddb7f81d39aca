import { Inject, Injectable } from '@nestjs/common';
import { BuiltSite } from '../../../../platform/web/built-site.js';
import { BlogService } from '../../domain/blog.service.js';
import type { DraftPost } from '../../domain/ports/posts.js';
import { PageFacts } from './page-facts.js';

/** Number of posts at the top of the list. */
const SHOWN = 7;

/** Pages of a draft as the website would show them. */
export interface PreviewedPages {
  /** The page of the article. */
  readonly article: string;
  /** The list of articles up to this one. */
  readonly list: string;
}

/** Renders a draft with the same code as the website's pages. */
@Injectable()
export class BlogPreview {
  /** @param site null if only the API is served */
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
