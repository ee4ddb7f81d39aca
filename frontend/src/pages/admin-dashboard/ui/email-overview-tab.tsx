export { EmailOverview as EmailOverviewTab } from '@/widgets/email-marketing/overview';
