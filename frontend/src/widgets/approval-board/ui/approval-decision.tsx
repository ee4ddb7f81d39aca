import { Button, Flex, Form, Input } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { draftKey } from '@/entities/session';
import { decideItem as limits } from '@/shared/call-schema';
import { useDraft } from '@/shared/lib/draft';
import { useDraftForm } from '@/shared/ui/dialogs';
import styles from './approval-decision.module.css';
import {
  type ApprovalFigures,
  type ApprovalItem,
  approvalItemQueries,
  type ApprovalStatus,
  decideItem,
} from '@/entities/approval-item';
import { optimisticDecided, overviewQueries } from '@/entities/settings/overview';
import { activityQueries } from '@/entities/activity';
import { type Mutation, optimisticFigures, optimisticRows, sendExpecting, useRestMutation } from '@/shared/api';

interface Decision {
  id: string;
  status: Exclude<ApprovalStatus, 'pending'>;
  adminComments: string;
}

const FIGURES = { approved: 'approved', rejected: 'rejected', revision_requested: 'revisionRequested' } as const;

const decideApproval: Mutation<Decision> = {
  async send(decision, { client }) {
    const { id, status, adminComments } = decision;
    await sendExpecting({
      intent: decision,
      send: () => decideItem(id, status, adminComments),
      async isDone() {
        const { rows } = await client.query({ ...approvalItemQueries.completed().page(), staleTime: 0 });
        return rows.some((row) => row.id === id && row.status === status);
      },
    });
  },
  done: () => ({ title: 'Approval item updated' }),
  failed: () => ({ title: 'Update failed', description: 'Failed to update the approval item' }),
  invalidates: [approvalItemQueries.all(), overviewQueries.today().queryKey, activityQueries.all()],
  optimisticUpdate: ({ id, status }) => [
    optimisticDecided(id),
    optimisticRows<ApprovalItem>(approvalItemQueries.waiting(), (rows) => rows.filter((row) => row.id !== id)),
    optimisticFigures<ApprovalFigures>(approvalItemQueries.summary().queryKey, (figures) => ({
      ...figures,
      pending: figures.pending - 1,
      [FIGURES[status]]: figures[FIGURES[status]] + 1,
    })),
  ],
};

const useDecideApproval = () => useRestMutation(decideApproval);

interface Choice {
  status: Decision['status'];
  label: string;
  /** Decisions that need a comment, so that the author knows why. */
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
  /** The item's title, for toasts. */
  subject: string;
  /** Called once the decision has arrived. */
  onDecided?: () => void;
  /** More actions. */
  children?: ReactNode;
}

/** The owner's comments and the buttons that send the decision. */
export function ApprovalDecision({ id, subject, onDecided, children }: ApprovalDecisionProps) {
  const draft = useDraft(draftKey('admin', `approval-comments/${id}`), { comments: '' });
  const draftForm = useDraftForm(draft);
  const { send, isPending, variables } = useDecideApproval();
  const field = useId();
  /** The choice that was made without a comment and is confirmed next. */
  const [unconfirmed, setUnconfirmed] = useState<Choice>();
  const comment = draft.values.comments.trim();

  function decide(choice: Choice) {
    if (choice.wantsComment && comment === '' && unconfirmed?.status !== choice.status) {
      setUnconfirmed(choice);
      draftForm.form.focusField('comments');
      return;
    }
    setUnconfirmed(undefined);
    send(
      { id, status: choice.status, adminComments: comment },
      { draft: draft.key, ...(onDecided && { onSuccess: onDecided }) },
    );
  }

  return (
    <Flex vertical gap={6} className={styles.decision}>
      <Form
        {...draftForm}
        name={field}
        layout="vertical"
        onValuesChange={(changed, values) => {
          setUnconfirmed(undefined);
          draftForm.onValuesChange(changed, values);
        }}
      >
        <Form.Item name="comments" label="Comments" className={styles.comments}>
          <Input.TextArea
            rows={2}
            maxLength={limits.adminComments.maxLength}
            placeholder="Feedback for the author"
            aria-describedby={unconfirmed && `${field}-asked`}
          />
        </Form.Item>
      </Form>
      {unconfirmed && (
        <p id={`${field}-asked`} role="status" className="soft">
          The author reads what you write here. Press “{unconfirmed.label}” again to send it without a comment.
        </p>
      )}
      <Flex gap="small" wrap className={styles.choices} role="group" aria-label={`Decide on ${subject}`}>
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
                // Ignores the second tap of a double tap, since another item may have moved under the finger.
                if (taps <= 1) decide(choice);
              }}
            >
              {label}
            </Button>
          );
        })}
        {children}
      </Flex>
    </Flex>
  );
}
