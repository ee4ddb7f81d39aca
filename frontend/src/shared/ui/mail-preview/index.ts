export { MailPreview } from './mail-preview';
