import type { BlogPost } from '../blog-post.js';
import type { LentPicture } from '../lent-picture.js';

/** The posts that were written with the website. */
export abstract class WebsitePosts {
  abstract readonly all: readonly BlogPost[];
  /** Pictures for the posts of the back office. */
  abstract readonly pictures: readonly LentPicture[];
}

/** What the back office has published for the blog. */
export interface PublishedContent {
  /** UUID. */
  readonly id: string;
  readonly title: string;
  /** The text as HTML that is safe to show. */
  readonly html: string;
  /** The text of its paragraphs without any markup, on one line; the whole text where it has no paragraph. */
  readonly words: string;
  readonly publishedAt: Date;
}

/** A post that is being written. */
export interface DraftPost {
  readonly title: string;
  /** HTML or plain text, not yet safe to show. */
  readonly content: string;
  readonly publishedAt: Date;
}

export abstract class PublishedContents {
  /** The same list as before while nothing has changed. */
  abstract findAll(): Promise<readonly PublishedContent[]>;
  /** Unsaved content as it would be published. */
  abstract asPublished(draft: DraftPost): PublishedContent;
}
