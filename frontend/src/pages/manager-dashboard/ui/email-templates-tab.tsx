import { EmailTemplateBoard } from '@/widgets/email-marketing/template-board';

export const EmailTemplatesTab = () => <EmailTemplateBoard role="manager" title="Templates" />;
