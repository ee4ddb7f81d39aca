export { BlogModule } from './blog.module.js';
export { BlogService } from './domain/blog.service.js';
