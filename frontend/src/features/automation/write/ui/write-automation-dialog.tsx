import { useQuery } from '@tanstack/react-query';
import { Form } from 'antd';
import { type InputHTMLAttributes, type ReactNode, useState } from 'react';
import { type Automation, type AutomationPlan, automationQueries } from '@/entities/email-marketing/automation';
import { emailTemplateQueries, isTemplateGone } from '@/entities/email-marketing/template';
import { draftKey } from '@/entities/session';
import type { MailRole } from '@/shared/api';
import { changedIn } from '@/shared/lib/changes';
import { type Draft, useDraft, useEditDraft } from '@/shared/lib/draft';
import { useSettled } from '@/shared/lib/settled';
import { FormDialog } from '@/shared/ui/dialogs';
import { useCreateAutomation, useEditAutomation } from '../api/use-write-automation';
import {
  automationOf,
  type AutomationValues,
  NO_VALUES,
  planOf,
  type TemplateNames,
  valuesOf,
  withoutGone,
} from '../model/automation-values';
import { AutomationFields } from './automation-fields';

const PAUSE_MS = 300;

interface DialogProps {
  role: MailRole;
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
}

interface CreateAutomationDialogProps extends DialogProps {
  outlook: (plan: AutomationPlan) => ReactNode;
}

/** Nothing is armed before its maker has seen whom it reaches, and when. */
export function CreateAutomationDialog({ outlook, ...props }: CreateAutomationDialogProps) {
  const draft = useDraft(draftKey(props.role, 'automation/new'), NO_VALUES);
  const { send, isPending } = useCreateAutomation(props.role);
  const [values, setValues] = useState(draft.values);
  const settled = useSettled(values, PAUSE_MS);
  const { data: templates = [] } = useQuery(emailTemplateQueries.named(props.role));
  const plan = planOf(settled, templates);
  const { data: reach } = useQuery(automationQueries.reach(props.role, plan));

  return (
    <AutomationForm
      {...props}
      title="Create Automation"
      okText="Create Automation"
      draft={draft}
      isBusy={isPending}
      canSend={!values.isActive || (reach !== undefined && settled === values)}
      onEdit={(typed) => {
        setValues({ ...values, ...typed });
      }}
      onSend={({ isActive, ...typed }, names, onError) => {
        send(
          { ...automationOf({ ...typed, isActive }, names), isActive },
          { draft: draft.key, onSuccess: props.onClose, onError },
        );
      }}
    >
      {outlook(plan)}
      <Form.Item name="isActive" valuePropName="checked" noStyle>
        <Active />
      </Form.Item>
    </AutomationForm>
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

const Active = (field: InputHTMLAttributes<HTMLInputElement>) => (
  <label className="choice">
    <input type="checkbox" {...field} />
    Active from now on
  </label>
);

interface AutomationFormProps extends DialogProps {
  title: string;
  okText: string;
  draft: Draft<AutomationValues>;
  isBusy: boolean;
  canSend?: boolean;
  onEdit?: (values: AutomationValues) => void;
  children?: ReactNode;
  footnote?: ReactNode;
  onSend: (values: AutomationValues, templates: TemplateNames, onError: (error: Error) => void) => void;
}

function AutomationForm({ role, onSend, children, ...dialog }: AutomationFormProps) {
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
      {children}
    </FormDialog>
  );
}
