import type { AutomationPlan, QuickStartKind } from '@/entities/email-marketing/automations';
import { AutomationReach } from '@/features/email-marketing/automation-reach';
import { SpecialEventsDialog } from './special-events-dialog';
import { StartQuicklyDialog } from './start-quickly-dialog';
import type { MailRole } from '@/shared/api';

interface QuickStartDialogProps {
  role: MailRole;
  kind: QuickStartKind;
  title: string;
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
}

export function QuickStartDialog({ kind, ...dialog }: QuickStartDialogProps) {
  const outlook = (plan: AutomationPlan) => <AutomationReach role={dialog.role} plan={plan} />;
  return kind === 'special_events' ? (
    <SpecialEventsDialog {...dialog} outlook={outlook} />
  ) : (
    <StartQuicklyDialog {...dialog} kind={kind} outlook={outlook} />
  );
}
