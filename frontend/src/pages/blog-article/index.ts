export { BlogArticlePage } from './ui/blog-article-page';
