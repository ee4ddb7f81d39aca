export { type BlogPost, descriptionOf, readBlogPosts } from './model';
export { PostByline } from './ui/post-byline';
