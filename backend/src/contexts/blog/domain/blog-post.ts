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

const LONGEST_EXCERPT = 150;
const CUT_AT = 147;

/** The beginning of the text, as long as a meta description may be: a longer one ends after a word, with an ellipsis. */
export function excerptOf(text: string): string {
  if (text.length <= LONGEST_EXCERPT) return text;
  const words = text.slice(0, CUT_AT + 1).replace(/[\s.,;:!?–-]+\S*$/u, '');
  return `${words.slice(0, CUT_AT).toWellFormed()}...`;
}

export const newestFirst = <Post extends BlogPost>(posts: readonly Post[]): Post[] =>
  [...posts].sort((one, other) => other.date.localeCompare(one.date));
