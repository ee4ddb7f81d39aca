import { Alert, Button } from 'antd';
import { useState } from 'react';
import { type Role, useConnection, useQueuedMutations } from '@/shared/api';
import { Dialog } from '@/shared/ui/dialogs';
import styles from './offline-banner.module.css';
import { RefusedChanges } from './refused-changes';

/** Decisions on requests and notes are queued offline; the site manager has neither. */
const WITHOUT_A_LINE: Readonly<Record<Role, string>> = {
  admin: 'You’re offline. Your changes will be sent when you’re back online.',
  staff: 'You’re offline. Your changes will be sent when you’re back online.',
  manager: 'You’re offline. What you type stays here. Send it when you’re back online.',
};

/** Shows at the top that the browser is offline, what is queued, and what was refused after reconnecting. */
export function OfflineBanner({ role }: { role: Role }) {
  const isOnline = useConnection();
  const waiting = useQueuedMutations();
  const [isListed, setIsListed] = useState(false);
  return (
    <>
      <div role="status" className={styles.bar}>
        {!isOnline && (
          <Alert
            type="warning"
            banner
            role="none"
            title={WITHOUT_A_LINE[role]}
            action={
              waiting.length > 0 && (
                <Button
                  size="small"
                  onClick={() => {
                    setIsListed(true);
                  }}
                >
                  Show pending changes ({waiting.length})
                </Button>
              )
            }
          />
        )}
        <RefusedChanges />
      </div>
      <Dialog
        title="Pending changes"
        open={isListed && waiting.length > 0}
        onCancel={() => {
          setIsListed(false);
        }}
        afterClose={() => {
          setIsListed(false);
        }}
        footer={null}
        destroyOnHidden
      >
        <ol className={styles.list}>
          {waiting.map(({ key, step, about, takeBack }) => (
            <li key={key}>
              <p>
                <strong>{about}</strong> {step}
              </p>
              {takeBack && (
                <Button aria-label={`Undo: ${step}, ${about}`} onClick={takeBack}>
                  Undo
                </Button>
              )}
            </li>
          ))}
        </ol>
      </Dialog>
    </>
  );
}
