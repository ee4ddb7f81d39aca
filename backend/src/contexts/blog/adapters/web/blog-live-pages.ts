import { Inject, Injectable } from '@nestjs/common';
import { addressLine, Restaurant } from '../../../../kernel/restaurant.js';
import { spansInWords, weekLines } from '../../../hours/index.js';
import type { PublishedDish, PublishedMenu } from '../../../menu/index.js';
import { AppSettings } from '../../../../platform/config/app-settings.js';
import { BuiltSite, type SiteFacts } from '../../../../platform/web/built-site.js';
import type { LivePage, LivePages } from '../../../../platform/web/live-pages.js';
import { type BlogPost, BlogService, postAt } from '../../domain/blog.service.js';
import { type ComingDay, FreeTimes } from '../../../reservations/index.js';
import { PageFacts, type PageFactsView } from './page-facts.js';
import { robots, rssFeed, sitemap } from './feeds.js';
import { manifestAt } from './manifests.js';
import { type PastNewsletter, PastNewsletters } from './past-newsletters.js';

/** Facts that an assistant needs to answer guests' questions, as Markdown (llmstxt.org). */
function llmsText(restaurant: Restaurant, { weekly, special, menu }: PageFactsView, publicUrl: URL): string {
  const { name, tagline, address, phone, email, servesCuisine, priceRange, timeZone } = restaurant;
  const link = (path: string) => new URL(path, publicUrl).href;
  const days = weekLines(weekly).map((line) => `- ${line}`);
  const otherwise = special.map(
    ({ date, spans, note }) => `- ${date}: ${spansInWords(spans)}${note ? ` (${note})` : ''}`,
  );
  return `# ${name}

> ${tagline}

- Cuisine: ${servesCuisine.join(', ')}
- Price range: ${priceRange}
- Address: ${addressLine(address)}
- Phone: ${phone}
- Email: ${email}

## Hours

Times are in ${timeZone}.

${days.join('\n')}
${otherwise.length > 0 ? `\nSpecial hours:\n\n${otherwise.join('\n')}\n` : ''}
## Menu

${menuText(menu)}
## Pages

- [Menu, hours and directions](${link('/')}): dishes with prices, photos, how to find us
- [Free times](${link('/times')}): the next two weeks, each time with a link to the request form
- [Request a table](${link('/reservations')}): a person replies within 24 hours; it is a reservation once that reply confirms it
- [Gift cards](${link('/gift-cards')}): request one here; payment follows our reply
- [Blog](${link('/blog')}): stories

## For apps and assistants

- [Hours](${link('/api/hours')}): JSON, including the days ahead
- [Restaurant](${link('/api/restaurant')}): JSON
- [Stories](${link('/feed.xml')}): RSS
- [MCP](${link('/api/mcp')}): Model Context Protocol (Streamable HTTP, no login): hours, dishes, free times, and a link with the request filled in
`;
}

/** Allergens are on the page and in the data for apps; here they would be half the text. */
const menuText = ({ note, groups }: PublishedMenu) =>
  groups
    .map(({ category, topRowItems = [], items, wineSection }) => {
      const dishes = [...topRowItems, ...items, ...(wineSection?.options.map(of(wineSection.title)) ?? [])];
      return `### ${category}\n\n${dishes.map(dishText).join('\n')}\n`;
    })
    .join('\n') + (note ? `\n${note}\n` : '');

const of = (title: string) => (dish: PublishedDish) => ({ ...dish, name: `${title}, ${dish.name.toLowerCase()}` });

function dishText({ name, price, description, note, diets, offUntil }: PublishedDish): string {
  const more = [description, note, diets?.join(', '), offUntil && `off today, back on ${offUntil}`].filter(Boolean);
  return [`- ${name}, ${price}`, ...more].join('; ');
}

/** Pages that exist only while a feature is on. */
const SIGN_UP = '/newsletter';
const ARCHIVE = '/newsletter/archive';

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

const DAYS = 14;
/** Longest time that the page may show a table that has been taken. */
const CACHE_TTL_MS = 20_000;

/** Free times of the next two weeks, for the page that lists them. */
@Injectable()
export class ComingTimes {
  private known: Promise<readonly ComingDay[]> | undefined;
  private until = 0;

  constructor(@Inject(FreeTimes) private readonly freeTimes: Pick<FreeTimes, 'comingDays'>) {}

  /** Returns the same object until something changes. Without the database, the last known times. */
  now(): Promise<readonly ComingDay[]> {
    if (this.known && performance.now() < this.until) return this.known;
    this.until = performance.now() + CACHE_TTL_MS;
    this.known = this.look(this.known);
    return this.known;
  }

  private async look(before: Promise<readonly ComingDay[]> | undefined): Promise<readonly ComingDay[]> {
    const known = await before?.catch(() => undefined);
    try {
      const days = await this.freeTimes.comingDays(DAYS);
      return JSON.stringify(days) === JSON.stringify(known) && known ? known : days;
    } catch (error) {
      this.until = 0;
      if (!known) throw error;
      return known;
    }
  }
}

/** What search engines, readers and browsers get with the current posts and facts: feeds, list, articles, free times and every other page. */
@Injectable()
export class BlogLivePages implements LivePages {
  private posts: readonly BlogPost[] = [];
  private knownNewsletters: readonly PastNewsletter[] | undefined;
  private facts: SiteFacts | undefined;
  private readonly pages = new RenderedPages();
  private readonly timesPages = new RenderedPages();
  private readonly archivePages = new RenderedPages();
  private readonly maps = new RenderedPages();
  private readonly publicUrl: URL;

  constructor(
    private readonly blog: BlogService,
    private readonly restaurant: Restaurant,
    @Inject(AppSettings) { publicUrl }: Pick<AppSettings, 'publicUrl'>,
    @Inject(BuiltSite) private readonly site: Pick<BuiltSite, 'addresses' | 'isPage' | 'render'>,
    @Inject(PageFacts) private readonly pageFacts: Pick<PageFacts, 'now'>,
    @Inject(ComingTimes) private readonly comingTimes: Pick<ComingTimes, 'now'>,
    @Inject(PastNewsletters) private readonly newsletters: Pick<PastNewsletters, 'list'>,
  ) {
    this.publicUrl = publicUrl;
  }

  async find(path: string): Promise<LivePage | null> {
    const manifest = manifestAt(path, this.restaurant);
    if (manifest !== null) return { type: 'application/manifest+json', body: manifest };
    switch (path) {
      case '/robots.txt':
        return this.once(path);
      case '/llms.txt':
        return { type: 'text/plain', body: llmsText(this.restaurant, await this.pageFacts.now(), this.publicUrl) };
      case '/sitemap.xml':
        return this.siteMap();
      case '/feed.xml':
      case '/blog':
      case '/blog.data':
        return this.once(path, await this.list(), await this.pageFacts.now());
      case '/times':
      case '/times.data':
        return this.timesPage(path);
      default:
        if (isOfArchive(path)) return this.archivePage(path);
        return this.isUnbuiltArticle(path) ? this.article(path) : this.page(path);
    }
  }

  private isUnbuiltArticle(path: string): boolean {
    const [, id] = ARTICLE.exec(path) ?? [];
    return id !== undefined && !this.blog.websitePosts.some((post) => post.id === id);
  }

  /** All unknown articles share one page. */
  private async article(path: string): Promise<LivePage> {
    const [, id = '', data = ''] = ARTICLE.exec(path) ?? [];
    const posts = await this.list();
    const post = postAt(posts, id);
    if (post && post.id !== id) return { type: 'text/html', body: '', location: `/blog/${post.id}${data}` };
    const known = post ? path : `/blog/unknown${data}`;
    return this.once(known, posts, await this.pageFacts.now());
  }

  /** Rendered again when a table is taken or becomes free. */
  private async timesPage(path: string): Promise<LivePage | null> {
    if (!this.site.isPage(path)) return null;
    const comingDays = await this.comingTimes.now();
    const facts = await this.pageFacts.now();
    return this.timesPages.get(path, [comingDays, facts], () => this.site.render(path, [], { ...facts, comingDays }));
  }

  /** All unknown newsletters share one page. */
  private async archivePage(path: string): Promise<LivePage> {
    const facts = await this.pageFacts.now();
    const archive = await this.archive(facts);
    const [, id, data = ''] = ARCHIVED.exec(path) ?? [];
    const isKnown = id === undefined || archive.some((one) => one.id === id);
    const shown = isKnown ? path : `${ARCHIVE}/unknown${data}`;
    return this.archivePages.get(shown, [archive, facts], () => this.site.render(shown, [], { ...facts, archive }));
  }

  private async siteMap(): Promise<LivePage> {
    const posts = await this.list();
    const facts = await this.pageFacts.now();
    const archive = await this.archive(facts);
    return this.maps.get('/sitemap.xml', [archive, facts, posts], () => {
      const entries = [
        ...posts.map(({ id, date }) => ({ path: `/blog/${id}`, date })),
        ...archive.map(({ id, date }) => ({ path: `${ARCHIVE}/${id}`, date })),
      ];
      const body = sitemap(this.addresses(facts), posts[0]?.date, entries, this.publicUrl);
      return Promise.resolve({ type: 'application/xml', body });
    });
  }

  /** Empty while the owner has turned it off. Without the database, the last known newsletters. */
  private async archive({ newsletterArchive }: PageFactsView): Promise<readonly PastNewsletter[]> {
    if (!newsletterArchive) return NO_NEWSLETTERS;
    try {
      this.knownNewsletters = await this.newsletters.list();
    } catch (error) {
      if (!this.knownNewsletters) throw error;
    }
    return this.knownNewsletters;
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
      this.posts = await this.blog.list();
    } catch (error) {
      if (this.posts.length === 0) throw error;
    }
    return this.posts;
  }

  /** Renders a page once for all requests, until the posts or the facts change. */
  private once(path: string, posts = this.posts, facts = this.facts): Promise<LivePage> {
    this.facts = facts;
    return this.pages.get(path, [posts, facts], () => this.make(path, posts, facts ?? {}));
  }

  /** Pages of a feature that is off say so, which search engines need not know. */
  private addresses({ newsletter, newsletterArchive }: PageFactsView): string[] {
    const off = [...(newsletter ? [] : [SIGN_UP]), ...(newsletterArchive ? [] : [ARCHIVE])];
    return this.site.addresses.filter((path) => !off.includes(path));
  }

  private async make(path: string, posts: readonly BlogPost[], facts: SiteFacts): Promise<LivePage> {
    switch (path) {
      case '/robots.txt':
        return { type: 'text/plain', body: robots(this.publicUrl) };
      case '/feed.xml':
        return { type: 'application/rss+xml', body: rssFeed(posts, this.restaurant, this.publicUrl) };
      default:
        return this.site.render(path, isOfBlog(path) ? posts : [], facts);
    }
  }
}

const NO_NEWSLETTERS: readonly PastNewsletter[] = [];
const ARCHIVED = /^\/newsletter\/archive\/([^/]+?)(\.data)?$/;
const isOfArchive = (path: string) => path === ARCHIVE || path === `${ARCHIVE}.data` || ARCHIVED.test(path);

const isOfBlog = (path: string) => path.startsWith('/blog');
