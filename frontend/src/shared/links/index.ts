export { mailHref } from './mail-href';
export { MailLink } from './mail-link';
export { isLanding, acquisitionSource } from './acquisition-source';
