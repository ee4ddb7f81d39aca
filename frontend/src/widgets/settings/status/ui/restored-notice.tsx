import { Alert, Button } from 'antd';
import { useState } from 'react';
import { statusQueries, type RestoredBackup } from '@/entities/settings/status';
import { formatMoment } from '@/entities/restaurant';
import { answer, apiAs, type Mutation, useRestMutation } from '@/shared/api';
import { ConfirmDialog } from '@/shared/ui/dialogs';
import { counted } from '@/shared/lib/numbers';

const listed = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** 'Waiting: 3 emails and 1 campaign.' */
function waitingWork({ emails, campaigns, automations, webhooks, events }: RestoredBackup['waiting']): string {
  const parts = [
    emails > 0 && counted(emails, 'email', 'emails'),
    campaigns > 0 && counted(campaigns, 'campaign', 'campaigns'),
    automations > 0 && counted(automations, 'automated email', 'automated emails'),
    webhooks > 0 && counted(webhooks, 'webhook call', 'webhook calls'),
    events > 0 && counted(events, 'change that may cause more of them', 'changes that may cause more of them'),
  ].filter((part) => part !== false);
  return parts.length === 0 ? 'Nothing is waiting.' : `Waiting: ${listed.format(parts)}.`;
}

const startSending: Mutation<undefined> = {
  send: () => answer(apiAs('admin').POST('/api/admin/status/start-sending')),
  done: () => ({ title: 'Sending has started', description: 'What was waiting goes out within the next minutes.' }),
  failed: () => ({ title: 'Couldn’t start sending', description: 'Please try again in a moment.' }),
  invalidates: [statusQueries.status().queryKey],
};

const useStartSending = () => useRestMutation(startSending);

/** The data come from a backup: the owner reviews what is waiting and starts sending. */
export function RestoredNotice({ backedUpAt, waiting }: RestoredBackup) {
  const [isAsked, setIsAsked] = useState(false);
  const { send, isPending } = useStartSending();
  const work = waitingWork(waiting);
  return (
    <>
      <Alert
        type="warning"
        showIcon
        title={`This is a restored backup from ${formatMoment(backedUpAt)}.`}
        description={`Nothing is sent and nothing runs automatically until you start it. ${work} Guests can still send requests; their confirmations wait, too.`}
        action={
          <Button
            onClick={() => {
              setIsAsked(true);
            }}
          >
            Start sending
          </Button>
        }
      />
      <ConfirmDialog
        title="Start sending?"
        open={isAsked}
        okText="Start sending"
        isBusy={isPending}
        onConfirm={() => {
          send(undefined);
          setIsAsked(false);
        }}
        onClose={() => {
          setIsAsked(false);
        }}
      >
        {work} Some of it may have gone out before the restore and would reach people a second time. Cancel what should
        not go out first: you can’t take this back.
      </ConfirmDialog>
    </>
  );
}
