import { useQuery } from '@tanstack/react-query';
import { Button, Flex } from 'antd';
import { useRef, useState } from 'react';
import { type ContactMerge, type Duplicate, mergeCalls, mergeQueries } from '@/entities/email-marketing/contact-merges';
import { nameOf } from '@/entities/email-marketing/contacts';
import { formatShortDayOf } from '@/entities/restaurant';
import { type Mutation, useRestMutation } from '@/shared/api';
import { formatNumber } from '@/shared/lib/numbers';
import { AnswerView } from '@/shared/ui/answer-view';
import { Dialog, type DialogProps } from '@/shared/ui/dialogs';
import { EmptyState } from '@/shared/ui/empty-state';
import { MERGE_INVALIDATES, MergePair } from './merge-contacts';
import styles from './segments.module.css';

const REASONS: Readonly<Record<Duplicate['reason'], string>> = {
  email: 'Same email, spelled differently',
  'name-and-birthday': 'Same name and date of birth',
  'name-and-phone': 'Same name and phone',
  phone: 'Same phone, may be a family',
  name: 'Same name only',
};

const undoMerge: Mutation<{ id: string }> = {
  send: ({ id }) => mergeCalls.undo(id),
  done: () => ({ title: 'Merge undone' }),
  failed: () => ({ title: 'Error undoing the merge' }),
  invalidates: MERGE_INVALIDATES,
};

const dismissDuplicate: Mutation<{ ids: string[] }> = {
  send: ({ ids }) => mergeCalls.dismiss(ids),
  done: () => ({ title: 'Suggestion dismissed' }),
  failed: () => ({ title: 'Error dismissing the suggestion' }),
  invalidates: MERGE_INVALIDATES,
};

/** Lists contacts that may be one person, and merges that can be undone; merging replaces the list. */
export function DuplicatesDialog({ open, onClose, afterClose }: DialogProps) {
  const [pair, setPair] = useState<Duplicate | null>(null);
  const duplicates = useQuery(mergeQueries.duplicates());
  const { data: merges = [] } = useQuery(mergeQueries.recent());
  /** Takes the focus of a row that is gone. */
  const list = useRef<HTMLDivElement>(null);
  const focusList = () => list.current?.focus();
  const back = () => {
    setPair(null);
  };
  return (
    <Dialog
      title={pair ? 'Merge two contacts' : 'Possible duplicates'}
      open={open}
      footer={null}
      width={640}
      onCancel={onClose}
      afterClose={afterClose}
      destroyOnHidden
    >
      {pair ? (
        <MergePair ids={pair.contacts.map(({ id }) => id)} onDone={back} onBack={back} />
      ) : (
        <Flex vertical gap="middle" ref={list} tabIndex={-1}>
          <AnswerView answer={duplicates} loading="Loading duplicates..." failed="Couldn’t load duplicates.">
            {({ total, pairs }) =>
              pairs.length === 0 ? (
                <EmptyState text="No possible duplicates." hint="To merge any two contacts, select both in the list." />
              ) : (
                <>
                  <ul className="panel plain rows" aria-label="Possible duplicates">
                    {pairs.map((one) => (
                      <DuplicateRow
                        key={one.contacts.map(({ id }) => id).join(' ')}
                        pair={one}
                        onMerge={setPair}
                        onDismissed={focusList}
                      />
                    ))}
                  </ul>
                  {total > pairs.length && (
                    <p>
                      The likeliest {formatNumber(pairs.length)} of {formatNumber(total)}.
                    </p>
                  )}
                </>
              )
            }
          </AnswerView>
          {merges.length > 0 && (
            <Flex component="section" vertical gap="middle" aria-labelledby="merged-contacts">
              <h3 id="merged-contacts">Merged in the last 30 days</h3>
              <ul className="panel plain rows">
                {merges.map((merge) => (
                  <MergeRow key={merge.id} merge={merge} onUndone={focusList} />
                ))}
              </ul>
            </Flex>
          )}
        </Flex>
      )}
    </Dialog>
  );
}

interface DuplicateRowProps {
  pair: Duplicate;
  onMerge: (pair: Duplicate) => void;
  onDismissed: () => void;
}

function DuplicateRow({ pair, onMerge, onDismissed }: DuplicateRowProps) {
  const dismissal = useRestMutation(dismissDuplicate);
  const names = pair.contacts.map(nameOf).join(' and ');
  return (
    <Flex component="li" gap="8px 16px" wrap justify="space-between" className={styles.row}>
      <div>
        <p className="hint">{REASONS[pair.reason]}</p>
        {pair.contacts.map((contact) => (
          <p key={contact.id} className="breaks">
            <strong>{nameOf(contact)}</strong> {[contact.email, contact.phone].filter(Boolean).join(' · ')}
          </p>
        ))}
      </div>
      <Flex gap="small" wrap align="start">
        <Button
          aria-label={`Compare ${names}`}
          onClick={() => {
            onMerge(pair);
          }}
        >
          Compare
        </Button>
        <Button
          type="text"
          loading={dismissal.isPending}
          aria-label={`Not the same person: ${names}`}
          onClick={() => {
            dismissal.send({ ids: pair.contacts.map(({ id }) => id) }, { onSuccess: onDismissed });
          }}
        >
          Not the same person
        </Button>
      </Flex>
    </Flex>
  );
}

function MergeRow({ merge, onUndone }: { merge: ContactMerge; onUndone: () => void }) {
  const { id, primaryName, mergedEmail, mergedName, mergedBy, mergedAt } = merge;
  const undo = useRestMutation(undoMerge);
  return (
    <Flex component="li" gap="8px 16px" wrap justify="space-between" className={styles.row}>
      <div>
        <p className="breaks">
          <strong>{mergedName}</strong> ({mergedEmail}) into <strong>{primaryName}</strong>
        </p>
        <p className="hint">
          {formatShortDayOf(mergedAt)} by {mergedBy}
        </p>
      </div>
      <Flex gap="small" wrap align="start">
        <Button
          aria-label={`Undo merging ${mergedName} into ${primaryName}`}
          loading={undo.isPending}
          onClick={() => {
            undo.send({ id }, { onSuccess: onUndone });
          }}
        >
          Undo
        </Button>
      </Flex>
    </Flex>
  );
}
