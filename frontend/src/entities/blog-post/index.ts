export { type BlogPost, descriptionOf, formatPostDate, readBlogPosts } from './model';
export { PostByline } from './ui/post-byline';
