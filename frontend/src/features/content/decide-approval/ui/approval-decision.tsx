import { Button } from 'antd';
import { type ReactNode, useId, useRef, useState } from 'react';
import { draftKey } from '@/entities/session';
import { decideItem } from '@/shared/call-schema';
import { useDraft } from '@/shared/lib/draft';
import { type Decision, useDecideApproval } from '../api/decide-approval';
import styles from './approval-decision.module.css';

interface Choice {
  status: Decision['status'];
  label: string;
  /** The author has to know why. */
  wantsComment?: true;
  type?: 'primary';
  danger?: true;
}

const CHOICES: readonly Choice[] = [
  { status: 'approved', label: 'Approve', type: 'primary' },
  { status: 'revision_requested', label: 'Request Revision', wantsComment: true },
  { status: 'rejected', label: 'Reject', wantsComment: true, danger: true },
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
  const draft = useDraft(draftKey('admin', `approval-comments/${id}`), { comments: '' });
  const { send, isPending, variables } = useDecideApproval();
  const field = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  /** What was pressed without a comment. */
  const [asked, setAsked] = useState<Choice>();
  const comment = draft.values.comments.trim();

  function decide(choice: Choice) {
    if (choice.wantsComment && comment === '' && asked?.status !== choice.status) {
      setAsked(choice);
      area.current?.focus();
      return;
    }
    setAsked(undefined);
    send({ id, status: choice.status, adminComments: comment }, { draft: draft.key });
  }

  return (
    <div className={styles.decision}>
      <label htmlFor={field}>Comments</label>
      <textarea
        ref={area}
        id={field}
        rows={2}
        maxLength={decideItem.adminComments.maxLength}
        value={draft.values.comments}
        placeholder="What the author should know"
        aria-describedby={asked && `${field}-asked`}
        onChange={({ target }) => {
          setAsked(undefined);
          draft.write({ comments: target.value });
        }}
      />
      {asked && (
        <p id={`${field}-asked`} role="status" className={styles.asked}>
          The author reads what you write here. Press ‘{asked.label}’ once more to send it without a comment.
        </p>
      )}
      <div className={styles.choices} role="group" aria-label={`Decide on ${subject}`}>
        {CHOICES.map((choice) => {
          const { status, label, type, danger } = choice;
          const isUnderWay = isPending && variables?.status === status;
          return (
            <Button
              key={status}
              type={type}
              danger={danger}
              disabled={isPending && !isUnderWay}
              loading={isUnderWay}
              onClick={({ detail: taps }) => {
                // The second of a double tap was not meant for the item that has moved up under the finger.
                if (taps <= 1) decide(choice);
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
