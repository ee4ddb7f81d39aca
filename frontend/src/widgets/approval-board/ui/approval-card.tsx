import { memo, type ReactNode } from 'react';
import { type ApprovalItem, ApprovalTag } from '@/entities/approval-item';
import { formatMoment, formatWhen } from '@/entities/restaurant';
import { inWords } from '@/shared/lib/words';
import { CardFacts, ItemCard } from '@/shared/ui/item-card';

interface ApprovalCardProps {
  item: ApprovalItem;
  children?: ReactNode;
}

/** A submission: who, what and when at a glance. */
export const ApprovalCard = memo(function ApprovalCard({ item, children }: ApprovalCardProps) {
  const { id, title, contentType, description, fileUrl, submittedBy, submitterRole, scheduledDate, createdAt } = item;
  return (
    <ItemCard id={id} title={title} tag={<ApprovalTag status={item.status} />}>
      <CardFacts>
        <span>{inWords(contentType)}</span>
        <span>
          by {submittedBy}
          {submitterRole === null && ', on the website'}
        </span>
        <span>submitted {formatMoment(createdAt)}</span>
        {scheduledDate && <strong>planned for {formatWhen(scheduledDate)}</strong>}
      </CardFacts>
      {description && <p className="pre-line">{description}</p>}
      {fileUrl && (
        <p className="pre-line">
          <a href={fileUrl} target="_blank" rel="noopener noreferrer nofollow">
            {fileUrl}
          </a>
        </p>
      )}
      {children}
    </ItemCard>
  );
});
