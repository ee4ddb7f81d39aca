export { mailHref } from './mail-href';
export { MailLink } from './mail-link';
export { isLanding, wayIn } from './way-in';
