import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Automation } from '@/entities/email-marketing/automation';
import { emailTemplateQueries, isTemplateGone } from '@/entities/email-marketing/template';
import { draftKey } from '@/entities/session';
import type { MailRole } from '@/shared/api';
import { changedIn } from '@/shared/lib/changes';
import { type Draft, useDraft, useEditDraft } from '@/shared/lib/draft';
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

export function CreateAutomationDialog(props: DialogProps) {
  const draft = useDraft(draftKey(props.role, 'automation/new'), NO_VALUES);
  const { send, isPending } = useCreateAutomation(props.role);

  return (
    <AutomationForm
      {...props}
      title="Create Automation"
      okText="Create Automation"
      draft={draft}
      isBusy={isPending}
      onSend={(values, templates, onError) => {
        send(automationOf(values, templates), { draft: draft.key, onSuccess: props.onClose, onError });
      }}
    />
  );
}

export function EditAutomationDialog({ automation, ...props }: DialogProps & { automation: Automation }) {
  const { id, name, approval } = automation;
  const draft = useEditDraft(draftKey(props.role, `automation-edit/${id}`), valuesOf(automation));
  const { send, isPending } = useEditAutomation(props.role);

  return (
    <AutomationForm
      {...props}
      title={`Edit: ${name}`}
      okText="Save"
      draft={draft}
      isBusy={isPending}
      footnote={approval === 'approved' && <p>A change of trigger or emails takes the approval back.</p>}
      onSend={(values, templates, onError) => {
        const change = changedIn(automationOf(draft.before, templates), automationOf(values, templates));
        send({ id, ...change }, { draft: draft.key, onSuccess: props.onClose, onError });
      }}
    />
  );
}

interface AutomationFormProps extends DialogProps {
  title: string;
  okText: string;
  draft: Draft<AutomationValues>;
  isBusy: boolean;
  footnote?: ReactNode;
  onSend: (values: AutomationValues, templates: TemplateNames, onError: (error: Error) => void) => void;
}

function AutomationForm({ role, onSend, ...dialog }: AutomationFormProps) {
  const { data: templates } = useQuery(emailTemplateQueries.named(role));
  const named = new Set(dialog.draft.values.steps.map(({ templateId }) => templateId));
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
