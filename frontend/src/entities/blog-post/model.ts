import posts from '@content/blog/posts.json';
import { isPictureName, type PictureName } from '@/shared/ui/picture';

export interface BlogPost {
  id: string;
  title: string;
  excerpt: string;
  image: PictureName;
  imageAlt: string;
  /** YYYY-MM-DD */
  date: string;
  author: string;
  readTime: string;
  featured: boolean;
}

/** The static posts, newest first. @param author the restaurant's name */
export function readBlogPosts(author: string): BlogPost[] {
  return posts
    .map(({ image, ...post }) => {
      if (!isPictureName(image)) throw new Error(`There is no picture named ${image}`);
      return { image, ...post, author };
    })
    .sort((one, other) => other.date.localeCompare(one.date));
}

const longDate = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'long' });

export const formatPostDate = (date: string) => longDate.format(new Date(`${date}T12:00:00Z`));

const MAX_DESCRIPTION_LENGTH = 150;
const EXCERPT_LENGTH = 147;

/** The excerpt as a meta description. */
export const descriptionOf = (excerpt: string) =>
  excerpt.length > MAX_DESCRIPTION_LENGTH ? `${excerpt.slice(0, EXCERPT_LENGTH)}...` : excerpt;
