import { useQuery } from '@tanstack/react-query';
import { Flex, Form, Input, Select } from 'antd';
import { useState } from 'react';
import {
  type Automation,
  automationCalls,
  type AutomationPlan,
  automationQueries,
  type AutomationTrigger,
  type QuickStart,
  type QuickStartKind,
} from '@/entities/email-marketing/automations';
import { emailTemplateQueries } from '@/entities/email-marketing/templates';
import { restaurantNow } from '@/entities/restaurant';
import { draftKey } from '@/entities/session';
import { activityQueries } from '@/entities/activity';
import { AutomationReach } from '@/features/email-marketing/automation-reach';
import { type MailRole, type Mutation, useRestMutation } from '@/shared/api';
import { startQuickly } from '@/shared/call-schema';
import { useDraft } from '@/shared/lib/draft';
import { useSettled } from '@/shared/lib/settled';
import { splitCommas } from '@/shared/lib/words';
import { AnswerView } from '@/shared/ui/answer-view';
import { ConfirmDialog, type DialogProps, FormDialog, required } from '@/shared/ui/dialogs';
import { searchAmong, shownAmong } from '@/shared/ui/select';

/** Names automations that do the same. */
function AnsweredAlready({ alike }: { alike: readonly Automation[] }) {
  if (alike.length === 0) return null;
  return (
    <p>
      <strong>This trigger already starts {inAList(alike.map(named))}.</strong> Guests get the emails of every active
      automation.
    </p>
  );
}

const named = ({ name, isActive }: Automation) => `“${name}”${isActive ? '' : ' (paused)'}`;

function inAList(names: readonly string[]): string {
  const [last = '', ...others] = names.toReversed();
  return others.length === 0 ? last : `${others.toReversed().join(', ')} and ${last}`;
}

const startQuicklyMutation = (role: MailRole): Mutation<QuickStart> => ({
  send: (wanted) => automationCalls(role).startQuickly(wanted),
  done: () => ({ title: 'Automation created' }),
  failed: () => ({ title: 'Error creating automation' }),
  invalidates: [automationQueries.all(), emailTemplateQueries.all(), activityQueries.all()],
});

const useStartQuickly = (role: MailRole) => useRestMutation(startQuicklyMutation(role));

/** Existing automations with the same trigger. */
function useAlike(role: MailRole, triggerType: AutomationTrigger | undefined): readonly Automation[] {
  const { data } = useQuery(automationQueries.list(role).page());
  return data?.rows.filter((row) => row.triggerType === triggerType) ?? [];
}

/** The form's values; an empty `templateId` is an email written here. */
interface SpecialEventValues {
  date: string;
  often: 'yearly' | 'once';
  templateId: string;
  subject: string;
  text: string;
  audience: 'all' | 'tags';
  tags: string;
}

const NO_EVENT: SpecialEventValues = {
  date: '',
  often: 'yearly',
  templateId: '',
  subject: '',
  text: '',
  audience: 'all',
  tags: '',
};

const conditionsOf = ({ date, often, audience, tags }: SpecialEventValues) => ({
  date: often === 'yearly' ? date.slice('YYYY-'.length) : date,
  ...(audience === 'tags' && {
    tags: splitCommas(tags),
  }),
});

function quickStartOf(values: SpecialEventValues): QuickStart {
  const { templateId, subject, text } = values;
  return { kind: 'special_events', ...conditionsOf(values), ...(templateId ? { templateId } : { subject, text }) };
}

const OFTEN = [
  { value: 'yearly', label: 'Every year' },
  { value: 'once', label: 'Once' },
];
const AUDIENCES = [
  { value: 'all', label: 'All opted-in contacts' },
  { value: 'tags', label: 'Contacts with certain tags' },
];
const WRITTEN_HERE = { value: '', label: 'Write a new email' };

interface SpecialEventFieldsProps {
  templates: readonly { id: string; name: string }[];
}

function SpecialEventFields({ templates }: SpecialEventFieldsProps) {
  const template = Form.useWatch<SpecialEventValues['templateId'] | undefined>('templateId');
  const audience = Form.useWatch<SpecialEventValues['audience'] | undefined>('audience');
  const choices = [WRITTEN_HERE, ...templates.map(({ id, name }) => ({ value: id, label: name }))];
  const { date: today } = restaurantNow(new Date());
  return (
    <>
      <Form.Item
        name="date"
        label="Date"
        extra="Sends at 9:00 AM. If that time has passed today, it sends tomorrow."
        rules={[
          { required: true, message: 'Choose the date.' },
          {
            validator: (_, date?: string) =>
              date && date < today
                ? Promise.reject(new Error('This date has passed. Choose a later one.'))
                : Promise.resolve(),
          },
        ]}
      >
        <Input required type="date" min={today} autoFocus />
      </Form.Item>
      <Form.Item name="often" label="Repeat">
        <Select options={OFTEN} />
      </Form.Item>
      <Form.Item name="templateId" label="Email" getValueProps={shownAmong(choices)}>
        <Select showSearch={searchAmong(choices)} options={choices} />
      </Form.Item>
      {!template && (
        <>
          <Form.Item
            name="subject"
            label="Subject"
            rules={required('Enter a subject.')}
            extra="You can use {{firstName|friend}} and other contact fields."
          >
            <Input required maxLength={startQuickly.subject.maxLength} />
          </Form.Item>
          <Form.Item name="text" label="Text" rules={required('Write the email, or choose a template.')}>
            <Input.TextArea required rows={6} maxLength={startQuickly.text.maxLength} />
          </Form.Item>
        </>
      )}
      <Form.Item name="audience" label="Audience">
        <Select options={AUDIENCES} />
      </Form.Item>
      {audience === 'tags' && (
        <Form.Item
          name="tags"
          label="Tags"
          rules={required('Enter at least one tag.')}
          extra="Separate with commas. One match is enough."
        >
          <Input required />
        </Form.Item>
      )}
    </>
  );
}

interface SpecialEventsDialogProps extends DialogProps {
  role: MailRole;
  title: string;
}

const PAUSE_MS = 300;

/** Asks for day, email and audience. The author sees the recipients before turning it on. */
function SpecialEventsDialog({ role, title, ...dialog }: SpecialEventsDialogProps) {
  const draft = useDraft(draftKey(role, 'automation/special-events'), NO_EVENT);
  const [values, setValues] = useState(draft.values);
  const settled = useSettled(values, PAUSE_MS);
  const { data: templates = [] } = useQuery(emailTemplateQueries.options(role));
  const { send, isPending } = useStartQuickly(role);
  const subject = templates.find(({ id }) => id === values.templateId)?.subject ?? values.subject;
  const plan: AutomationPlan = {
    triggerType: 'special_date' as const,
    triggerConditions: conditionsOf(settled),
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
      <AutomationReach role={role} plan={plan} />
      <p>It starts right away.</p>
    </FormDialog>
  );
}

interface StartQuicklyDialogProps extends DialogProps {
  role: MailRole;
  kind: QuickStartKind;
  title: string;
}

/** Shows recipients and dates before turning an automation on. */
function StartQuicklyDialog({ role, kind, title, ...dialog }: StartQuicklyDialogProps) {
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
      <Flex vertical gap={12} className="breaks">
        <AnsweredAlready alike={alike} />
        <AnswerView answer={ready} loading="Loading emails..." failed="Couldn’t load this.">
          {(found) => <AutomationReach role={role} plan={found} />}
        </AnswerView>
        <p>It starts right away. Its emails are added to your templates, where you can edit them.</p>
      </Flex>
    </ConfirmDialog>
  );
}

interface QuickStartDialogProps extends DialogProps {
  role: MailRole;
  kind: QuickStartKind;
  title: string;
}

export function QuickStartDialog({ kind, ...dialog }: QuickStartDialogProps) {
  return kind === 'special_events' ? (
    <SpecialEventsDialog {...dialog} />
  ) : (
    <StartQuicklyDialog {...dialog} kind={kind} />
  );
}
