import type { Restaurant } from '../../../../kernel/restaurant.js';
import type { BuiltSite } from '../../../../platform/web/built-site.js';
import type { LivePage, LivePages } from '../../../../platform/web/live-pages.js';
import type { BlogService } from '../../domain/blog.service.js';
import { articleData, articlePage } from './article-page.js';
import { robots, rssFeed, sitemap } from './feeds.js';
import { listData, listPage } from './list-page.js';

/** What search engines, readers and browsers get about the posts of this hour: feeds, list and articles. */
export class BlogLivePages implements LivePages {
  constructor(
    private readonly blog: BlogService,
    private readonly restaurant: Restaurant,
    private readonly publicUrl: URL,
    private readonly site: BuiltSite,
  ) {}

  async find(path: string): Promise<LivePage | null> {
    const address = path.replace(/\/$/, '');
    switch (address) {
      case '/robots.txt':
        return { type: 'text/plain', body: robots(this.publicUrl) };
      case '/feed.xml':
        return { type: 'application/rss+xml', body: rssFeed(await this.blog.list(), this.restaurant, this.publicUrl) };
      case '/sitemap.xml':
        return { type: 'application/xml', body: await this.sitemap() };
      case '/blog':
      case '/blog.data':
        return this.list(address.endsWith('.data'));
      default:
        return this.article(address);
    }
  }

  private async sitemap(): Promise<string> {
    const pages = this.site.pages.filter((page) => !page.startsWith('/blog/'));
    return sitemap(pages, await this.blog.list(), this.publicUrl);
  }

  /** Only when there is more to show than was built. */
  private async list(isData: boolean): Promise<LivePage | null> {
    const published = await this.blog.published();
    if (published.length === 0) return null;
    const { websitePosts } = this.blog;
    return isData
      ? { type: 'text/x-script', body: listData(this.site.read('blog.data'), websitePosts, published) }
      : { type: 'text/html', body: listPage(this.site.read('blog/index.html'), websitePosts, published) };
  }

  private async article(address: string): Promise<LivePage | null> {
    const [, id, data] = /^\/blog\/([a-z0-9-]*[0-9a-f]{8})(\.data)?$/.exec(address) ?? [];
    if (id === undefined) return null;
    const post = (await this.blog.published()).find((one) => one.id === id);
    if (!post) return null;
    const model = `blog/${post.model.id}`;
    return data
      ? { type: 'text/x-script', body: articleData(this.site.read(`${model}.data`), post) }
      : { type: 'text/html', body: articlePage(this.site.read(`${model}/index.html`), post, this.publicUrl) };
  }
}
