import { escapeUTF8 } from 'entities';
import type { Restaurant } from '../../../../kernel/restaurant.js';
import type { BlogPost } from '../../domain/blog.service.js';

const BACK_OFFICE = ['/admin/', '/manager/', '/staff/', '/sign-in/'];
/** Pages for a single client, who has the address. */
const PROPOSALS = ['/business-report', '/build-report', '/plan-report', '/contract'];
/** Pages for people with a link from an email. */
const OF_LINKS = ['/answer', '/email/', '/table'];

/** RSS 2.0 with the full text of every post. */
export function rssFeed(posts: readonly BlogPost[], { name, tagline }: Restaurant, publicUrl: URL): string {
  const items = posts.map(({ id, title, excerpt, content, date, author }) => {
    const address = addressOf(`/blog/${id}`, publicUrl);
    return `<item>
<title>${escapeUTF8(title)}</title>
<link>${address}</link>
<guid isPermaLink="true">${address}</guid>
<pubDate>${new Date(`${date}T12:00:00Z`).toUTCString()}</pubDate>
<dc:creator>${escapeUTF8(author)}</dc:creator>
<description>${escapeUTF8(excerpt)}</description>
<content:encoded>${escapeUTF8(withAddresses(content, publicUrl))}</content:encoded>
</item>`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${escapeUTF8(name)} Blog</title>
<link>${addressOf('/blog', publicUrl)}</link>
<atom:link href="${addressOf('/feed.xml', publicUrl)}" rel="self" type="application/rss+xml"/>
<description>${escapeUTF8(tagline)}</description>
<language>en-us</language>
${items.join('\n')}
</channel>
</rss>
`;
}

interface MapEntry {
  readonly path: string;
  /** `YYYY-MM-DD` */
  readonly date: string;
}

/**
 * @param addresses of the prerendered pages
 * @param newest date of the newest post
 * @param articles pages that are not prerendered
 */
export function sitemap(
  addresses: readonly string[],
  newest: string | undefined,
  articles: readonly MapEntry[],
  publicUrl: URL,
): string {
  const pages = addresses.filter(
    (path) => !['/blog/', ...BACK_OFFICE, ...PROPOSALS, ...OF_LINKS].some((area) => path.startsWith(area)),
  );
  const entries = [...pages.map((path) => ({ path, date: path === '/blog' ? newest : undefined })), ...articles];
  const urls = entries.map(
    ({ path, date }) =>
      `<url><loc>${addressOf(path, publicUrl)}</loc>${date === undefined ? '' : `<lastmod>${date}</lastmod>`}</url>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

export function robots(publicUrl: URL): string {
  const closed = ['/api/', ...BACK_OFFICE].map((path) => `Disallow: ${path}`);
  return `User-agent: *\n${closed.join('\n')}\n\nSitemap: ${new URL('/sitemap.xml', publicUrl).href}\n`;
}

/** Makes paths absolute, because feed readers cannot resolve them. */
const withAddresses = (html: string, publicUrl: URL) =>
  html.replaceAll('<img src="/', () => `<img src="${new URL('/', publicUrl).href}`);

const addressOf = (path: string, publicUrl: URL) => escapeUTF8(new URL(path, publicUrl).href);
