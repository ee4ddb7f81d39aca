export { EmailOverview } from './ui/email-overview';
