import { Button } from 'antd';
import { useState } from 'react';
import { type ApprovalItem, approvalItemQueries, type ApprovalStatus, ApprovalTag } from '@/entities/approval-item';
import { formatMoment, formatWhen } from '@/entities/restaurant';
import { usePagedList } from '@/shared/api';
import { useOpenItem } from '@/shared/lib/open-item';
import { inWords } from '@/shared/lib/words';
import { CardFacts, CardGrid, ItemCard } from '@/shared/ui/item-card';
import { LazyPart } from '@/shared/ui/lazy-part';
import { ListView, Pager } from '@/shared/ui/list-view';

const WITHOUT_COMMENTS: Record<Exclude<ApprovalStatus, 'pending'>, string> = {
  approved: 'Approved without additional comments',
  rejected: 'Not approved',
  revision_requested: 'Revision requested',
};

const loadComments = async () => (await import('@/features/comment-on-approval')).CommentsDialog;

/** The site manager's submissions, and the owner's decisions. */
export function SubmissionList() {
  const list = usePagedList(approvalItemQueries.submissions());
  return (
    <>
      <OpenComments />
      <ListView
        list={list}
        loading="Loading submissions..."
        failed="Couldn’t load submissions."
        empty="No submissions yet"
      >
        {(items) => (
          <section aria-labelledby="submissions">
            <h2 id="submissions" className="visually-hidden">
              Your submissions
            </h2>
            <CardGrid>
              {items.map((item) => (
                <Submission key={item.id} item={item} />
              ))}
            </CardGrid>
            <Pager {...list} />
          </section>
        )}
      </ListView>
    </>
  );
}

/** The comments of the submission that the URL names; they stay until the closing animation ends. */
function OpenComments() {
  const { id, dialog, close } = useOpenItem();
  const isOpen = id !== null && dialog === 'comments';
  const [shown, setShown] = useState<string | null>(null);
  if (isOpen && shown !== id) setShown(id);
  if (shown === null) return null;
  return (
    <LazyPart
      load={loadComments}
      with={{
        role: 'manager',
        itemId: shown,
        open: isOpen,
        onClose: close,
        afterClose: () => {
          setShown(null);
        },
      }}
    />
  );
}

function Submission({ item }: { item: ApprovalItem }) {
  const { id, title, contentType, description, status, scheduledDate, createdAt } = item;
  const comments = useOpenItem();
  return (
    <ItemCard id={id} title={title} tag={<ApprovalTag status={status} />}>
      <CardFacts>
        <span>{inWords(contentType)}</span>
        <span>submitted {formatMoment(createdAt)}</span>
        {scheduledDate && <span>planned for {formatWhen(scheduledDate)}</span>}
      </CardFacts>
      {description && <p className="pre-line">{description}</p>}
      <div className="quote" style={{ marginTop: 'auto' }}>
        <Response {...item} />
      </div>
      <div>
        <Button
          onFocus={() => void loadComments().catch(() => undefined)}
          onClick={() => {
            comments.open(id, 'comments');
          }}
        >
          Discuss
        </Button>
      </div>
    </ItemCard>
  );
}

function Response({ status, reviewedBy, reviewedAt, adminComments }: ApprovalItem) {
  if (status === 'pending') return <p>Waiting for the owner’s review.</p>;
  return (
    <>
      <CardFacts>
        Reviewed{reviewedAt && ` ${formatMoment(reviewedAt)}`} by {reviewedBy ?? 'the owner'}
      </CardFacts>
      <p>{adminComments ?? WITHOUT_COMMENTS[status]}</p>
    </>
  );
}
