import type { Restaurant } from '../../../kernel/restaurant.js';
import { type BlogPost, newestFirst, type PublishedPost } from './blog-post.js';
import { BlogPostNotFound } from './blog.errors.js';
import type { PublishedContents, WebsitePosts } from './ports/posts.js';
import { publishedPost } from './published-post.js';

export class BlogService {
  constructor(
    private readonly website: WebsitePosts,
    private readonly contents: PublishedContents,
    private readonly restaurant: Restaurant,
  ) {}

  /** The posts that were written with the website, newest first. */
  get websitePosts(): readonly BlogPost[] {
    return this.website.all;
  }

  /** Every post, newest first. */
  async list(): Promise<BlogPost[]> {
    return newestFirst([...(await this.published()), ...this.website.all]);
  }

  /** @throws BlogPostNotFound */
  async get(id: string): Promise<BlogPost> {
    const post = (await this.list()).find((one) => one.id === id);
    if (!post) throw new BlogPostNotFound();
    return post;
  }

  /** The posts that came from the back office, newest first. */
  async published(): Promise<PublishedPost[]> {
    const contents = await this.contents.findAll();
    return newestFirst(contents.map((content) => publishedPost(content, this.website.all, this.restaurant.timeZone)));
  }
}
