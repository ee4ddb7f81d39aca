import { Inject, Injectable } from '@nestjs/common';
import { BuiltSite } from '../../../../platform/web/built-site.js';
import { PastNewsletters } from './past-newsletters.js';
import { BlogService, postAt } from '../../domain/blog.service.js';

const ARCHIVED = '/newsletter/archive/';
const ARTICLE = '/blog/';

/** Knows the prerendered pages and the articles published since. */
@Injectable()
export class SitePages {
  private readonly addresses: ReadonlySet<string>;

  /** @param site null if only the API is served */
  constructor(
    @Inject(BuiltSite) private readonly site: BuiltSite | null,
    private readonly blog: BlogService,
    private readonly newsletters: PastNewsletters,
  ) {
    this.addresses = new Set(site?.addresses);
  }

  /** True when there is a page at this path. */
  async has(path: string): Promise<boolean> {
    if (this.addresses.has(path)) return true;
    if (path.startsWith(ARCHIVED)) return (await this.newsletters.list()).some(({ id }) => path === `${ARCHIVED}${id}`);
    return path.startsWith(ARTICLE) && postAt(await this.blog.list(), path.slice(ARTICLE.length)) !== undefined;
  }

  /** True when there is certainly no page at this path. Where the API is served alone, only articles are known. */
  async lacks(path: string): Promise<boolean> {
    const isKnown = this.site !== null || path.startsWith(ARTICLE);
    return isKnown && !(await this.has(path));
  }
}
