import { EmailTemplateBoard } from '@/widgets/email-template-board';

export const EmailTemplatesTab = () => <EmailTemplateBoard role="manager" title="Templates" />;
