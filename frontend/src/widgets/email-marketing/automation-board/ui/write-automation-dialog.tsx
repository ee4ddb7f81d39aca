import { useQuery } from '@tanstack/react-query';
import { Checkbox, Form } from 'antd';
import { type ReactNode, useState } from 'react';
import {
  type Automation,
  automationCalls,
  type AutomationChange,
  automationQueries,
  type NewAutomation,
} from '@/entities/email-marketing/automations';
import { emailTemplateQueries, isTemplateDeleted } from '@/entities/email-marketing/templates';
import { draftKey } from '@/entities/session';
import { activityQueries } from '@/entities/activity';
import { AutomationReach } from '@/features/email-marketing/automation-reach';
import { type Mutation, type MailRole, useRestMutation } from '@/shared/api';
import { changedIn } from '@/shared/lib/changes';
import { type Draft, useDraft, useEditDraft } from '@/shared/lib/draft';
import { useSettled } from '@/shared/lib/settled';
import { type DialogProps, FormDialog, useOverwriteWarning } from '@/shared/ui/dialogs';
import {
  automationOf,
  type AutomationValues,
  NO_VALUES,
  plannedOf,
  type TemplateNames,
  valuesOf,
  withoutDeleted,
} from '../model';
import { AutomationFields } from './automation-fields';

const invalidates = [automationQueries.all(), activityQueries.all()];

const createAutomation = (role: MailRole): Mutation<NewAutomation> => ({
  send: (automation) => automationCalls(role).create(automation),
  done: () => ({ title: 'Automation created' }),
  failed: () => ({ title: 'Error creating automation' }),
  invalidates,
});

interface Edit extends AutomationChange {
  id: string;
}

const editAutomation = (role: MailRole): Mutation<Edit> => ({
  send: ({ id, ...change }) => automationCalls(role).change(id, change),
  done: () => ({ title: 'Automation updated' }),
  failed: () => ({ title: 'Error updating automation' }),
  invalidates,
});

const useCreateAutomation = (role: MailRole) => useRestMutation(createAutomation(role));
const useEditAutomation = (role: MailRole) => useRestMutation(editAutomation(role));

const PAUSE_MS = 300;

interface WriteAutomationProps extends DialogProps {
  role: MailRole;
}

/** Shows recipients and dates before turning the automation on. */
export function CreateAutomationDialog(props: WriteAutomationProps) {
  const draft = useDraft(draftKey(props.role, 'automation/new'), NO_VALUES);
  const { send, isPending } = useCreateAutomation(props.role);
  const { values, plan, isSeen, onEdit } = usePlan(props.role, draft);

  return (
    <AutomationForm
      {...props}
      title="Create Automation"
      okText="Create Automation"
      draft={draft}
      isBusy={isPending}
      canSend={!values.isActive || isSeen}
      onEdit={onEdit}
      onSend={({ isActive, ...typed }, names, onError) => {
        send(
          { ...automationOf({ ...typed, isActive }, names), isActive },
          { draft: draft.key, onSuccess: props.onClose, onError },
        );
      }}
    >
      <AutomationReach role={props.role} plan={plan} />
      <Form.Item name="isActive" valuePropName="checked">
        <Checkbox>Activate now</Checkbox>
      </Form.Item>
    </AutomationForm>
  );
}

/** Saving an active automation applies the change at once, so recipients are shown here too. */
export function EditAutomationDialog({ automation, ...props }: WriteAutomationProps & { automation: Automation }) {
  const { id, name, approval } = automation;
  const draft = useEditDraft(draftKey(props.role, `automation-edit/${id}`), valuesOf(automation));
  const { send, isPending } = useEditAutomation(props.role);
  const { plan, isSeen, onEdit } = usePlan(props.role, draft);
  const { expecting, onRefused, warning } = useOverwriteWarning('this automation');

  return (
    <AutomationForm
      {...props}
      title={`Edit: ${name}`}
      sequence={automation.emailSequence}
      okText="Save"
      draft={draft}
      isBusy={isPending}
      canSend={!automation.isActive || isSeen}
      onEdit={onEdit}
      footnote={
        <>
          {warning}
          {approval === 'approved' && <p>Changing the trigger or emails removes the approval.</p>}
        </>
      }
      onSend={(values, templates, onError) => {
        const change = changedIn(automationOf(draft.before, templates), automationOf(values, templates));
        const seen = expecting({ expectedUpdatedAt: draft.before.updatedAt ?? automation.updatedAt });
        send(
          { id, ...change, ...seen },
          {
            draft: draft.key,
            onSuccess: props.onClose,
            onError(error) {
              onRefused(error);
              onError(error);
            },
          },
        );
      }}
    >
      <AutomationReach role={props.role} plan={plan} />
    </AutomationForm>
  );
}

/** What the automation would do with the current input, and whether that has been looked up since the last change. */
function usePlan(role: MailRole, draft: Draft<AutomationValues>) {
  const [values, setValues] = useState(draft.values);
  const settled = useSettled(values, PAUSE_MS);
  const { data: templates = [] } = useQuery(emailTemplateQueries.named(role));
  const plan = plannedOf(settled, templates);
  const { data: reach } = useQuery(automationQueries.reach(role, plan));
  const onEdit = (typed: AutomationValues) => {
    setValues({ ...values, ...typed });
  };
  return { values, plan, isSeen: reach !== undefined && settled === values, onEdit };
}

interface AutomationFormProps extends WriteAutomationProps {
  title: string;
  okText: string;
  /** As saved; its templates are named before, or without, the list of templates. */
  sequence?: Automation['emailSequence'];
  draft: Draft<AutomationValues>;
  isBusy: boolean;
  canSend?: boolean;
  onEdit?: (values: AutomationValues) => void;
  children?: ReactNode;
  footnote?: ReactNode;
  onSend: (values: AutomationValues, templates: TemplateNames, onError: (error: Error) => void) => void;
}

function AutomationForm({ role, sequence = [], onSend, children, ...dialog }: AutomationFormProps) {
  const { data: templates } = useQuery(emailTemplateQueries.named(role));
  const named = new Set(dialog.draft.values.steps.map(({ templateId }) => templateId));
  const offered = new Map<string, string>();
  for (const { id, name, isActive } of templates ?? []) if (isActive || named.has(id)) offered.set(id, name);
  for (const { templateId: id, templateName: name } of sequence) {
    if (id && name && !offered.has(id) && !isTemplateDeleted(id, templates)) offered.set(id, name);
  }
  return (
    <FormDialog<AutomationValues>
      onSend={(values, onError) => {
        const sent = withoutDeleted(values, (id) => isTemplateDeleted(id, templates));
        onSend(sent, new Map(templates?.map(({ id, name }) => [id, name])), onError);
      }}
      {...dialog}
    >
      <AutomationFields templates={[...offered].map(([id, name]) => ({ id, name }))} />
      {children}
    </FormDialog>
  );
}
