import { data, useLoaderData } from 'react-router';
import { BlogArticlePage } from '@/pages/blog-article';
import { NotFoundPage } from '@/pages/not-found';
import { articles } from '../articles.server';
import type { Route } from './+types/blog-article';

export function loader({ context, params: { id } }: Route.LoaderArgs) {
  return context.get(articles).find((one) => one.id === id) ?? data(null, { status: 404 });
}

export default function BlogArticle() {
  const article = useLoaderData<typeof loader>();
  return article ? <BlogArticlePage article={article} /> : <NotFoundPage />;
}
