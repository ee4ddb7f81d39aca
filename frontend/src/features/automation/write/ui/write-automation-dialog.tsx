import { useQuery } from '@tanstack/react-query';
import type { Automation } from '@/entities/email-marketing/automation';
import { emailTemplateQueries, isTemplateGone } from '@/entities/email-marketing/template';
import { draftKey } from '@/entities/session';
import type { MailRole } from '@/shared/api';
import { changedIn } from '@/shared/lib/changes';
import { useDraft, useEditDraft } from '@/shared/lib/draft';
import { FormDialog } from '@/shared/ui/dialogs';
import { useCreateAutomation, useEditAutomation } from '../api/use-write-automation';
import {
  automationOf,
  type AutomationValues,
  NO_VALUES,
  type TemplateNames,
  valuesOf,
  withoutGone,
} from '../model/automation-values';
import { AutomationFields } from './automation-fields';

interface DialogProps {
  role: MailRole;
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
}

export function CreateAutomationDialog({ onClose, ...props }: DialogProps) {
  const draft = useDraft(draftKey(props.role, 'automation/new'), JSON.stringify(NO_VALUES));
  const { send, isPending } = useCreateAutomation(props.role);

  function close() {
    draft.drop();
    onClose();
  }

  return (
    <AutomationForm
      {...props}
      onClose={close}
      title="Create Automation"
      okText="Create Automation"
      initialValues={JSON.parse(draft.text) as Partial<AutomationValues>}
      isBusy={isPending}
      onEdit={(values) => {
        draft.write(JSON.stringify(values));
      }}
      onSend={(values, templates, onError) => {
        send(automationOf(values, templates), { onSuccess: close, onError });
      }}
    />
  );
}

export function EditAutomationDialog({ automation, onClose, ...props }: DialogProps & { automation: Automation }) {
  const { id, name } = automation;
  const draft = useEditDraft(draftKey(props.role, `automation-edit/${id}`), valuesOf(automation));
  const { send, isPending } = useEditAutomation(props.role);

  function close() {
    draft.drop();
    onClose();
  }

  return (
    <AutomationForm
      {...props}
      onClose={close}
      title={`Edit: ${name}`}
      okText="Save"
      initialValues={draft.after}
      isBusy={isPending}
      onEdit={draft.write}
      onSend={(values, templates, onError) => {
        const change = changedIn(automationOf(draft.before, templates), automationOf(values, templates));
        send({ id, ...change }, { onSuccess: close, onError });
      }}
    />
  );
}

interface AutomationFormProps extends DialogProps {
  title: string;
  okText: string;
  initialValues: Partial<AutomationValues>;
  isBusy: boolean;
  onEdit: (values: AutomationValues) => void;
  onSend: (values: AutomationValues, templates: TemplateNames, onError: (error: Error) => void) => void;
}

function AutomationForm({ role, onSend, ...dialog }: AutomationFormProps) {
  const { data: templates } = useQuery(emailTemplateQueries.named(role));
  const named = new Set(dialog.initialValues.steps?.map(({ templateId }) => templateId));
  return (
    <FormDialog<AutomationValues>
      onSend={(values, onError) => {
        const sent = withoutGone(values, (id) => isTemplateGone(id, templates));
        onSend(sent, new Map(templates?.map(({ id, name }) => [id, name])), onError);
      }}
      {...dialog}
    >
      <AutomationFields templates={templates?.filter(({ id, isActive }) => isActive || named.has(id)) ?? []} />
    </FormDialog>
  );
}
