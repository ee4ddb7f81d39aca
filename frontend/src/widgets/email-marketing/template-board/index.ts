export { EmailTemplateBoard } from './ui/email-template-board';
