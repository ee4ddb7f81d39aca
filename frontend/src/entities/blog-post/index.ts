export { type BlogPost, descriptionOf, readBlogPosts } from './model/blog-post';
export { PostByline } from './ui/post-byline';
