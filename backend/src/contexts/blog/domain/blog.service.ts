import { Injectable } from '@nestjs/common';
import { Restaurant } from '../../../kernel/restaurant.js';
import { type BlogPost, newestFirst } from './blog-post.js';
import { BlogPostNotFound } from './blog.errors.js';
import { lendPicture } from './lent-picture.js';
import { type DraftPost, type PublishedContent, PublishedContents, WebsitePosts } from './ports/posts.js';
import { publishedPost } from './published-post.js';

@Injectable()
export class BlogService {
  private known: { contents: readonly PublishedContent[]; posts: readonly BlogPost[] } | undefined;

  constructor(
    private readonly website: WebsitePosts,
    private readonly contents: PublishedContents,
    private readonly restaurant: Restaurant,
  ) {}

  /** The posts that were written with the website, newest first. */
  get websitePosts(): readonly BlogPost[] {
    return this.website.all;
  }

  /** Every post, newest first; the same list as before while nothing has changed. */
  async list(): Promise<readonly BlogPost[]> {
    const contents = await this.contents.findAll();
    if (this.known?.contents !== contents) {
      this.known = { contents, posts: newestFirst([...this.published(contents), ...this.website.all]) };
    }
    return this.known.posts;
  }

  /** The post that a draft would become, and the list that contains it. */
  async preview(draft: DraftPost): Promise<{ post: BlogPost; posts: readonly BlogPost[] }> {
    const content = this.contents.asPublished(draft);
    const published = this.published([...(await this.contents.findAll()), content]);
    const post = published.find(({ id }) => id.endsWith(content.id.slice(-8)));
    if (!post) throw new Error('What is published is among the posts.');
    return { post, posts: newestFirst([...published, ...this.website.all]) };
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

  /** @throws BlogPostNotFound */
  async get(id: string): Promise<BlogPost> {
    const post = (await this.list()).find((one) => one.id === id);
    if (!post) throw new BlogPostNotFound();
    return post;
  }
}
