export { BlogModule } from './blog.module.js';
export { type PastNewsletter, PastNewsletters } from './adapters/web/past-newsletters.js';
export { SitePages } from './adapters/web/site-pages.js';
export { BlogService, excerptOf, slug } from './domain/blog.service.js';
