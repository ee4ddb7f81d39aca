export { BlogModule } from './blog.module.js';
