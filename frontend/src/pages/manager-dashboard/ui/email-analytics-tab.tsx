import { EmailFigures } from '@/widgets/email-marketing/figures';

export const EmailAnalyticsTab = () => <EmailFigures role="manager" />;
