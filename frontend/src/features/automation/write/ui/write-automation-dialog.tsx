import { useQuery } from '@tanstack/react-query';
import type { Automation } from '@/entities/email-marketing/automation';
import { emailTemplateQueries } from '@/entities/email-marketing/template';
import { readLocalRecord } from '@/entities/session';
import type { MailRole } from '@/shared/api';
import { useDraft } from '@/shared/lib/draft';
import { FormDialog } from '@/shared/ui/dialogs';
import { useCreateAutomation, useEditAutomation } from '../api/use-write-automation';
import { automationOf, type AutomationValues, NO_VALUES, valuesOf } from '../model/automation-values';
import { AutomationFields } from './automation-fields';

interface DialogProps {
  role: MailRole;
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
}

export function CreateAutomationDialog(props: DialogProps) {
  const { send, isPending } = useCreateAutomation(props.role);
  return (
    <AutomationForm
      {...props}
      name="new"
      title="Create Automation"
      okText="Create Automation"
      initialValues={NO_VALUES}
      isBusy={isPending}
      onSend={send}
    />
  );
}

export function EditAutomationDialog({ automation, ...props }: DialogProps & { automation: Automation }) {
  const { send, isPending } = useEditAutomation(props.role);
  return (
    <AutomationForm
      {...props}
      name={automation.id}
      title={`Edit: ${automation.name}`}
      okText="Save"
      initialValues={valuesOf(automation)}
      isBusy={isPending}
      onSend={(change, outcome) => {
        send({ id: automation.id, ...change }, outcome);
      }}
    />
  );
}

interface AutomationFormProps extends DialogProps {
  /** Under which its draft is kept. */
  name: string;
  title: string;
  okText: string;
  initialValues: Partial<AutomationValues>;
  isBusy: boolean;
  onSend: (
    automation: ReturnType<typeof automationOf>,
    outcome: { onSuccess: () => void; onError: (error: Error) => void },
  ) => void;
}

function AutomationForm({ role, name, initialValues, onSend, onClose, ...dialog }: AutomationFormProps) {
  const author = readLocalRecord(role)?.name ?? role;
  const draft = useDraft(`${author}/automation/${name}`, JSON.stringify(initialValues));
  const { data: templates = [] } = useQuery(emailTemplateQueries.options(role));
  return (
    <FormDialog<AutomationValues>
      initialValues={JSON.parse(draft.text) as Partial<AutomationValues>}
      onEdit={(values) => {
        draft.write(JSON.stringify(values));
      }}
      onSend={(values, onError) => {
        onSend(automationOf(values, new Map(templates.map((template) => [template.id, template.name]))), {
          onSuccess() {
            draft.drop();
            onClose();
          },
          onError,
        });
      }}
      onClose={onClose}
      {...dialog}
    >
      <AutomationFields templates={templates} />
    </FormDialog>
  );
}
