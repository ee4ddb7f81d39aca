import type { BlogPost } from '../blog-post.js';
import type { LentPicture } from '../lent-picture.js';

/** Posts that are part of the website's code. */
export abstract class WebsitePosts {
  abstract readonly all: readonly BlogPost[];
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
