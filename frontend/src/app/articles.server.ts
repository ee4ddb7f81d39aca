import { createContext } from 'react-router';
import { type BlogPost, readBlogPosts } from '@/entities/blog-post';
import { restaurant } from '@/entities/restaurant';

export interface Article extends BlogPost {
  /** Sanitized HTML. */
  content: string;
}

const texts = import.meta.glob<string>('@content/blog/*.html', { query: '?raw', import: 'default', eager: true });

/** Every article, newest first: those of the website alone, unless the server knows of more. */
export const articles = createContext<readonly Article[]>(
  readBlogPosts(restaurant.name).map((post) => {
    const [, content] = Object.entries(texts).find(([file]) => file.endsWith(`/${post.id}.html`)) ?? [];
    if (!content) throw new Error(`The article ${post.id} has no text`);
    return { ...post, content };
  }),
);
