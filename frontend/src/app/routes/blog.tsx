import { useLoaderData } from 'react-router';
import { readBlogPosts } from '@/entities/blog-post';
import { BlogPage } from '@/pages/blog';

export const loader = () => readBlogPosts();

export default function Blog() {
  return <BlogPage posts={useLoaderData<typeof loader>()} />;
}
