import { useState } from 'react';
import { Alert, Button } from 'antd';
import type { RestoredBackup } from '@/entities/house/house-status';
import { formatMoment } from '@/entities/restaurant';
import { useStartSending } from '../api/start-sending';
import { ConfirmDialog } from '@/shared/ui/dialogs';
import { waitingWork } from '../model/waiting-work';

/** The data come from a backup: the owner looks at what waits and starts the sending. */
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
