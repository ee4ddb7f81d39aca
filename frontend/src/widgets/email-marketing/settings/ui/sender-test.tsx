import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useEffect, useState } from 'react';
import {
  emailSettingsCalls,
  emailSettingsQueries,
  type SenderTest as Test,
  type SenderTestProgress,
} from '@/entities/email-marketing/settings';
import { type Mutation, useRestMutation } from '@/shared/api';

const testing: Mutation<undefined, Test> = {
  send: () => emailSettingsCalls.test(),
  failed: () => ({ title: 'Couldn’t send the test', description: 'Try again.' }),
};

/** Sends a test email to the owner, and shows what the mail server said. */
export function SenderTest({ isCaptured }: { isCaptured: boolean }) {
  const [test, setTest] = useState<Test>();
  const { send, isPending } = useRestMutation(testing);
  return (
    <>
      <p>A test email goes to your own address, from the saved sender.</p>
      <div>
        <Button
          loading={isPending}
          onClick={() => {
            setTest(undefined);
            send(undefined, { onSuccess: setTest });
          }}
        >
          Send a test email
        </Button>
      </div>
      {test && <Progress key={test.id} test={test} isCaptured={isCaptured} />}
    </>
  );
}

function Progress({ test: { id, to }, isCaptured }: { test: Test; isCaptured: boolean }) {
  const { data } = useQuery(emailSettingsQueries.testProgress(id));
  const client = useQueryClient();
  const isListed = isCaptured && data?.state === 'sent';
  useEffect(() => {
    if (isListed) void client.invalidateQueries(emailSettingsQueries.captured());
  }, [client, isListed]);
  const { type, title, description } = wordsOf(data, to, isCaptured);
  return <Alert showIcon type={type} title={title} description={description} />;
}

function wordsOf(progress: SenderTestProgress | undefined, to: string, isCaptured: boolean) {
  const notSent = { type: 'error', title: `Not sent: ${progress?.reason ?? ''}` } as const;
  switch (progress?.state) {
    case 'sent':
      return {
        type: 'success',
        title: isCaptured ? `Captured for ${to}` : `Sent to ${to}`,
        description: isCaptured
          ? 'No mail server is set up, so it was saved as a file.'
          : 'If it isn’t in your inbox within a minute, look in the spam folder.',
      } as const;
    case 'retrying':
      return { ...notSent, description: 'We’ll keep trying for a day.' };
    case 'failed':
      return { ...notSent, description: 'The mail server refused it for good.' };
    default:
      return { type: 'info', title: `Sending to ${to}...`, description: undefined } as const;
  }
}
