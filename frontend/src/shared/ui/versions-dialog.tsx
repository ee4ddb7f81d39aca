import { Button, Flex } from 'antd';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { EmptyState } from '@/shared/ui/empty-state';
import { AnswerView } from './answer-view';
import { ConfirmDialog, Dialog } from './dialogs';
import { StatusTag } from './status-tag';
import styles from './versions-dialog.module.css';

interface Version {
  /** 0 is what the product came with. */
  number: number;
  /** The earlier version that this one brought back. */
  restored: number | null;
  changes?: readonly string[];
}

interface VersionsDialogProps<One extends Version> {
  answer: ComponentProps<typeof AnswerView<readonly One[]>>['answer'];
  /** The published version. */
  current: number;
  /** What there are versions of: 'menu'. */
  noun: string;
  /** Who published it and when. */
  bylineOf: (version: One) => string;
  /** The button that confirms, and what happens then. */
  goBack: {
    okText: string;
    consequence: ReactNode;
    isBusy: boolean;
    send: (number: number, settle: Settle) => void;
  };
  open: boolean;
  onClose: () => void;
}

interface Settle {
  onSuccess: () => void;
  onError: () => void;
}

const SHOWN_CHANGES = 6;

/** Every published version, and the way back to it. */
export function VersionsDialog<One extends Version>(props: VersionsDialogProps<One>) {
  const { answer, current, noun, bylineOf, goBack, open, onClose } = props;
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
                    className={styles.version}
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
        okText={goBack.okText}
        isBusy={goBack.isBusy}
        onConfirm={() => {
          goBack.send(chosen, {
            onSuccess() {
              close();
              onClose();
            },
            onError: close,
          });
        }}
        onClose={close}
      >
        <p>{goBack.consequence} Later versions stay in the list.</p>
      </ConfirmDialog>
    </>
  );
}

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
