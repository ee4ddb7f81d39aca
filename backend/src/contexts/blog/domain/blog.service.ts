import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../kernel/domain-error.js';
import { dateIn } from '../../../kernel/calendar.js';
import { Restaurant } from '../../../kernel/restaurant.js';

/** A picture of the website for posts without one. */
export interface LentPicture {
  /** Name of the picture. */
  readonly image: string;
  readonly imageAlt: string;
  /** Words in lower case; the image suits posts that contain one of them. */
  readonly themes: readonly string[];
  /** Whether it fits every topic. */
  readonly suitsAnything: boolean;
}

const TITLE_COUNTS = 3;

/**
 * Chooses among the fitting pictures used by the fewest posts the one that shares the most themes with the text.
 * @param uses number of posts that use each picture
 */
export function lendPicture(
  { title, words }: { title: string; words: string },
  pictures: readonly LentPicture[],
  uses: ReadonlyMap<string, number>,
): LentPicture {
  const inTitle = wordsOf(title);
  const inText = wordsOf(words);
  const [best] = pictures
    .map((picture) => ({
      picture,
      common: TITLE_COUNTS * shared(picture.themes, inTitle) + shared(picture.themes, inText),
      uses: uses.get(picture.image) ?? 0,
    }))
    .filter(({ picture, common }) => picture.suitsAnything || common > 0)
    .sort((one, other) => one.uses - other.uses || other.common - one.common);
  if (!best) throw new Error('A published post needs a picture that suits anything.');
  return best.picture;
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/\p{L}+/gu));

const shared = (themes: readonly string[], words: ReadonlySet<string>) =>
  themes.filter((theme) => words.has(theme)).length;

export interface BlogPost {
  /** Part of the address: /blog/{id}. */
  readonly id: string;
  readonly title: string;
  readonly excerpt: string;
  /** Name of a picture of the website. */
  readonly image: string;
  readonly imageAlt: string;
  /** HTML that is safe to show. */
  readonly content: string;
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly author: string;
  readonly readTime: string;
  readonly featured: boolean;
}

/** The restaurant is the author of all posts. */
type Unsigned = Omit<BlogPost, 'author'>;

const MAX_EXCERPT_LENGTH = 150;
const EXCERPT_LENGTH = 147;

/** The beginning of the text, as long as a meta description may be: a longer one ends after a word, with an ellipsis. */
export function excerptOf(text: string): string {
  if (text.length <= MAX_EXCERPT_LENGTH) return text;
  const words = text.slice(0, EXCERPT_LENGTH + 1).replace(/[\s.,;:!?–-]+\S*$/u, '');
  return `${words.slice(0, EXCERPT_LENGTH).toWellFormed()}...`;
}

export const newestFirst = <Post extends Unsigned>(posts: readonly Post[]): Post[] =>
  [...posts].sort((one, other) => other.date.localeCompare(one.date));

/** Posts that are part of the website's code. */
export abstract class WebsitePosts {
  abstract readonly all: readonly Unsigned[];
  /** Pictures for back-office posts without one. */
  abstract readonly pictures: readonly LentPicture[];
}

/** A post published in the back office. */
export interface PublishedContent {
  /** UUID. */
  readonly id: string;
  readonly title: string;
  /** Sanitized HTML. */
  readonly html: string;
  /** Text of its paragraphs without markup, on one line; all text if it has no paragraph. */
  readonly words: string;
  readonly publishedAt: Date;
}

/** A post that is being written. */
export interface DraftPost {
  readonly title: string;
  /** HTML or plain text, not sanitized. */
  readonly content: string;
  readonly publishedAt: Date;
}

export abstract class PublishedContents {
  /** Returns the same list as before if nothing has changed. */
  abstract findAll(): Promise<readonly PublishedContent[]>;
  /** Unsaved content as it would be published. */
  abstract asPublished(draft: DraftPost): PublishedContent;
}

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
export function slug(title: string): string {
  return title
    .normalize('NFD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replaceAll(/^-+|-+$/g, '');
}

/** The end of the address and of the UUID of what was published in the back office. */
const MARK = /[0-9a-f]{8}$/;

/** The post at an address: its own, one from before its title was changed, or the UUID of its content. */
export function postAt<Post extends Pick<BlogPost, 'id'>>(posts: readonly Post[], id: string): Post | undefined {
  const [mark] = MARK.exec(id) ?? [];
  return (
    posts.find((post) => post.id === id) ?? posts.find((post) => mark !== undefined && MARK.exec(post.id)?.[0] === mark)
  );
}

@Injectable()
export class BlogService {
  private known: { inputs: readonly unknown[]; posts: readonly BlogPost[] } | undefined;

  constructor(
    private readonly website: WebsitePosts,
    private readonly contents: PublishedContents,
    private readonly restaurant: Restaurant,
  ) {}

  /** The posts that were written with the website, newest first. */
  get websitePosts(): readonly BlogPost[] {
    return this.website.all.map((post) => ({ ...post, author: this.restaurant.name }));
  }

  /** Every post, newest first; the same list as before while nothing has changed. */
  async list(): Promise<readonly BlogPost[]> {
    const contents = await this.contents.findAll();
    const inputs = [contents, this.website.all, this.restaurant.name];
    let { known } = this;
    if (!known || inputs.some((input, index) => input !== known?.inputs[index])) {
      known = { inputs, posts: newestFirst([...this.published(contents), ...this.websitePosts]) };
      this.known = known;
    }
    return known.posts;
  }

  /** The post that a draft would become, and the list that contains it. */
  async preview(draft: DraftPost): Promise<{ post: BlogPost; posts: readonly BlogPost[] }> {
    const content = this.contents.asPublished(draft);
    const published = this.published([...(await this.contents.findAll()), content]);
    const post = published.find(({ id }) => id.endsWith(content.id.slice(-8)));
    if (!post) throw new Error('What is published is among the posts.');
    return { post, posts: newestFirst([...published, ...this.websitePosts]) };
  }

  /** Older posts choose first, so that a later one changes no picture. */
  private published(contents: readonly PublishedContent[]): BlogPost[] {
    const uses = new Map(this.website.all.map(({ image }) => [image, 1]));
    return [...contents]
      .sort((one, other) => one.publishedAt.getTime() - other.publishedAt.getTime() || one.id.localeCompare(other.id))
      .map((one) => {
        const picture = lendPicture(one, this.website.pictures, uses);
        uses.set(picture.image, (uses.get(picture.image) ?? 0) + 1);
        return publishedPost(one, picture, this.restaurant);
      })
      .reverse();
  }

  /** @throws NotFound */
  async get(id: string): Promise<BlogPost> {
    const post = (await this.list()).find((one) => one.id === id);
    if (!post) throw new NotFound('This article does not exist.');
    return post;
  }
}
