import { AutomationBoard } from '@/widgets/email-marketing/automation-board';

export const EmailAutomationTab = () => <AutomationBoard role="manager" />;
