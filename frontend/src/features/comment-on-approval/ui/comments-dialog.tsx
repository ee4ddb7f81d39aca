import { useQuery } from '@tanstack/react-query';
import { Button, Flex, Form, Typography } from 'antd';
import { useEffect, useRef } from 'react';
import { type ApprovalComment, approvalItemQueries, type ApprovalReader } from '@/entities/approval-item';
import { scheduledContentQueries } from '@/entities/scheduled-content';
import { draftKey } from '@/entities/session';
import { errorText } from '@/shared/api';
import { useDraft } from '@/shared/lib/draft';
import { Dialog } from '@/shared/ui/dialogs';
import { EmptyState } from '@/shared/ui/empty-state';
import { HtmlPreview } from '@/shared/ui/html-preview';
import { PagePreview } from '@/shared/ui/page-preview';
import { Select } from '@/shared/ui/select';
import { Skeleton } from '@/shared/ui/skeleton';
import { markPassages, onSelection, passagesIn } from '../model/passages';
import { CommentForm, Thread } from './thread';
import styles from './comments-dialog.module.css';

/** Pixels above the first marked passage. */
const ROOM_ABOVE_MARK = 120;

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
          <Thread
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
