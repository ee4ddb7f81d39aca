export { mailHref } from './mail-href';
export { isLanding, wayIn } from './way-in';
