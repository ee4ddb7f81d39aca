import { dateIn } from '../../../kernel/calendar.js';
import type { Restaurant } from '../../../kernel/restaurant.js';
import { type BlogPost, excerptOf } from './blog-post.js';
import type { LentPicture } from './lent-picture.js';
import type { PublishedContent } from './ports/posts.js';

const WORDS_A_MINUTE = 200;

export function publishedPost(
  published: PublishedContent,
  { image, imageAlt }: LentPicture,
  { name, timeZone }: Restaurant,
): BlogPost {
  const { id, title, html, words, publishedAt } = published;
  const length = html
    .replaceAll(/<[^<>]*>/g, ' ')
    .trim()
    .split(/\s+/).length;
  const minutes = Math.max(1, Math.round(length / WORDS_A_MINUTE));
  return {
    id: [slug(title), id.slice(-8)].filter(Boolean).join('-'),
    title,
    excerpt: excerptOf(words),
    image,
    imageAlt,
    content: html,
    date: dateIn(timeZone, publishedAt),
    author: name,
    readTime: `${String(minutes)} min read`,
    featured: false,
  };
}

/** 'Zoë’s Soup & Glass' as `zoes-soup-glass`. */
function slug(title: string): string {
  return title
    .normalize('NFD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replaceAll(/^-+|-+$/g, '');
}
