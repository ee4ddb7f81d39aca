import { AutomationOutlook } from '@/features/automation/outlook';
import { CreateAutomationDialog } from '@/features/automation/write';
import type { MailRole } from '@/shared/api';

interface NewAutomationProps {
  role: MailRole;
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
}

export const NewAutomation = (props: NewAutomationProps) => (
  <CreateAutomationDialog {...props} outlook={(plan) => <AutomationOutlook role={props.role} plan={plan} />} />
);
