import { EmailTemplateBoard } from '@/widgets/email-marketing/template-board';

export const EmailLibraryTab = () => <EmailTemplateBoard role="admin" title="Template Library" />;
