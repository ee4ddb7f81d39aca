export { siteUrl } from './site-url';
