import { useQuery } from '@tanstack/react-query';
import { Button, Flex, Form, Mentions, Popconfirm, Typography } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  type ApprovalComment,
  approvalItemQueries,
  type ApprovalReader,
  addComment as postComment,
  deleteComment as removeComment,
  resolveThread as patchThread,
} from '@/entities/approval-item';
import { formatMoment } from '@/entities/restaurant';
import { scheduledContentQueries } from '@/entities/scheduled-content';
import { draftKey } from '@/entities/session';
import { activityQueries } from '@/entities/activity';
import { answer, errorText, type Mutation, useRestMutation } from '@/shared/api';
import { addComment as limits } from '@/shared/call-schema';
import { useDraft } from '@/shared/lib/draft';
import { Dialog, required, showRefusal, useDraftForm } from '@/shared/ui/dialogs';
import { EmptyState } from '@/shared/ui/empty-state';
import { HtmlPreview } from '@/shared/ui/html-preview';
import { PagePreview } from '@/shared/ui/page-preview';
import { Select } from '@/shared/ui/select';
import { Skeleton } from '@/shared/ui/skeleton';
import styles from './comments-dialog.module.css';
import { markPassages, onSelection, passagesIn } from '../model/passages';

const OFFLINE = 'Check your connection and try again.';

/** Pixels above the first marked passage. */
const ROOM_ABOVE_MARK = 120;

interface NewComment {
  role: ApprovalReader;
  itemId: string;
  text: string;
  passage: string | null;
  threadId: string | null;
}

interface Thread {
  role: ApprovalReader;
  itemId: string;
  id: string;
}

const invalidates = [approvalItemQueries.discussions(), activityQueries.all()];

const addComment: Mutation<NewComment> = {
  send: ({ role, itemId, ...comment }) => answer(postComment(role, itemId, comment)),
  done: () => ({ title: 'Comment added' }),
  failed: () => ({ title: 'Couldn’t add the comment', description: OFFLINE }),
  invalidates,
};

const resolveThread: Mutation<Thread & { isResolved: boolean }> = {
  send: ({ role, itemId, id, isResolved }) => answer(patchThread(role, itemId, id, isResolved)),
  done: ({ isResolved }) => ({ title: isResolved ? 'Thread resolved' : 'Thread reopened' }),
  undoneBy: (intent) => (intent.isResolved ? { ...intent, isResolved: false } : undefined),
  failed: () => ({ title: 'Couldn’t change the thread', description: OFFLINE }),
  invalidates,
};

const deleteComment: Mutation<Thread> = {
  send: ({ role, itemId, id }) => answer(removeComment(role, itemId, id)),
  done: () => ({ title: 'Comment deleted' }),
  failed: () => ({ title: 'Couldn’t delete the comment', description: OFFLINE }),
  invalidates,
};

interface CommentsDialogProps {
  role: ApprovalReader;
  itemId: string;
  open: boolean;
  onClose: () => void;
  afterClose?: () => void;
}

/** Submitted content with comments on its passages, for the owner and the site manager. */
export function CommentsDialog({ role, itemId, open, onClose, afterClose }: CommentsDialogProps) {
  const { data, error, refetch } = useQuery(approvalItemQueries.discussion(role, itemId));
  return (
    <Dialog
      title={data ? `Discussion of “${data.title}”` : 'Discussion'}
      open={open}
      footer={null}
      width={1040}
      onCancel={onClose}
      afterClose={afterClose}
      destroyOnHidden
    >
      {error && (
        <p role="alert">
          {errorText(error, 'Couldn’t load the comments.')} <Button onClick={() => void refetch()}>Try again</Button>
        </p>
      )}
      {!data && !error && <Skeleton label="Loading comments..." />}
      {data && <Discussion role={role} itemId={itemId} {...data} />}
    </Dialog>
  );
}

interface DiscussionProps {
  role: ApprovalReader;
  itemId: string;
  title: string;
  contentType: string;
  html: string | null;
  comments: readonly ApprovalComment[];
  people: readonly string[];
}

function Discussion({ role, itemId, title, contentType, html, comments, people }: DiscussionProps) {
  const draft = useDraft(draftKey(role, `approval-comment/${itemId}`), { text: '', passage: '' });
  const threads = comments.filter(({ threadId }) => threadId === null);
  const passages = html === null ? [] : passagesIn(html);
  const { passage } = draft.values;
  const values = useRef(draft.values);
  useEffect(() => {
    values.current = draft.values;
  });
  const marked = threads.map((thread) => (thread.resolvedBy === null ? thread.passage : null));
  return (
    <div className={styles.discussion}>
      {html !== null && (
        <div className={styles.content}>
          <SubmittedContent
            key={JSON.stringify(marked)}
            role={role}
            title={title}
            contentType={contentType}
            html={html}
            onLoad={(page) => {
              markPassages(page.querySelector('main') ?? page.body, marked);
              const first = page.querySelector('mark')?.getBoundingClientRect();
              if (first) page.defaultView?.scrollTo({ top: first.top - ROOM_ABOVE_MARK });
              onSelection(page, (selected) => {
                draft.write({ ...values.current, passage: selected });
              });
            }}
          />
          <Typography.Text type="secondary">Select words to comment on them.</Typography.Text>
        </div>
      )}
      <Flex vertical gap="middle">
        {threads.length === 0 && <EmptyState text="No comments yet." />}
        {threads.map((thread, index) => (
          <ThreadView
            key={thread.id}
            role={role}
            itemId={itemId}
            people={people}
            thread={thread}
            number={index + 1}
            replies={comments.filter(({ threadId }) => threadId === thread.id)}
          />
        ))}
        <CommentForm role={role} itemId={itemId} people={people} draft={draft} threadId={null} label="New comment">
          {passages.length > 0 && (
            <Form.Item name="passage" label="About">
              <Select
                options={['', ...new Set([passage, ...passages])]
                  .filter((text, place) => text !== '' || place === 0)
                  .map((text) => ({ value: text, label: text === '' ? 'All of it' : `“${text}”` }))}
              />
            </Form.Item>
          )}
        </CommentForm>
      </Flex>
    </div>
  );
}

interface SubmittedContentProps {
  role: ApprovalReader;
  title: string;
  contentType: string;
  html: string;
  onLoad: (page: Document) => void;
}

/** A blog post as the website will show it, and other content as text. */
function SubmittedContent({ role, title, contentType, html, onLoad }: SubmittedContentProps) {
  const isPost = contentType === 'blog_post';
  const written = { title, contentType: 'blog_post' as const, content: html };
  const { data, error } = useQuery({ ...scheduledContentQueries.preview(written, role), enabled: isPost });
  if (isPost && !data && !error) return <Skeleton label="Loading preview..." />;
  const article = isPost ? data?.pages?.article : undefined;
  const name = `Preview of ${title}`;
  return article === undefined ? (
    <HtmlPreview title={name} html={html} onLoad={onLoad} />
  ) : (
    <PagePreview title={name} html={article} width={760} height={480} isSite onLoad={onLoad} />
  );
}

interface ThreadProps {
  role: ApprovalReader;
  itemId: string;
  people: readonly string[];
  thread: ApprovalComment;
  number: number;
  replies: readonly ApprovalComment[];
}

function ThreadView({ role, itemId, people, thread, number, replies }: ThreadProps) {
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
  draft: ReturnType<typeof useDraft<{ text: string; passage: string }>>;
  threadId: string | null;
  label: string;
  onAdded?: () => void;
  /** More fields. */
  children?: ReactNode;
}

function CommentForm({ role, itemId, people, draft, threadId, label, onAdded, children }: CommentFormProps) {
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
          { role, itemId, text, passage: passage || null, threadId },
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
