export { telHref } from './tel-href';
