import { dateIn } from '../../../kernel/calendar.js';
import { type BlogPost, excerptOf } from './blog-post.js';
import type { PublishedContent } from './ports/posts.js';

const WORDS_A_MINUTE = 200;

/** @param models posts of the website, one of which lends picture and author */
export function publishedPost(published: PublishedContent, models: readonly BlogPost[], zone: string): BlogPost {
  const { id, title, html, words, publishedAt } = published;
  const shortId = id.slice(-8);
  const model = models[Number.parseInt(shortId, 16) % models.length];
  if (!model) throw new Error('A published post needs a post of the website that lends its picture.');
  const length = html
    .replaceAll(/<[^>]*>/g, ' ')
    .trim()
    .split(/\s+/).length;
  const minutes = Math.max(1, Math.round(length / WORDS_A_MINUTE));
  return {
    id: [slug(title), shortId].filter(Boolean).join('-'),
    title,
    excerpt: excerptOf(words),
    image: model.image,
    imageAlt: model.imageAlt,
    content: html,
    date: dateIn(zone, publishedAt),
    author: model.author,
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
