import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type AutomationPlan, automationQueries, type QuickStartKind } from '@/entities/email-marketing/automations';
import type { MailRole } from '@/shared/api';
import { AnswerView } from '@/shared/ui/answer-view';
import { ConfirmDialog } from '@/shared/ui/dialogs';
import { useStartQuickly } from '../api/use-start-quickly';
import { useAlike } from '../model/use-alike';
import { AnsweredAlready } from './answered-already';
import styles from './start-quickly-dialog.module.css';

interface StartQuicklyDialogProps {
  role: MailRole;
  kind: QuickStartKind;
  title: string;
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
  /** Recipients and dates. */
  outlook: (plan: AutomationPlan) => ReactNode;
}

/** Shows recipients and dates before turning an automation on. */
export function StartQuicklyDialog({ role, kind, title, outlook, ...dialog }: StartQuicklyDialogProps) {
  const { send, isPending } = useStartQuickly(role);
  const ready = useQuery({
    ...automationQueries.quickStarts(role),
    select: (starts) => starts.find((start) => start.kind === kind),
  });
  const plan = ready.data;
  const reach = useQuery({
    ...automationQueries.reach(role, plan ?? { triggerType: 'new_contact' }),
    enabled: plan !== undefined,
  });
  const alike = useAlike(role, plan?.triggerType);
  return (
    <ConfirmDialog
      title={`Start “${title}”?`}
      okText={alike.length > 0 ? 'Start Another' : 'Start'}
      isBusy={isPending}
      canConfirm={reach.data !== undefined}
      onConfirm={() => {
        send({ kind }, { onSuccess: dialog.onClose, onError: dialog.onClose });
      }}
      {...dialog}
    >
      <div className={styles.question}>
        <AnsweredAlready alike={alike} />
        <AnswerView answer={ready} loading="Loading emails..." failed="Couldn’t load this.">
          {(found) => outlook(found)}
        </AnswerView>
        <p>It starts right away. Its emails are added to your templates, where you can edit them.</p>
      </div>
    </ConfirmDialog>
  );
}
