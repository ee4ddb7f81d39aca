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

const LONGEST_DESCRIPTION = 150;
const CUT_AT = 147;

/** The text as a meta description: longer than 150 characters, it ends after 147 with an ellipsis. */
export const describe = (text: string) =>
  text.length > LONGEST_DESCRIPTION ? `${text.slice(0, CUT_AT).toWellFormed()}...` : text;

export const newestFirst = <Post extends BlogPost>(posts: readonly Post[]): Post[] =>
  [...posts].sort((one, other) => other.date.localeCompare(one.date));
