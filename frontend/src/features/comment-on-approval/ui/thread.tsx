import { Button, Flex, Form, Mentions, Popconfirm, Typography } from 'antd';
import { type ReactNode, useState } from 'react';
import { activityQueries } from '@/entities/activity';
import {
  type ApprovalComment,
  approvalItemQueries,
  type ApprovalReader,
  addComment as postComment,
  deleteComment as removeComment,
  resolveThread as patchThread,
} from '@/entities/approval-item';
import { formatMoment } from '@/entities/restaurant';
import { draftKey } from '@/entities/session';
import { answer, type Mutation, useRestMutation } from '@/shared/api';
import { addComment as limits } from '@/shared/call-schema';
import { type Draft, useDraft } from '@/shared/lib/draft';
import { required, showRefusal, useDraftForm } from '@/shared/ui/dialogs';
import styles from './comments-dialog.module.css';

const OFFLINE = 'Check your connection and try again.';

interface NewComment {
  role: ApprovalReader;
  itemId: string;
  /** Sent as it is, so that a retry has the same idempotency key. */
  comment: { text: string; passage: string | null; threadId: string | null };
}

interface ThreadId {
  role: ApprovalReader;
  itemId: string;
  id: string;
}

const invalidates = [approvalItemQueries.discussions(), activityQueries.all()];

const addComment: Mutation<NewComment> = {
  send: ({ role, itemId, comment }) => answer(postComment(role, itemId, comment)),
  done: () => ({ title: 'Comment added' }),
  failed: () => ({ title: 'Couldn’t add the comment', description: OFFLINE }),
  invalidates,
};

const resolveThread: Mutation<ThreadId & { isResolved: boolean }> = {
  send: ({ role, itemId, id, isResolved }) => answer(patchThread(role, itemId, id, isResolved)),
  done: ({ isResolved }) => ({ title: isResolved ? 'Thread resolved' : 'Thread reopened' }),
  undoneBy: (intent) => (intent.isResolved ? { ...intent, isResolved: false } : undefined),
  failed: () => ({ title: 'Couldn’t change the thread', description: OFFLINE }),
  invalidates,
};

const deleteComment: Mutation<ThreadId> = {
  send: ({ role, itemId, id }) => answer(removeComment(role, itemId, id)),
  done: () => ({ title: 'Comment deleted' }),
  failed: () => ({ title: 'Couldn’t delete the comment', description: OFFLINE }),
  invalidates,
};

interface ThreadProps {
  role: ApprovalReader;
  itemId: string;
  people: readonly string[];
  thread: ApprovalComment;
  number: number;
  replies: readonly ApprovalComment[];
}

/** A comment on the content with its replies. */
export function Thread({ role, itemId, people, thread, number, replies }: ThreadProps) {
  const { id, passage, resolvedBy } = thread;
  const draft = useDraft(draftKey(role, `approval-comment/${itemId}/${id}`), { text: '', passage: '' });
  const [isReplying, setReplying] = useState(draft.values.text !== '');
  const resolve = useRestMutation(resolveThread);
  return (
    <Flex component="article" vertical gap={12} className={styles.thread} aria-label={`Thread ${String(number)}`}>
      {passage && (
        <blockquote className="quote">
          <b>{number}</b> “{passage}”
        </blockquote>
      )}
      {[thread, ...replies].map((comment, place) => (
        <CommentView
          key={comment.id}
          role={role}
          itemId={itemId}
          comment={comment}
          isDeletable={place > 0 || replies.length === 0}
        />
      ))}
      <Flex gap="small" wrap align="center">
        {resolvedBy === null && !isReplying && (
          <Button
            onClick={() => {
              setReplying(true);
            }}
          >
            Reply
          </Button>
        )}
        <Button
          loading={resolve.isPending}
          onClick={() => {
            resolve.send({ role, itemId, id, isResolved: resolvedBy === null });
          }}
        >
          {resolvedBy === null ? 'Resolve' : 'Reopen'}
        </Button>
        {resolvedBy !== null && <Typography.Text type="secondary">Resolved by {resolvedBy}</Typography.Text>}
      </Flex>
      {isReplying && resolvedBy === null && (
        <CommentForm
          role={role}
          itemId={itemId}
          people={people}
          draft={draft}
          threadId={id}
          label="Your reply"
          onAdded={() => {
            setReplying(false);
          }}
        />
      )}
    </Flex>
  );
}

interface CommentProps {
  role: ApprovalReader;
  itemId: string;
  comment: ApprovalComment;
  /** Whether it has no replies. */
  isDeletable: boolean;
}

function CommentView({ role, itemId, comment, isDeletable }: CommentProps) {
  const { id, isMine, authorName, text, createdAt } = comment;
  const remove = useRestMutation(deleteComment);
  return (
    <div>
      <Flex gap="small" wrap align="baseline">
        <b>{authorName}</b>
        <Typography.Text type="secondary">{formatMoment(createdAt)}</Typography.Text>
        {isDeletable && isMine && (
          <Popconfirm
            title="Delete this comment?"
            okText="Delete"
            okButtonProps={{ danger: true }}
            cancelText="Cancel"
            onConfirm={() => {
              remove.send({ role, itemId, id });
            }}
          >
            <Button
              type="link"
              size="small"
              loading={remove.isPending}
              aria-label={`Delete your comment of ${formatMoment(createdAt)}`}
            >
              Delete
            </Button>
          </Popconfirm>
        )}
      </Flex>
      <p className="pre-line">{text}</p>
    </div>
  );
}

interface CommentFormProps {
  role: ApprovalReader;
  itemId: string;
  people: readonly string[];
  draft: Draft<{ text: string; passage: string }>;
  threadId: string | null;
  label: string;
  onAdded?: () => void;
  /** More fields. */
  children?: ReactNode;
}

/** For a new thread, or a reply to one. */
export function CommentForm({ role, itemId, people, draft, threadId, label, onAdded, children }: CommentFormProps) {
  const draftForm = useDraftForm(draft);
  const add = useRestMutation(addComment);
  return (
    <Form
      {...draftForm}
      name={`comment-${threadId ?? 'new'}`}
      layout="vertical"
      requiredMark={false}
      noValidate
      onFinish={({ text, passage }: { text: string; passage?: string }) => {
        add.send(
          { role, itemId, comment: { text, passage: passage || null, threadId } },
          {
            draft: draft.key,
            ...(onAdded && { onSuccess: onAdded }),
            onError(error) {
              showRefusal(draftForm.form, error);
            },
          },
        );
      }}
    >
      {children}
      <Form.Item
        name="text"
        label={label}
        rules={required('Enter a comment.')}
        extra="Type @ to notify someone by email."
      >
        <Mentions
          rows={3}
          maxLength={limits.text.maxLength}
          options={people.map((name) => ({ value: name, label: name }))}
        />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={add.isPending}>
        {threadId === null ? 'Comment' : 'Reply'}
      </Button>
    </Form>
  );
}
