import { useQuery } from '@tanstack/react-query';
import { Button, Flex, Form, Input, Segmented } from 'antd';
import { useId, useState } from 'react';
import {
  emailTemplateCalls,
  emailTemplateQueries,
  type MailText,
  type TestMail,
} from '@/entities/email-marketing/templates';
import { draftKey } from '@/entities/session';
import { errorText, type MailRole, type Mutation, useRestMutation } from '@/shared/api';
import { sendTestMail } from '@/shared/call-schema';
import { useDraft } from '@/shared/lib/draft';
import { useSettled } from '@/shared/lib/settled';
import { showRefusal, takeBackErrors } from '@/shared/ui/dialogs';
import { InboxLine } from '@/shared/ui/inbox-line';
import { PagePreview } from '@/shared/ui/page-preview';
import { Select } from '@/shared/ui/select';
import { Skeleton } from '@/shared/ui/skeleton';
import styles from './template-preview.module.css';

const sendTest = (role: MailRole): Mutation<TestMail, { to: string }> => ({
  send: (mail) => emailTemplateCalls(role).sendTest(mail),
  done: (_, { to }) => ({ title: 'Test sent', description: `It is on its way to ${to}.` }),
  failed: () => ({ title: 'Error sending test' }),
});

const useSendTest = (role: MailRole) => useRestMutation(sendTest(role));

const BLANK = { to: '' };

/** Sends a test email, to check it in other email clients. */
export function SendTest({ role, mail }: { role: MailRole; mail: MailText }) {
  const [form] = Form.useForm<{ to: string }>();
  const draft = useDraft(draftKey(role, 'test-email'), BLANK);
  const { send, isPending } = useSendTest(role);
  const { subject, htmlContent, blocks } = mail;

  function sendTest({ to }: { to: string }) {
    takeBackErrors(form, ['to']);
    send(
      { ...mail, subject: subject ?? '', htmlContent: htmlContent ?? '', to: to.trim() || null },
      {
        onError(error) {
          showRefusal(form, error);
        },
      },
    );
  }

  return (
    <Form<{ to: string }>
      // Only the button sends the test, not Enter.
      component={false}
      form={form}
      name="test-mail"
      layout="vertical"
      initialValues={draft.values}
      onValuesChange={(_, values) => {
        draft.write(values);
        takeBackErrors(form, ['to']);
      }}
      onFinish={sendTest}
    >
      <Flex gap="small" wrap align="end" className={styles.test}>
        <Form.Item name="to" label="Send a test to (optional)" extra="Leave empty to send it to yourself.">
          <Input type="email" autoComplete="email" maxLength={sendTestMail.to.maxLength} />
        </Form.Item>
        <Button disabled={!subject || !(htmlContent || blocks)} loading={isPending} onClick={form.submit}>
          Send test
        </Button>
      </Flex>
    </Form>
  );
}

const SEARCH_PAUSE_MS = 250;
const MADE_UP = { value: '', label: 'Sample contact' };

interface ContactChoiceProps {
  role: MailRole;
  /** undefined means sample data. */
  onChoose: (contactId: string | undefined) => void;
}

/** Chooses the contact for the preview; suggests contacts while a name or an address is typed. */
function ContactChoice({ role, onChoose }: ContactChoiceProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const { data: people = [] } = useQuery(emailTemplateQueries.people(role, useSettled(typed.trim(), SEARCH_PAUSE_MS)));
  const contacts = people.map(({ id: value, firstName, lastName, email }) => ({
    value,
    label: `${firstName} ${lastName}, ${email}`.replace(/^[ ,]+/, ''),
  }));
  /** With its label, since the chosen contact may not be among the current suggestions. */
  const [chosen, setChosen] = useState(MADE_UP);

  return (
    <Form.Item
      layout="vertical"
      className={styles.contact}
      htmlFor={id}
      label="Preview as (optional)"
      extra={<span id={`${id}-hint`}>Search by name or email. Empty uses a sample contact.</span>}
    >
      <Select
        id={id}
        aria-describedby={`${id}-hint`}
        labelInValue
        // Results of the previous text must not be offered for the current one.
        showSearch={{ optionFilterProp: 'label', onSearch: setTyped }}
        options={[MADE_UP, ...contacts]}
        value={chosen}
        onChange={(person) => {
          setTyped('');
          setChosen(person);
          onChoose(person.value || undefined);
        }}
      />
    </Form.Item>
  );
}

const PAUSE_MS = 400;
const SCREENS = { desktop: { width: 680, height: 520 }, phone: { width: 360, height: 620 } };
const DEVICES = [
  { value: 'desktop', label: 'Desktop' },
  { value: 'phone', label: 'Phone' },
] as const;

/** The email as a recipient would get it, while it is being written. */
export function TemplatePreview({ role, mail }: { role: MailRole; mail: MailText }) {
  const [device, setDevice] = useState<keyof typeof SCREENS>('desktop');
  const [contactId, setContactId] = useState<string>();
  const settled = JSON.parse(useSettled(JSON.stringify(mail), PAUSE_MS)) as MailText;
  const { data, error } = useQuery(emailTemplateQueries.preview(role, { ...settled, ...(contactId && { contactId }) }));
  return (
    <Flex component="section" vertical gap={12} aria-labelledby="mail-preview">
      <Flex gap="8px 16px" wrap align="end" justify="space-between">
        <h3 id="mail-preview">Preview</h3>
        <Segmented aria-label="Preview screen" options={[...DEVICES]} value={device} onChange={setDevice} />
      </Flex>
      <ContactChoice role={role} onChoose={setContactId} />
      {error && <p role="alert">{errorText(error, 'Couldn’t load the preview.')}</p>}
      {!data && !error && <Skeleton label="Loading preview..." />}
      {data && (
        <>
          <InboxLine subject={data.subject} previewText={data.previewText} />
          <div className={device === 'phone' ? styles.phone : undefined}>
            <PagePreview title="Email preview" html={data.html} {...SCREENS[device]} />
          </div>
          <p className="soft">{Math.ceil(data.size / 1024)} KB, including the plain-text version</p>
          {data.warnings.length > 0 && (
            <Flex component="ul" vertical gap={6} aria-label="Warnings">
              {data.warnings.map(({ kind, message }) => (
                <li
                  key={message}
                  className="remark"
                  data-level={kind === 'no-unsubscribe-link' ? undefined : 'warning'}
                >
                  {message}
                </li>
              ))}
            </Flex>
          )}
        </>
      )}
      <SendTest role={role} mail={{ ...mail, ...(contactId && { contactId }) }} />
    </Flex>
  );
}
