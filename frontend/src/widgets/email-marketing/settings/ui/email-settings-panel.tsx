import { useQuery } from '@tanstack/react-query';
import { Button, Flex, Form, Input, Select } from 'antd';
import { useState } from 'react';
import { campaignQueries } from '@/entities/email-marketing/campaigns';
import { contactQueries } from '@/entities/email-marketing/contacts';
import { type DnsRecord, emailSettingsQueries, type OpenedMail } from '@/entities/email-marketing/settings';
import { formatMoment } from '@/entities/restaurant';
import { draftKey } from '@/entities/session';
import { activityQueries } from '@/entities/activity';
import { EmailSettingsForm } from '@/features/email-marketing/save-settings';
import { answer, apiAs, type Mutation, type components, errorText, useRestMutation } from '@/shared/api';
import { liftBounces as limits } from '@/shared/call-schema';
import { useDraft } from '@/shared/lib/draft';
import { formatNumber } from '@/shared/lib/numbers';
import { useOpenItem } from '@/shared/lib/open-item';
import { required, showRefusal, useDraftForm } from '@/shared/ui/dialogs';
import { ListView } from '@/shared/ui/list-view';
import { OpenedDialog, useOpened } from '@/shared/ui/opened';
import { headingMark, rowMark, useRowFocus } from '@/shared/ui/row-focus';
import { Skeleton } from '@/shared/ui/skeleton';
import { DnsRecordCheck } from './dns-record-check';
import { SenderTest } from './sender-test';
import styles from './email-settings-panel.module.css';

const liftBlocks: Mutation<components['schemas']['LiftBounces'], { lifted: number }> = {
  send: (body) => answer(apiAs('admin').POST('/api/admin/bounce-lifts', { body })),
  done: (_, { lifted }) =>
    lifted === 0
      ? { title: 'No blocks found', description: 'No matching address is blocked by a bounce.' }
      : {
          title: 'Blocks lifted',
          description: `${formatNumber(lifted)} ${lifted === 1 ? 'address gets' : 'addresses get'} email again.`,
        },
  failed: () => ({ title: 'Couldn’t lift the blocks', description: 'Try again.' }),
  invalidates: [contactQueries.all(), contactQueries.ones(), activityQueries.all()],
};

const useLiftBlocks = () => useRestMutation(liftBlocks);

const EMPTY = { of: 'campaign', email: '', campaignId: undefined as string | undefined, day: '', reason: '' };
type Values = typeof EMPTY;

const SCOPES = [
  { value: 'campaign', label: 'One campaign' },
  { value: 'day', label: 'One day' },
  { value: 'contact', label: 'One contact' },
];
const OFFERED = 50;

/** Lifts suppressions that our own fault has caused, such as a DNS record that was missing for an hour. */
function LiftBlocksForm() {
  const draft = useDraft<Values>(draftKey('admin', 'lift-blocks'), EMPTY);
  const draftForm = useDraftForm(draft);
  const { send, isPending } = useLiftBlocks();
  const { of } = draft.values;
  return (
    <Form<Values>
      {...draftForm}
      name="lift-blocks"
      layout="vertical"
      requiredMark={false}
      scrollToFirstError={{ focus: true }}
      noValidate
      aria-label="Blocked addresses"
      onFinish={({ email, campaignId, day, reason }) => {
        const which = of === 'contact' ? { email } : of === 'day' ? { day } : { campaignId };
        send(
          { ...which, reason },
          {
            draft: draft.key,
            onError(error) {
              showRefusal(draftForm.form, error);
            },
          },
        );
      }}
    >
      <div className={styles.records}>
        <Form.Item name="of" label="Lift the blocks of">
          <Select options={SCOPES} />
        </Form.Item>
        {of === 'contact' && (
          <Form.Item name="email" label="Email" rules={required('Enter an email address.')}>
            <Input required type="email" inputMode="email" autoComplete="off" />
          </Form.Item>
        )}
        {of === 'day' && (
          <Form.Item name="day" label="Day" rules={required('Choose a day.')}>
            <Input required type="date" />
          </Form.Item>
        )}
        {of === 'campaign' && <CampaignChoice />}
      </div>
      <Form.Item name="reason" label="Reason" extra="Shown in the activity log." rules={required('Enter a reason.')}>
        <Input required maxLength={limits.reason.maxLength} />
      </Form.Item>
      <Button htmlType="submit" loading={isPending}>
        {isPending ? 'Lifting...' : 'Lift Blocks'}
      </Button>
    </Form>
  );
}

function CampaignChoice() {
  const { data } = useQuery(campaignQueries.newest('admin', OFFERED));
  const choices = (data?.rows ?? [])
    .filter(({ startedAt }) => startedAt !== null)
    .map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Form.Item name="campaignId" label="Campaign" rules={[{ required: true, message: 'Choose a campaign.' }]}>
      <Select placeholder="Choose" options={choices} />
    </Form.Item>
  );
}

interface DnsRecordsProps {
  records: readonly DnsRecord[];
  /** Of the sender's address. */
  domain: string;
}

/** The records of the sender's domain, and what the DNS says of them now. */
function DnsRecords({ records, domain }: DnsRecordsProps) {
  const draft = useDraft(draftKey('admin', 'dkim-selector'), { selector: 'mail' });
  const draftForm = useDraftForm(draft);
  const [selector, setSelector] = useState(draft.values.selector.trim() || 'mail');
  const { data, error, isFetching, refetch } = useQuery(emailSettingsQueries.publishedDns(selector));
  return (
    <>
      <p>
        These records prove your email isn’t spoofed. Email is sent from {domain}, also as the return address, so SPF
        and DKIM of that domain align with the sender.
      </p>
      <Form<{ selector: string }>
        {...draftForm}
        name="dkim-selector"
        layout="vertical"
        noValidate
        onFinish={({ selector: wanted }) => {
          const next = wanted.trim() || 'mail';
          if (next === selector) void refetch();
          else setSelector(next);
        }}
      >
        <Form.Item name="selector" label="DKIM selector of your email provider">
          <Input maxLength={63} spellCheck={false} autoCapitalize="none" autoComplete="off" />
        </Form.Item>
        <Button htmlType="submit" loading={isFetching}>
          Look Up Again
        </Button>
      </Form>
      {error && <p role="alert">{errorText(error, 'Couldn’t look up the records.')}</p>}
      <div className={styles.records}>
        {records.map((record) => (
          <DnsRecordCheck
            key={record.purpose}
            record={record}
            published={data?.find(({ purpose }) => purpose === record.purpose)}
          />
        ))}
      </div>
    </>
  );
}

const loadMailDialog = async () => (await import('./mail-dialog')).MailDialog;

function OpenMail({ afterClose }: { afterClose: () => void }) {
  const opened = useOpened<OpenedMail, 'mail'>({
    find: () => undefined,
    load: emailSettingsQueries.opened,
    dialogOf: (_, name) => (name === 'mail' ? name : undefined),
  });
  return (
    <OpenedDialog
      opened={opened}
      noun="mail"
      load={loadMailDialog}
      with={(mail) => ({ mail })}
      afterClose={afterClose}
    />
  );
}

/** The newest emails that were captured instead of sent. */
function CapturedMails() {
  const { data, error, refetch } = useQuery(emailSettingsQueries.captured());
  const { area, restore } = useRowFocus();
  const item = useOpenItem();
  return (
    <div ref={area}>
      <OpenMail afterClose={restore} />
      <ListView
        list={{ rows: data, error, retry: () => void refetch() }}
        loading="Loading captured email..."
        failed="Couldn’t load captured email."
        empty="No captured emails yet."
      >
        {(mails) => (
          <Flex component="ol" vertical aria-label="Captured email">
            {mails.map(({ id, subject, to, date }) => (
              <Flex component="li" vertical gap={2} key={id} className={styles.mail} {...rowMark(id)}>
                <button
                  type="button"
                  className={styles.subject}
                  {...headingMark}
                  tabIndex={0}
                  onClick={() => {
                    item.open(id, 'mail');
                  }}
                >
                  {subject || '(no subject)'}
                </button>
                <span className="soft">
                  to {to.map(({ address }) => address).join(', ')}, {formatMoment(date)}
                </span>
              </Flex>
            ))}
          </Flex>
        )}
      </ListView>
    </div>
  );
}

/** How email is sent, with which sender, and what was sent or captured. */
export function EmailSettingsPanel() {
  const { data: settings, error, refetch } = useQuery(emailSettingsQueries.settings());
  const { data: records = [] } = useQuery(emailSettingsQueries.dns());
  if (error && !settings) {
    return (
      <div role="alert">
        <p>{errorText(error, 'Couldn’t load email settings.')}</p>
        <Button onClick={() => void refetch()}>Try again</Button>
      </div>
    );
  }
  if (!settings) return <Skeleton label="Loading email settings..." />;
  const isCaptured = settings.transport === 'capture';
  return (
    <div className="halves">
      <Flex component="section" vertical gap="middle" className={styles.part} aria-labelledby="email-settings">
        <h2 id="email-settings" className="xl">
          Email Settings
        </h2>
        <EmailSettingsForm settings={settings} />
      </Flex>
      <Flex component="section" vertical gap="middle" className={styles.part} aria-labelledby="transport">
        <h3 id="transport" className="xl">
          Email delivery
        </h3>
        {isCaptured ? (
          <p>
            <strong>Captured:</strong> no mail server is set up, so emails are saved as files and not sent.
          </p>
        ) : (
          <p>
            <strong>SMTP:</strong> email is sent through {settings.transport}. Nothing is captured.
          </p>
        )}
        <SenderTest isCaptured={isCaptured} />
        {isCaptured && <CapturedMails />}
      </Flex>
      <Flex component="section" vertical gap="middle" className={styles.part} aria-labelledby="blocks">
        <h3 id="blocks" className="xl">
          Blocked addresses
        </h3>
        <p>
          We stop emailing an address when its mail server says it doesn’t exist. If that was a mistake, lift the
          blocks. People who unsubscribed or marked an email as spam stay off the list.
        </p>
        <LiftBlocksForm />
      </Flex>
      <Flex component="section" vertical gap="middle" className={styles.part} aria-labelledby="dns">
        <h3 id="dns" className="xl">
          DNS records
        </h3>
        <DnsRecords records={records} domain={settings.senderAddress.split('@')[1] ?? ''} />
      </Flex>
    </div>
  );
}
