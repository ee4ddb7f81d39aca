import { useLoaderData } from 'react-router';
import { BlogPage } from '@/pages/blog';
import { articles } from '../articles.server';
import type { Route } from './+types/blog';

export const loader = ({ context }: Route.LoaderArgs) => context.get(articles).map(({ content, ...post }) => post);

export default function Blog() {
  return <BlogPage posts={useLoaderData<typeof loader>()} />;
}
