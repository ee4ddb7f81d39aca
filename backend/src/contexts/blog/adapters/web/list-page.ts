import { type BlogPost, newestFirst, type PublishedPost } from '../../domain/blog-post.js';
import { partners, swapTexts } from './article-page.js';
import { readLoaderData, writeLoaderData } from './loader-data.js';
import { inMarkup, mapTexts, replacing, rewritePage } from './markup.js';

/** The built list of the website's posts, with the published ones in their places; their cards are made from those of their models. */
export function listPage(html: string, posts: readonly BlogPost[], published: readonly PublishedPost[]): string {
  return rewritePage(html, {
    markup: (part) => withCards(part, posts, published),
    data: (list) => listData(list, posts, published),
    facts: String,
  });
}

function withCards(html: string, posts: readonly BlogPost[], published: readonly PublishedPost[]): string {
  const cards = new Map(posts.map(({ id }) => [id, cardOf(html, id)]));
  const starts = [...cards.values()].map((card) => html.indexOf(card));
  const ends = [...cards.values()].map((card) => html.indexOf(card) + card.length);
  if ([...cards.values()].some((card) => card === '')) return html;
  const all = newestFirst<BlogPost | PublishedPost>([...published, ...posts]).map((post) =>
    'model' in post ? replacing(partners(post, inMarkup))(cards.get(post.model.id) ?? '') : (cards.get(post.id) ?? ''),
  );
  return html.slice(0, Math.min(...starts)) + all.join('') + html.slice(Math.max(...ends));
}

/** The list item which links to the post; '' when there is none. */
function cardOf(html: string, id: string): string {
  const items = html.match(/<li\b[^>]*>(?:(?!<\/?li\b)[\s\S])*<\/li>/g) ?? [];
  return items.find((item) => item.includes(`href="/blog/${id}"`)) ?? '';
}

/** The data of the list, wherever in it the posts are. */
export function listData(list: string, posts: readonly BlogPost[], published: readonly PublishedPost[]): string {
  const ids = new Set(posts.map(({ id }) => id));
  function extend(value: unknown): unknown {
    if (Array.isArray(value)) return isPosts(value, ids) ? extended(value, published) : value.map(extend);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, extend(item)]));
  }
  return writeLoaderData(extend(readLoaderData(list)));
}

function isPosts(items: unknown[], ids: ReadonlySet<string>): items is BlogPost[] {
  return items.length === ids.size && items.every((item) => ids.has((item as { id?: string } | null)?.id ?? ''));
}

function extended(items: readonly BlogPost[], published: readonly PublishedPost[]): BlogPost[] {
  const added = published.map((post) => {
    const model = items.find(({ id }) => id === post.model.id);
    return { ...(mapTexts(model, swapTexts(post)) as BlogPost), featured: false };
  });
  return newestFirst([...added, ...items]);
}
