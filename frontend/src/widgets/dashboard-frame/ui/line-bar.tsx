import { Alert, Button } from 'antd';
import { useState } from 'react';
import { type Role, useLine, useWaitingChanges } from '@/shared/api';
import { Dialog } from '@/shared/ui/dialogs';
import styles from './line-bar.module.css';
import { RefusedChanges } from './refused-changes';

/** Decisions on requests, and notes about them, wait for the line; the site manager has neither. */
const WITHOUT_A_LINE: Readonly<Record<Role, string>> = {
  admin: 'No connection. What you tap is kept and sent when it is back.',
  staff: 'No connection. What you tap is kept and sent when it is back.',
  manager: 'No connection. What you type stays here; please send it when the line is back.',
};

/** Says at the top that the line is gone, what waits for it, and what was refused when it was back. */
export function LineBar({ role }: { role: Role }) {
  const isOnline = useLine();
  const waiting = useWaitingChanges();
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
                  Show what waits ({waiting.length})
                </Button>
              )
            }
          />
        )}
        <RefusedChanges />
      </div>
      <Dialog
        title="Waits for the line"
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
                <Button aria-label={`Take back: ${step}, ${about}`} onClick={takeBack}>
                  Take back
                </Button>
              )}
            </li>
          ))}
        </ol>
      </Dialog>
    </>
  );
}
