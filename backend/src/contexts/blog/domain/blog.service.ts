import type { Restaurant } from '../../../kernel/restaurant.js';
import { type BlogPost, newestFirst } from './blog-post.js';
import { BlogPostNotFound } from './blog.errors.js';
import type { PublishedContent, PublishedContents, WebsitePosts } from './ports/posts.js';
import { publishedPost } from './published-post.js';

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
      const published = contents.map((one) => publishedPost(one, this.website.all, this.restaurant.timeZone));
      this.known = { contents, posts: newestFirst([...published, ...this.website.all]) };
    }
    return this.known.posts;
  }

  /** @throws BlogPostNotFound */
  async get(id: string): Promise<BlogPost> {
    const post = (await this.list()).find((one) => one.id === id);
    if (!post) throw new BlogPostNotFound();
    return post;
  }
}
