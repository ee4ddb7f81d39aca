import { type ReactNode, useId } from 'react';
import { draftKey } from '@/entities/session';
import { decideItem } from '@/shared/contract';
import { useDraft } from '@/shared/lib/draft';
import { Button } from '@/shared/ui/button';
import { type Decision, useDecideApproval } from '../api/decide-approval';
import styles from './approval-decision.module.css';

const CHOICES: readonly { status: Decision['status']; label: string; variant?: 'primary'; danger?: true }[] = [
  { status: 'approved', label: 'Approve', variant: 'primary' },
  { status: 'revision_requested', label: 'Request Revision' },
  { status: 'rejected', label: 'Reject', danger: true },
];

interface ApprovalDecisionProps {
  id: string;
  /** Title of what is decided. */
  subject: string;
  /** What else can be done with it. */
  children?: ReactNode;
}

/** What the owner says about it, and the decision that sends it. */
export function ApprovalDecision({ id, subject, children }: ApprovalDecisionProps) {
  const key = draftKey('admin', `approval-comments/${id}`);
  const draft = useDraft(key, '');
  const { send, isPending, variables } = useDecideApproval();
  const field = useId();
  return (
    <div className={styles.decision}>
      <label htmlFor={field}>Comments</label>
      <textarea
        id={field}
        rows={2}
        maxLength={decideItem.adminComments.maxLength}
        value={draft.text}
        placeholder="What the author should know"
        onChange={({ target }) => {
          draft.write(target.value);
        }}
      />
      <div className={styles.choices} role="group" aria-label={`Decide on ${subject}`}>
        {CHOICES.map(({ status, label, ...look }) => {
          const isUnderWay = isPending && variables?.status === status;
          return (
            <Button
              key={status}
              {...look}
              disabled={isPending && !isUnderWay}
              loading={isUnderWay}
              onClick={({ detail: taps }) => {
                // The second of a double tap was not meant for the item that has moved up under the finger.
                if (taps <= 1) send({ id, status, adminComments: draft.text.trim(), draft: key });
              }}
            >
              {label}
            </Button>
          );
        })}
        {children}
      </div>
    </div>
  );
}
