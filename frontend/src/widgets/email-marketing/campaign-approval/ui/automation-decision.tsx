import { useQuery } from '@tanstack/react-query';
import { type Automation, AutomationMails, automationQueries } from '@/entities/email-marketing/automations';
import { triggerInWords } from '@/features/email-marketing/automation-reach';
import { AutomationChangesDialog } from './request-changes-dialog';
import { useDecideAutomation } from '../api';
import styles from './campaign-approval.module.css';
import { DecisionPreview } from './decision-preview';
import type { DecisionDialogProps } from './open-decision';

export function AutomationDecision({ dialog, ...props }: DecisionDialogProps<Automation>) {
  return dialog === 'changes' ? <AutomationChangesDialog {...props} /> : <AutomationPreview {...props} />;
}

function AutomationPreview(props: Omit<DecisionDialogProps<Automation>, 'dialog'>) {
  const { item } = props;
  const preview = useQuery(automationQueries.preview('admin', item.id));
  return (
    <DecisionPreview {...props} preview={preview} loading="Loading emails..." change={useDecideAutomation()}>
      {(mails, seen) => (
        <>
          <p className={styles.trigger}>
            <strong>Trigger:</strong> {triggerInWords(item)}
          </p>
          <AutomationMails name={item.name} preview={mails} seen={seen} />
        </>
      )}
    </DecisionPreview>
  );
}
