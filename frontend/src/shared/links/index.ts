export { mailHref } from './mail-href';
export { telHref } from './tel-href';
export { isLanding, wayIn } from './way-in';
