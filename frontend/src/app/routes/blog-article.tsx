import { useLoaderData } from 'react-router';
import { readBlogPosts } from '@/entities/blog-post';
import { BlogArticlePage } from '@/pages/blog-article';
import type { Route } from './+types/blog-article';

export { NotFoundPage as ErrorBoundary } from '@/pages/not-found';

const texts = import.meta.glob<string>('@content/blog/*.html', { query: '?raw', import: 'default' });

/** Runs while the page is prerendered: the text travels in the page. */
export async function loader({ params: { id } }: Route.LoaderArgs) {
  const post = readBlogPosts().find((candidate) => candidate.id === id);
  const [, readText] = Object.entries(texts).find(([file]) => file.endsWith(`/${id}.html`)) ?? [];
  if (!post || !readText) throw new Error(`There is no article ${id}`);
  return { post, content: await readText() };
}

export default function BlogArticle() {
  return <BlogArticlePage {...useLoaderData<typeof loader>()} />;
}
