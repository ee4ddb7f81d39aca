import { useQuery } from '@tanstack/react-query';
import {
  type Automation,
  automationQueries,
  type AutomationTrigger,
  type QuickStartKind,
} from '@/entities/email-marketing/automation';
import type { MailRole } from '@/shared/api';
import { ConfirmDialog } from '@/shared/ui/dialogs';
import { useStartQuickly } from '../api/use-start-quickly';
import styles from './start-quickly-dialog.module.css';

interface StartQuicklyDialogProps {
  role: MailRole;
  kind: QuickStartKind;
  title: string;
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
}

/** What each of them answers. */
const TRIGGERS: Record<QuickStartKind, AutomationTrigger> = {
  welcome_series: 'new_contact',
  birthday: 'birthday',
  post_visit: 'visit_completed',
  re_engagement: 'inactive_customer',
  special_events: 'special_date',
};

export function StartQuicklyDialog({ role, kind, title, ...dialog }: StartQuicklyDialogProps) {
  const { send, isPending } = useStartQuickly(role);
  const { data } = useQuery(automationQueries.list(role).page());
  const alike = data?.rows.filter(({ triggerType }) => triggerType === TRIGGERS[kind]) ?? [];
  return (
    <ConfirmDialog
      title={`Start ‘${title}’?`}
      okText={alike.length > 0 ? 'Start Another' : 'Start'}
      isBusy={isPending}
      onConfirm={() => {
        send({ kind }, { onSuccess: dialog.onClose, onError: dialog.onClose });
      }}
      {...dialog}
    >
      <div className={styles.question}>
        {alike.length > 0 && (
          <p>
            <strong>This trigger is answered by {inAList(alike.map(named))} already.</strong> Guests get the mails of
            each active one.
          </p>
        )}
        <p>
          Its texts are added to your templates, where you can change them at any time. It is active at once: pause it
          first if you would like to read them before the first guest does.
        </p>
      </div>
    </ConfirmDialog>
  );
}

const named = ({ name, isActive }: Automation) => `‘${name}’${isActive ? '' : ' (paused)'}`;

function inAList(names: readonly string[]): string {
  const [last = '', ...others] = names.toReversed();
  return others.length === 0 ? last : `${others.toReversed().join(', ')} and ${last}`;
}
