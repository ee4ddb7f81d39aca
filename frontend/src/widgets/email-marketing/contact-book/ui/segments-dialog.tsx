import { useQuery } from '@tanstack/react-query';
import { Button, Flex } from 'antd';
import { useRef, useState } from 'react';
import { type Segment, segmentCalls, segmentQueries } from '@/entities/email-marketing/segments';
import { activityQueries } from '@/entities/activity';
import { formatNumber } from '@/shared/lib/numbers';
import { AnswerView } from '@/shared/ui/answer-view';
import { Dialog, type DialogProps, useDelete } from '@/shared/ui/dialogs';
import { EmptyState } from '@/shared/ui/empty-state';
import { conditionWords } from '../model';
import { SegmentForm } from './segment-form';
import styles from './segments.module.css';

/** Lists segments; a form replaces the list while one is being written. */
export function SegmentsDialog({ open, onClose, afterClose }: DialogProps) {
  const [written, setWritten] = useState<Segment | 'new' | null>(null);
  const create = useRef<HTMLButtonElement>(null);
  const segments = useQuery(segmentQueries.list());
  const back = () => {
    setWritten(null);
  };
  return (
    <Dialog
      title={written === null ? 'Segments' : written === 'new' ? 'New Segment' : 'Edit Segment'}
      open={open}
      footer={null}
      width={640}
      onCancel={onClose}
      afterClose={afterClose}
      destroyOnHidden
    >
      {written !== null ? (
        <SegmentForm segment={written === 'new' ? null : written} onDone={back} />
      ) : (
        <Flex vertical gap="middle" align="start" className={styles.manager}>
          <AnswerView answer={segments} loading="Loading segments..." failed="Couldn’t load segments.">
            {(rows) =>
              rows.length === 0 ? (
                <EmptyState
                  text="No segments yet."
                  hint="A segment is a group such as “regulars with no visit in 90 days”."
                />
              ) : (
                <ul className="panel plain rows">
                  {rows.map((segment) => (
                    <SegmentRow
                      key={segment.id}
                      segment={segment}
                      onEdit={setWritten}
                      onDeleted={() => create.current?.focus()}
                    />
                  ))}
                </ul>
              )
            }
          </AnswerView>
          <Button
            ref={create}
            type="primary"
            onClick={() => {
              setWritten('new');
            }}
          >
            New Segment
          </Button>
        </Flex>
      )}
    </Dialog>
  );
}

interface SegmentRowProps {
  segment: Segment;
  onEdit: (segment: Segment) => void;
  onDeleted: () => void;
}

function SegmentRow({ segment, onEdit, onDeleted }: SegmentRowProps) {
  const { id, name, description, tags, conditions, contactCount, reachable, isActive } = segment;
  const deletion = useDelete({
    noun: 'Segment',
    call: segmentCalls.delete,
    invalidates: [segmentQueries.list().queryKey, activityQueries.all()],
  });
  /** undefined at first; later each button takes over the focus of the one it replaces. */
  const [asks, setAsks] = useState<boolean>();
  const rule = [...(tags.length > 0 ? [`Tags ${tags.join(' or ')}`] : []), ...conditions.map(conditionWords)];
  return (
    <Flex component="li" gap="8px 16px" wrap justify="space-between" className={styles.row}>
      <div>
        <h3>
          {name}
          {!isActive && ' (inactive)'}
        </h3>
        <p>{rule.length > 0 ? rule.join(' · ') : 'Everyone'}</p>
        {description && <p className="hint">{description}</p>}
        <p className="hint">
          {`${formatNumber(contactCount)} ${contactCount === 1 ? 'contact' : 'contacts'}, ${formatNumber(reachable)} can be emailed`}
        </p>
      </div>
      <Flex gap="small" wrap align="start">
        {asks ? (
          <>
            <Button
              danger
              loading={deletion.isPending}
              onClick={() => {
                deletion.send({ id }, { onSuccess: onDeleted });
              }}
            >
              Delete {name}
            </Button>
            <Button
              type="text"
              autoFocus
              onClick={() => {
                setAsks(false);
              }}
            >
              Keep
            </Button>
          </>
        ) : (
          <>
            <Button
              aria-label={`Edit ${name}`}
              onClick={() => {
                onEdit(segment);
              }}
            >
              Edit
            </Button>
            <Button
              type="text"
              autoFocus={asks === false}
              aria-label={`Delete ${name}`}
              onClick={() => {
                setAsks(true);
              }}
            >
              Delete
            </Button>
          </>
        )}
      </Flex>
    </Flex>
  );
}
