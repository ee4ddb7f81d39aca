import { useQuery } from '@tanstack/react-query';
import { Flex } from 'antd';
import {
  type Automation,
  automationCalls,
  automationQueries,
  delayInWords,
  planOf,
} from '@/entities/email-marketing/automations';
import { emailTemplateQueries, isTemplateDeleted } from '@/entities/email-marketing/templates';
import { formatMoment } from '@/entities/restaurant';
import { activityQueries } from '@/entities/activity';
import { AutomationReach, triggerInWords } from '@/features/email-marketing/automation-reach';
import { EmptyState } from '@/shared/ui/empty-state';
import { EditAutomationDialog } from './write-automation-dialog';
import type { MailRole } from '@/shared/api';
import { AnswerView } from '@/shared/ui/answer-view';
import { ConfirmDialog, DeleteDialog, Dialog, type DialogProps } from '@/shared/ui/dialogs';
import { useToggleAutomation } from '../api';
import styles from './automation-board.module.css';

/** Shows current recipients and dates before an automation is turned on again. */
function ActivateAutomationDialog({ role, automation, ...dialog }: Omit<AutomationDialogProps, 'dialog'>) {
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
        {(found) => <AutomationReach role={role} plan={planOf(automation, found)} />}
      </AnswerView>
    </ConfirmDialog>
  );
}

interface AutomationDialogProps extends DialogProps {
  role: MailRole;
  dialog: 'activate' | 'view' | 'edit' | 'delete';
  automation: Automation;
}

export function AutomationDialog({ dialog, ...props }: AutomationDialogProps) {
  switch (dialog) {
    case 'activate':
      return <ActivateAutomationDialog {...props} />;
    case 'view':
      return <AutomationDetails {...props} />;
    case 'edit':
      return <EditAutomationDialog {...props} />;
    case 'delete':
      return <DeleteAutomation {...props} />;
  }
}

function DeleteAutomation({ role, automation, ...dialog }: Omit<AutomationDialogProps, 'dialog'>) {
  return (
    <DeleteDialog
      id={automation.id}
      noun="Automation"
      title={`Delete “${automation.name}”?`}
      call={automationCalls(role).delete}
      invalidates={[automationQueries.all(), activityQueries.all()]}
      {...dialog}
    >
      <p>It stops right away, including for people partway through.</p>
    </DeleteDialog>
  );
}

function AutomationDetails({ role, automation, open, onClose, afterClose }: Omit<AutomationDialogProps, 'dialog'>) {
  const { id, name, description, emailSequence } = automation;
  const runs = useQuery(automationQueries.runs(role, id));
  const { data: templates } = useQuery(emailTemplateQueries.named(role));
  return (
    <Dialog
      title={name}
      open={open}
      footer={null}
      onCancel={onClose}
      afterClose={afterClose}
      width={640}
      destroyOnHidden
    >
      <Flex vertical gap="middle" className="breaks">
        {description && <p>{description}</p>}
        <p>
          <strong>Trigger:</strong> {triggerInWords(automation)}
        </p>
        <Flex component="section" vertical gap={6} aria-labelledby="sequence">
          <h3 id="sequence">Emails</h3>
          <ol className={styles.rows}>
            {emailSequence.map(({ delayDays, templateId, templateName, customSubject }, index) => (
              <li key={index}>
                <strong>{delayInWords(delayDays)}</strong>
                <span>
                  {templateId === null || isTemplateDeleted(templateId, templates)
                    ? 'No template yet'
                    : (customSubject ?? templateName)}
                </span>
              </li>
            ))}
          </ol>
        </Flex>
        <Flex component="section" vertical gap={6} aria-labelledby="next-runs">
          <h3 id="next-runs">Sending next</h3>
          <AnswerView answer={runs} loading="Loading..." failed="Couldn’t load this.">
            {(waiting) =>
              waiting.length === 0 ? (
                <EmptyState text="No one is in this automation right now." />
              ) : (
                <ul className={styles.rows}>
                  {waiting.map(({ contactId, name: person, email, step, dueAt }) => (
                    <li key={`${contactId} ${dueAt}`}>
                      <span>{person || email}</span>
                      <span>Email {step + 1}</span>
                      <time className="soft" dateTime={dueAt}>
                        {formatMoment(dueAt)}
                      </time>
                    </li>
                  ))}
                </ul>
              )
            }
          </AnswerView>
        </Flex>
      </Flex>
    </Dialog>
  );
}
