import { useMutation } from '@tanstack/react-query';
import { Button, Flex, Form, Input } from 'antd';
import { useState } from 'react';
import { contactQueries } from '@/entities/email-marketing/contacts';
import { inquiryQueries, type PersonalRecord, personCalls } from '@/entities/inquiry';
import { reservationQueries } from '@/entities/reservation';
import { activityQueries } from '@/entities/activity';
import { type Mutation, errorText, useRestMutation } from '@/shared/api';
import { ConfirmDialog, type DialogProps, FormDialog } from '@/shared/ui/dialogs';
import { EmptyState } from '@/shared/ui/empty-state';

const change: Mutation<{ email: string }> = {
  send: ({ email }) => personCalls.erase(email),
  done: ({ email }) => ({ title: 'Person erased', description: `We no longer keep any data for ${email}.` }),
  failed: () => ({ title: 'Couldn’t erase the person', description: 'Please try again.' }),
  invalidates: [inquiryQueries.all(), contactQueries.all(), reservationQueries.all(), activityQueries.all()],
};

const useErasePerson = () => useRestMutation(change);

/** For guests who ask what is stored about them, or to be erased. */
export function PersonalRecordDialog({ open, onClose, afterClose }: DialogProps) {
  const [toErase, setToErase] = useState<string | null>(null);
  const reading = useMutation({
    mutationFn: async (email: string) => ({ email, record: await personCalls.record(email) }),
  });
  const erasing = useErasePerson();
  return (
    <>
      <FormDialog<{ email: string }>
        title="Personal data"
        okText="Look up"
        busyText="Searching..."
        isBusy={reading.isPending}
        open={open}
        onClose={onClose}
        afterClose={afterClose}
        onSend={({ email }, onError) => {
          reading.mutate(email.trim(), { onError });
        }}
        onEdit={() => {
          reading.reset();
        }}
        footnote={
          <>
            {reading.error && <p role="alert">{errorText(reading.error, 'Couldn’t load this.')}</p>}
            {reading.data && (
              <Found
                {...reading.data}
                onErase={() => {
                  setToErase(reading.data.email);
                }}
              />
            )}
          </>
        }
      >
        <Form.Item
          name="email"
          label="Email address"
          extra="Finds table requests, inquiries, submissions, contacts and emails."
          rules={[{ required: true, type: 'email', message: 'Please enter a valid email address' }]}
        >
          <Input required type="email" autoComplete="off" autoFocus />
        </Form.Item>
      </FormDialog>
      <ConfirmDialog
        title={`Erase ${toErase ?? ''}?`}
        open={toErase !== null}
        okText="Erase"
        isDanger
        isBusy={erasing.isPending}
        onConfirm={() => {
          if (toErase !== null) erasing.send({ email: toErase }, { onSuccess: onClose });
          setToErase(null);
        }}
        onClose={() => {
          setToErase(null);
        }}
      >
        <p>
          This erases all data for this address. Open table requests are declined without an email. Table requests and
          published articles stay without a name, and contracts stay. We never write to the address again. You can’t
          undo this.
        </p>
      </ConfirmDialog>
    </>
  );
}

const NAMES: Readonly<Record<string, string>> = {
  campaignLists: 'Custom campaign lists',
  consultations: 'Agency forms',
  contacts: 'Contacts',
  enquiries: 'Inquiries',
  guestMemories: 'Notes about the guest',
  imports: 'Rejected import rows',
  mails: 'Emails from us',
  marketingMails: 'Marketing emails',
  contactMerges: 'Merged contacts',
  newsletterSignups: 'Newsletter sign-ups',
  notices: 'Mentions in notification emails',
  replies: 'Replies to emails',
  reservations: 'Table requests',
  submissions: 'Submissions',
};

function Found({ email, record, onErase }: { email: string; record: PersonalRecord; onErase: () => void }) {
  const stored = Object.entries(record).filter(([, rows]) => rows.length > 0);
  return (
    <Flex component="section" vertical gap="small" className="ruled" aria-label={`Data for ${email}`}>
      {stored.length === 0 && <EmptyState text={`We have no data for ${email}.`} />}
      <ul>
        {stored.map(([name, rows]) => (
          <li key={name}>
            {NAMES[name] ?? name}: {rows.length}
          </li>
        ))}
      </ul>
      <Flex gap="4px 16px" wrap align="center">
        <Button type="link" href={jsonOf(record)} download="personal-record.json">
          Download as JSON
        </Button>
        <Button type="text" danger onClick={onErase}>
          Erase person...
        </Button>
      </Flex>
    </Flex>
  );
}

const jsonOf = (record: PersonalRecord) =>
  `data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(record, null, 2))}`;
