import { describe, type PublishedPost } from '../../domain/blog-post.js';
import { readLoaderData, writeLoaderData } from './loader-data.js';
import { inMarkup, mapTexts, replacing, rewritePage } from './markup.js';

/** The built page of the post's model, with everything in it that belongs to the model replaced by what the post has. */
export function articlePage(modelPage: string, post: PublishedPost, publicUrl: URL): string {
  const swap = replacing(partners(post, inMarkup));
  const parts = modelPage.split(post.model.content);
  if (parts.length !== 2) throw new Error(`The page of ${post.model.id} does not have its text once.`);
  return rewritePage(modelPage, {
    markup: (html) => withHead(html.split(post.model.content).map(swap).join(post.content), post, publicUrl),
    data: (list) => articleData(list, post),
    facts: (json) => JSON.stringify(mapTexts(JSON.parse(json), swapTexts(post))),
  });
}

/** The data of the model's page, for the post. */
export function articleData(list: string, post: PublishedPost): string {
  return writeLoaderData(mapTexts(readLoaderData(list), swapTexts(post)));
}

/** Rewrites one text that belongs to the model. */
export function swapTexts(post: PublishedPost): (text: string) => string {
  const swap = replacing(partners(post, String));
  return (text) => (text === post.model.content ? post.content : swap(text));
}

/** @param written how a text stands where it is replaced */
export function partners(post: PublishedPost, written: (text: string) => string): Map<string, string> {
  const { model } = post;
  const pairs: [string, string][] = [
    [model.excerpt, post.excerpt],
    [describe(model.excerpt), post.excerpt],
    [model.title, post.title],
    [model.id, post.id],
    [model.date, post.date],
    [spoken(model.date), spoken(post.date)],
    [model.readTime, post.readTime],
  ];
  return new Map(pairs.map(([of, by]) => [written(of), written(by)]));
}

/** '2026-10-29' as 'October 29, 2026', as the website writes it. */
function spoken(date: string): string {
  return new Date(`${date}T12:00:00Z`).toLocaleDateString('en-US', { timeZone: 'UTC', dateStyle: 'long' });
}

/** Adds what search engines and link previews want to know and the page does not say yet. */
function withHead(html: string, { id, image, date }: PublishedPost, publicUrl: URL): string {
  const address = inMarkup(new URL(`/blog/${id}`, publicUrl).href);
  const picture = inMarkup(new URL(`/pictures/${image}-1200.webp`, publicUrl).href);
  const tags = [
    ['rel="canonical"', `<link rel="canonical" href="${address}"/>`],
    ['property="og:type"', '<meta property="og:type" content="article"/>'],
    ['property="og:url"', `<meta property="og:url" content="${address}"/>`],
    ['property="og:image"', `<meta property="og:image" content="${picture}"/>`],
    ['property="article:published_time"', `<meta property="article:published_time" content="${date}"/>`],
  ] as const;
  const missing = tags.filter(([sign]) => !html.includes(sign)).map(([, tag]) => tag);
  return html.replace('</head>', () => `${missing.join('')}</head>`);
}
