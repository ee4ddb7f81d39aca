import { useQuery } from '@tanstack/react-query';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { formatMoment } from '@/entities/restaurant';
import { type Passkey, passkeyQueries } from '@/entities/session';
import type { Role } from '@/shared/api';
import { AnswerView } from '@/shared/ui/answer-view';
import { Dialog, FormDialog } from '@/shared/ui/dialogs';
import { useRemovePasskey } from '../api/use-passkeys';
import { AddPasskey } from './add-passkey';
import styles from './passkeys.module.css';

interface PasskeysDialogProps {
  role: Role;
  open: boolean;
  onClose: () => void;
}

/** With what an account signs in in place of its password. */
export function PasskeysDialog({ role, open, onClose }: PasskeysDialogProps) {
  return (
    <Dialog title="Passkeys" open={open} onCancel={onClose} footer={null} destroyOnHidden>
      <OwnPasskeys role={role} />
    </Dialog>
  );
}

function OwnPasskeys({ role }: { role: Role }) {
  const answer = useQuery(passkeyQueries.all(role));
  const [isAdding, setIsAdding] = useState(false);
  const [asked, setAsked] = useState<Passkey>();
  const [isAsking, setIsAsking] = useState(false);
  const { send, isPending } = useRemovePasskey(role);
  const close = () => {
    setIsAsking(false);
  };
  return (
    <div className={styles.part}>
      <p>
        A passkey signs you in with your fingerprint, face or device PIN, without a password or code. It also replaces
        the code after your password. Add one only on a device you don’t share.
      </p>
      <AnswerView answer={answer} loading="Loading..." failed="Couldn’t load this.">
        {(passkeys) =>
          passkeys.length === 0 ? (
            <p>No passkeys yet.</p>
          ) : (
            <ul className={styles.passkeys} aria-label="Your passkeys">
              {passkeys.map((one) => (
                <li key={one.id} className={styles.passkey}>
                  <span>
                    <strong className={styles.name}>{one.name}</strong>
                    <small className={styles.when}>
                      Since {formatMoment(one.createdAt)},{' '}
                      {one.usedAt === null ? 'not used yet' : `last used ${formatMoment(one.usedAt)}`}
                    </small>
                  </span>
                  <Button
                    aria-label={`Remove ${one.name}`}
                    onClick={() => {
                      setAsked(one);
                      setIsAsking(true);
                    }}
                  >
                    Remove
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </AnswerView>
      {isAdding ? (
        <AddPasskey
          role={role}
          onDone={() => {
            setIsAdding(false);
          }}
        />
      ) : (
        <Button
          type="primary"
          onClick={() => {
            setIsAdding(true);
          }}
        >
          Add a passkey
        </Button>
      )}
      <FormDialog<{ password: string }>
        title={`Remove ${asked?.name ?? ''}?`}
        open={isAsking}
        okText="Remove"
        busyText="Removing..."
        isBusy={isPending}
        onSend={({ password }, onError) => {
          if (asked) send({ ...asked, password }, { onSuccess: close, onError });
        }}
        onClose={close}
      >
        <p>You can no longer sign in with it. Remove it from the device as well.</p>
        <Form.Item
          name="password"
          label="Your password"
          rules={[{ required: true, message: 'Enter your current password.' }]}
        >
          <Input.Password required autoComplete="current-password" />
        </Form.Item>
      </FormDialog>
    </div>
  );
}
