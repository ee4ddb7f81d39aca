import type { Restaurant } from '../../../../kernel/restaurant.js';
import type { BuiltSite } from '../../../../platform/web/built-site.js';
import type { LivePage, LivePages } from '../../../../platform/web/live-pages.js';
import type { BlogPost } from '../../domain/blog-post.js';
import type { BlogService } from '../../domain/blog.service.js';
import { robots, rssFeed, sitemap } from './feeds.js';

const ARTICLE = /^\/blog\/([^/]+?)(\.data)?$/;

/** What search engines, readers and browsers get about the posts of this hour: feeds, list and articles. */
export class BlogLivePages implements LivePages {
  private posts: readonly BlogPost[] = [];
  private readonly made = new Map<string, Promise<LivePage>>();

  constructor(
    private readonly blog: BlogService,
    private readonly restaurant: Restaurant,
    private readonly publicUrl: URL,
    private readonly site: Pick<BuiltSite, 'addresses' | 'render'>,
  ) {}

  async find(path: string): Promise<LivePage | null> {
    switch (path) {
      case '/robots.txt':
        return this.once(path, this.posts);
      case '/feed.xml':
      case '/sitemap.xml':
        return this.once(path, await this.list());
      case '/blog':
      case '/blog.data': {
        const posts = await this.list();
        return posts.length > this.blog.websitePosts.length ? this.once(path, posts) : null;
      }
      default:
        return this.article(path);
    }
  }

  /** The website's own articles are as they were built; all unknown ones are the same page. */
  private async article(path: string): Promise<LivePage | null> {
    const [, id, data = ''] = ARTICLE.exec(path) ?? [];
    if (id === undefined || this.blog.websitePosts.some((post) => post.id === id)) return null;
    const posts = await this.list();
    return this.once(posts.some((post) => post.id === id) ? path : `/blog/unknown${data}`, posts);
  }

  /** Without the database the posts are those of before. */
  private async list(): Promise<readonly BlogPost[]> {
    try {
      return await this.blog.list();
    } catch (error) {
      if (this.posts.length === 0) throw error;
      return this.posts;
    }
  }

  /** Makes a page once for all who ask for it, until the posts change. */
  private once(path: string, posts: readonly BlogPost[]): Promise<LivePage> {
    if (posts !== this.posts) this.made.clear();
    this.posts = posts;
    const page = this.made.get(path) ?? this.make(path, posts);
    this.made.set(path, page);
    page.catch(() => this.made.delete(path));
    return page;
  }

  private async make(path: string, posts: readonly BlogPost[]): Promise<LivePage> {
    switch (path) {
      case '/robots.txt':
        return { type: 'text/plain', body: robots(this.publicUrl) };
      case '/feed.xml':
        return { type: 'application/rss+xml', body: rssFeed(posts, this.restaurant, this.publicUrl) };
      case '/sitemap.xml':
        return { type: 'application/xml', body: sitemap(this.site.addresses, posts, this.publicUrl) };
      default:
        return this.site.render(path, posts);
    }
  }
}
