export { EmailFigures } from './ui/email-figures';
