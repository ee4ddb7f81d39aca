import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type AutomationPlan, automationQueries } from '@/entities/email-marketing/automations';
import { emailTemplateQueries } from '@/entities/email-marketing/templates';
import { draftKey } from '@/entities/session';
import type { MailRole } from '@/shared/api';
import { useDraft } from '@/shared/lib/draft';
import { useSettled } from '@/shared/lib/settled';
import { FormDialog } from '@/shared/ui/dialogs';
import { useStartQuickly } from '../api/use-start-quickly';
import { conditionsOf, NO_EVENT, quickStartOf, type SpecialEventValues } from '../model/special-event-values';
import { useAlike } from '../model/use-alike';
import { AnsweredAlready } from './answered-already';
import { SpecialEventFields } from './special-event-fields';

interface SpecialEventsDialogProps {
  role: MailRole;
  title: string;
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
  /** Whom it reaches, and when. */
  outlook: (plan: AutomationPlan) => ReactNode;
}

const PAUSE_MS = 300;

/** Asks for the day, the mail and whom it is for; nothing is armed before its maker has seen whom it reaches. */
export function SpecialEventsDialog({ role, title, outlook, ...dialog }: SpecialEventsDialogProps) {
  const draft = useDraft(draftKey(role, 'automation/special-events'), NO_EVENT);
  const [values, setValues] = useState(draft.values);
  const settled = useSettled(values, PAUSE_MS);
  const { data: templates = [] } = useQuery(emailTemplateQueries.options(role));
  const { send, isPending } = useStartQuickly(role);
  const subject = templates.find(({ id }) => id === values.templateId)?.subject ?? values.subject;
  const plan: AutomationPlan = {
    ...{ triggerType: 'special_date' as const, triggerConditions: conditionsOf(settled) },
    mails: [{ delayDays: 0, subject: subject || 'No subject yet' }],
  };
  const { data: reach } = useQuery(automationQueries.reach(role, plan));
  return (
    <FormDialog<SpecialEventValues>
      title={`Start “${title}”?`}
      okText="Start"
      busyText="Starting..."
      isBusy={isPending}
      canSend={reach !== undefined && settled === values}
      draft={draft}
      onEdit={(typed) => {
        setValues({ ...values, ...typed });
      }}
      onSend={(_, onError) => {
        send(quickStartOf(values), { draft: draft.key, onSuccess: dialog.onClose, onError });
      }}
      {...dialog}
    >
      <AnsweredAlready alike={useAlike(role, 'special_date')} />
      <SpecialEventFields templates={templates} />
      {outlook(plan)}
      <p>It starts right away.</p>
    </FormDialog>
  );
}
