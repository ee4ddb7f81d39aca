import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import {
  type Automation,
  type AutomationPlan,
  automationQueries,
  planOf,
} from '@/entities/email-marketing/automations';
import { emailTemplateQueries } from '@/entities/email-marketing/templates';
import type { MailRole } from '@/shared/api';
import { AnswerView } from '@/shared/ui/answer-view';
import { ConfirmDialog } from '@/shared/ui/dialogs';
import { useToggleAutomation } from '../api/use-toggle-automation';

interface ActivateAutomationDialogProps {
  role: MailRole;
  automation: Automation;
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
  /** Whom it reaches, and when. */
  outlook: (plan: AutomationPlan) => ReactNode;
}

/** Nothing is armed again before somebody has seen whom it reaches now, and when. */
export function ActivateAutomationDialog({ role, automation, outlook, ...dialog }: ActivateAutomationDialogProps) {
  const { id, name } = automation;
  const { send, isPending } = useToggleAutomation(role);
  const templates = useQuery(emailTemplateQueries.named(role));
  const reach = useQuery(automationQueries.reach(role, automation));
  return (
    <ConfirmDialog
      title={`Activate “${name}”?`}
      okText="Activate"
      isBusy={isPending}
      canConfirm={reach.data !== undefined && templates.data !== undefined}
      onConfirm={() => {
        send({ id, isActive: true }, { onSuccess: dialog.onClose, onError: dialog.onClose });
      }}
      {...dialog}
    >
      <AnswerView answer={templates} loading="Loading emails..." failed="Couldn’t load this.">
        {(found) => outlook(planOf(automation, found))}
      </AnswerView>
    </ConfirmDialog>
  );
}
