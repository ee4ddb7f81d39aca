import { AutomationReach } from '@/features/email-marketing/automation-reach';
import { CreateAutomationDialog } from './write-automation-dialog';
import type { MailRole } from '@/shared/api';
import type { DialogProps } from '@/shared/ui/dialogs';

interface NewAutomationProps extends DialogProps {
  role: MailRole;
}

export const NewAutomation = (props: NewAutomationProps) => (
  <CreateAutomationDialog {...props} outlook={(plan) => <AutomationReach role={props.role} plan={plan} />} />
);
