import { Button, Flex } from 'antd';
import { type ComponentProps, useState } from 'react';
import { formatMoment } from '@/entities/restaurant';
import { AnswerView } from '@/shared/ui/answer-view';
import { ConfirmDialog, Dialog } from '@/shared/ui/dialogs';
import { EmptyState } from '@/shared/ui/empty-state';
import { StatusTag } from '@/shared/ui/status-tag';

interface Version {
  /** 0 is what the product came with. */
  number: number;
  /** The earlier version that this one brought back. */
  restored: number | null;
  changes?: readonly string[];
  createdBy: string;
  approvedBy: string | null;
  createdAt: string;
}

interface VersionsDialogProps {
  answer: ComponentProps<typeof AnswerView<readonly Version[]>>['answer'];
  /** The published version. */
  current: number;
  noun: keyof typeof THESE;
  needsApproval: boolean;
  isRestoring: boolean;
  onRestore: (number: number, settle: Settle) => void;
  open: boolean;
  onClose: () => void;
}

interface Settle {
  onSuccess: () => void;
  onError: () => void;
}

const SHOWN_CHANGES = 6;
/** What there are versions of. */
const THESE = { menu: 'this menu', texts: 'these texts' };

/** Every published version, and the way back to it. */
export function VersionsDialog(props: VersionsDialogProps) {
  const { answer, current, noun, needsApproval, isRestoring, onRestore, open, onClose } = props;
  const [chosen, setChosen] = useState(0);
  const [isAsking, setAsking] = useState(false);
  const close = () => {
    setAsking(false);
  };
  return (
    <>
      <Dialog title="Versions" open={open && !isAsking} onCancel={onClose} footer={null} width={720} destroyOnHidden>
        <AnswerView answer={answer} loading="Loading versions..." failed="Couldn’t load the versions.">
          {(all) =>
            all.length === 0 ? (
              <EmptyState text="Nothing published yet." hint={`The website shows the original ${noun}.`} />
            ) : (
              <ul className="plain rows">
                {all.map((one) => (
                  <Flex
                    component="li"
                    gap="12px 24px"
                    align="start"
                    justify="space-between"
                    key={one.number}
                    style={{ padding: '12px 0' }}
                  >
                    <div>
                      <strong>{titleOf(one, noun)}</strong>{' '}
                      {one.number === current && <StatusTag tone="good">On the website</StatusTag>}
                      {one.changes && <Changes changes={one.changes} />}
                      <div className="soft">{bylineOf(one)}</div>
                    </div>
                    {one.number !== current && (
                      <Button
                        size="small"
                        aria-label={`Go back to version ${String(one.number)}`}
                        onClick={() => {
                          setChosen(one.number);
                          setAsking(true);
                        }}
                      >
                        Go back
                      </Button>
                    )}
                  </Flex>
                ))}
              </ul>
            )
          }
        </AnswerView>
      </Dialog>
      <ConfirmDialog
        title={`Go back to version ${String(chosen)}?`}
        open={open && isAsking}
        okText={needsApproval ? 'Send to the owner' : 'Go back'}
        isBusy={isRestoring}
        onConfirm={() => {
          onRestore(chosen, {
            onSuccess() {
              close();
              onClose();
            },
            onError: close,
          });
        }}
        onClose={close}
      >
        <p>
          The website shows {THESE[noun]} again {needsApproval ? 'once the owner approves' : 'right away'}. Later
          versions stay in the list.
        </p>
      </ConfirmDialog>
    </>
  );
}

type Byline = Pick<Version, 'createdBy' | 'approvedBy' | 'createdAt'>;

const bylineOf = ({ createdBy, approvedBy, createdAt }: Byline) =>
  [createdBy, approvedBy && `approved by ${approvedBy}`, formatMoment(createdAt)].filter(Boolean).join(', ');

/** Which version the website shows, who published it, and when. */
export const publishedLine = (latest: Byline & Pick<Version, 'number'>) =>
  `On the website: version ${String(latest.number)} by ${bylineOf(latest)}.`;

const titleOf = ({ number, restored }: Version, noun: string) => {
  if (number === 0) return `The original ${noun}`;
  return restored === null
    ? `Version ${String(number)}`
    : `Version ${String(number)}: back to version ${String(restored)}`;
};

function Changes({ changes }: { changes: readonly string[] }) {
  if (changes.length === 0) return null;
  const more = changes.length - SHOWN_CHANGES;
  return (
    <ul className="bullets">
      {changes.slice(0, SHOWN_CHANGES).map((change) => (
        <li key={change}>{change}</li>
      ))}
      {more > 0 && <li>and {String(more)} more</li>}
    </ul>
  );
}
