import { EmailTemplateBoard } from '@/widgets/email-template-board';

export const EmailLibraryTab = () => <EmailTemplateBoard role="admin" title="Template Library" />;
