import type { Restaurant } from '../../../../kernel/restaurant.js';
import type { BuiltSite, SiteFacts } from '../../../../platform/web/built-site.js';
import type { LivePage, LivePages } from '../../../../platform/web/live-pages.js';
import type { BlogPost } from '../../domain/blog-post.js';
import type { BlogService } from '../../domain/blog.service.js';
import { robots, rssFeed, sitemap } from './feeds.js';
import { llmsText } from './llms-text.js';
import type { ComingTimes } from './coming-times.js';
import type { PageFacts } from './page-facts.js';

const ARTICLE = /^\/blog\/([^/]+?)(\.data)?$/;

/** Pages by path, until one of their inputs is another object. */
class RenderedPages {
  private inputs: readonly unknown[] = [];
  private readonly rendered = new Map<string, Promise<LivePage>>();

  get(path: string, inputs: readonly unknown[], render: () => Promise<LivePage>): Promise<LivePage> {
    if (inputs.some((input, index) => input !== this.inputs[index])) this.rendered.clear();
    this.inputs = inputs;
    const page = this.rendered.get(path) ?? render();
    this.rendered.set(path, page);
    page.catch(() => this.rendered.delete(path));
    return page;
  }
}

/** What search engines, readers and browsers get with the current posts and facts: feeds, list, articles, free times and every other page. */
export class BlogLivePages implements LivePages {
  private posts: readonly BlogPost[] = [];
  private facts: SiteFacts | undefined;
  private readonly pages = new RenderedPages();
  private readonly timesPages = new RenderedPages();

  constructor(
    private readonly blog: BlogService,
    private readonly restaurant: Restaurant,
    private readonly publicUrl: URL,
    private readonly site: Pick<BuiltSite, 'addresses' | 'isPage' | 'render'>,
    private readonly pageFacts: Pick<PageFacts, 'now'>,
    private readonly comingTimes: Pick<ComingTimes, 'now'>,
  ) {}

  async find(path: string): Promise<LivePage | null> {
    switch (path) {
      case '/robots.txt':
        return this.once(path);
      case '/llms.txt':
        return { type: 'text/plain', body: llmsText(this.restaurant, await this.pageFacts.now(), this.publicUrl) };
      case '/feed.xml':
      case '/sitemap.xml':
      case '/blog':
      case '/blog.data':
        return this.once(path, await this.list(), await this.pageFacts.now());
      case '/times':
      case '/times.data':
        return this.timesPage(path);
      default:
        return this.isUnbuiltArticle(path) ? this.article(path) : this.page(path);
    }
  }

  private isUnbuiltArticle(path: string): boolean {
    const [, id] = ARTICLE.exec(path) ?? [];
    return id !== undefined && !this.blog.websitePosts.some((post) => post.id === id);
  }

  /** All unknown articles share one page. */
  private async article(path: string): Promise<LivePage> {
    const [, id, data = ''] = ARTICLE.exec(path) ?? [];
    const posts = await this.list();
    const known = posts.some((post) => post.id === id) ? path : `/blog/unknown${data}`;
    return this.once(known, posts, await this.pageFacts.now());
  }

  /** Rendered again when a table is taken or becomes free. */
  private async timesPage(path: string): Promise<LivePage | null> {
    if (!this.site.isPage(path)) return null;
    const comingDays = await this.comingTimes.now();
    const facts = await this.pageFacts.now();
    return this.timesPages.get(path, [comingDays, facts], () => this.site.render(path, [], { ...facts, comingDays }));
  }

  /** A built page with current facts. */
  private async page(path: string): Promise<LivePage | null> {
    if (!this.site.isPage(path)) return null;
    const posts = isOfBlog(path) ? await this.list() : this.posts;
    return this.once(path, posts, await this.pageFacts.now());
  }

  /** Without the database, the last known posts. */
  private async list(): Promise<readonly BlogPost[]> {
    try {
      return await this.blog.list();
    } catch (error) {
      if (this.posts.length === 0) throw error;
      return this.posts;
    }
  }

  /** Renders a page once for all requests, until the posts or the facts change. */
  private once(path: string, posts = this.posts, facts = this.facts): Promise<LivePage> {
    this.posts = posts;
    this.facts = facts;
    return this.pages.get(path, [posts, facts], () => this.make(path, posts, facts ?? {}));
  }

  private async make(path: string, posts: readonly BlogPost[], facts: SiteFacts): Promise<LivePage> {
    switch (path) {
      case '/robots.txt':
        return { type: 'text/plain', body: robots(this.publicUrl) };
      case '/feed.xml':
        return { type: 'application/rss+xml', body: rssFeed(posts, this.restaurant, this.publicUrl) };
      case '/sitemap.xml':
        return { type: 'application/xml', body: sitemap(this.site.addresses, posts, this.publicUrl) };
      default:
        return this.site.render(path, isOfBlog(path) ? posts : [], facts);
    }
  }
}

const isOfBlog = (path: string) => path.startsWith('/blog');
