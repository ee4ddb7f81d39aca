export { mailHref } from './mail-href';
