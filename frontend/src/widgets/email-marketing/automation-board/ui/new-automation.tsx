import { AutomationReach } from '@/features/email-marketing/automation-reach';
import { CreateAutomationDialog } from './write-automation-dialog';
import type { MailRole } from '@/shared/api';

interface NewAutomationProps {
  role: MailRole;
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
}

export const NewAutomation = (props: NewAutomationProps) => (
  <CreateAutomationDialog {...props} outlook={(plan) => <AutomationReach role={props.role} plan={plan} />} />
);
