export { BlogModule } from './blog.module.js';
export { SitePages } from './adapters/web/site-pages.js';
export { BlogService } from './domain/blog.service.js';
