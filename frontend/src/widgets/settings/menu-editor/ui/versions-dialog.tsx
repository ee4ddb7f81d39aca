import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { menuQueries, type MenuRole, type MenuVersion } from '@/entities/house/menu-sheet';
import { formatMoment } from '@/entities/restaurant';
import { AnswerView } from '@/shared/ui/answer-view';
import { ConfirmDialog, Dialog } from '@/shared/ui/dialogs';
import { StatusTag } from '@/shared/ui/status-tag';
import { useRestoreMenu } from '../api';
import styles from './edit-menu.module.css';

interface VersionsDialogProps {
  role: MenuRole;
  /** The published version. */
  version: number;
  needsApproval: boolean;
  open: boolean;
  onClose: () => void;
}

const SHOWN_CHANGES = 6;

/** Every published menu, and the way back to it. */
export function VersionsDialog({ role, version, needsApproval, open, onClose }: VersionsDialogProps) {
  const versions = useQuery({ ...menuQueries.versions(role), enabled: open });
  const [chosen, setChosen] = useState<MenuVersion>();
  const [isAsking, setAsking] = useState(false);
  const { send, isPending } = useRestoreMenu();
  const close = () => {
    setAsking(false);
  };
  return (
    <>
      <Dialog title="Versions" open={open && !isAsking} onCancel={onClose} footer={null} width={720} destroyOnHidden>
        <AnswerView answer={versions} loading="Loading versions..." failed="Couldn’t load the versions.">
          {(all) =>
            all.length === 0 ? (
              <p>Nothing published yet. The website shows the original menu.</p>
            ) : (
              <ul className={styles.versions}>
                {all.map((one) => (
                  <li key={one.number}>
                    <div>
                      <strong>{titleOf(one)}</strong>{' '}
                      {one.number === version && <StatusTag tone="good">On the website</StatusTag>}
                      <Changes changes={one.changes} />
                      <div className={styles.quiet}>{byline(one)}</div>
                    </div>
                    {one.number !== version && (
                      <Button
                        size="small"
                        aria-label={`Go back to version ${String(one.number)}`}
                        onClick={() => {
                          setChosen(one);
                          setAsking(true);
                        }}
                      >
                        Go back
                      </Button>
                    )}
                  </li>
                ))}
              </ul>
            )
          }
        </AnswerView>
      </Dialog>
      {chosen && (
        <ConfirmDialog
          title={`Go back to version ${String(chosen.number)}?`}
          open={open && isAsking}
          okText={needsApproval ? 'Send to the owner' : 'Go back'}
          isBusy={isPending}
          onConfirm={() => {
            send(
              { role, number: chosen.number, seen: version },
              {
                onSuccess() {
                  close();
                  onClose();
                },
                onError: close,
              },
            );
          }}
          onClose={close}
        >
          <p>
            {needsApproval
              ? 'The website shows this menu again once the owner approves.'
              : 'The website shows this menu again right away.'}{' '}
            Later versions stay in the list.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}

const titleOf = ({ number, restored }: MenuVersion) => {
  if (number === 0) return 'The original menu';
  return restored === null
    ? `Version ${String(number)}`
    : `Version ${String(number)}: back to version ${String(restored)}`;
};

const byline = ({ createdBy, approvedBy, createdAt }: MenuVersion) =>
  [createdBy, approvedBy && `approved by ${approvedBy}`, formatMoment(createdAt)].filter(Boolean).join(', ');

function Changes({ changes }: { changes: readonly string[] }) {
  if (changes.length === 0) return null;
  const more = changes.length - SHOWN_CHANGES;
  return (
    <ul className={styles.changes}>
      {changes.slice(0, SHOWN_CHANGES).map((change) => (
        <li key={change}>{change}</li>
      ))}
      {more > 0 && <li>and {String(more)} more</li>}
    </ul>
  );
}
