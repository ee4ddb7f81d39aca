import { Button } from 'antd';
import { memo } from 'react';
import type { ScheduledContent } from '@/entities/scheduled-content';
import { formatWhen } from '@/entities/restaurant';
import { submissionOf, useSubmitContent } from '../api/use-submit-content';
import { useOpenItem } from '@/shared/lib/open-item';
import { excerpt, inWords, wordsOf } from '@/shared/lib/words';
import { CardActions, CardFacts, CardRemark, ItemCard } from '@/shared/ui/item-card';
import { StatusTag } from '@/shared/ui/status-tag';
import { dialogsOf } from '../model/next-actions';
import { type Standing, STANDINGS } from '../model/standing';
import styles from './content-card.module.css';
import { EmailStory } from './email-story';
import { LiveLink } from './live-link';

const PREVIEW_LENGTH = 200;
/** Characters that are enough for a preview, including markup. */
const MAX_PREVIEW_LENGTH = 4000;
const LABELS = { edit: 'Edit', delete: 'Delete', view: 'View' } as const;

interface ContentCardProps {
  content: ScheduledContent;
  standing: Standing;
}

export const ContentCard = memo(function ContentCard({ content, standing }: ContentCardProps) {
  const { id, title, contentType, scheduledDate, approvalDeadline, priority, tags, notes, adminComments } = content;
  const { label, tone } = STANDINGS[standing];
  return (
    <ItemCard id={id} title={title} above={formatWhen(scheduledDate)} tag={<StatusTag tone={tone}>{label}</StatusTag>}>
      <CardFacts>
        <span>{inWords(contentType)}</span>
        <span>{inWords(priority)} priority</span>
        <LiveLink content={content} />
        {content.status === 'draft' && (
          <span className={standing === 'needs-approval' ? styles.late : undefined}>
            Approval {standing === 'needs-approval' ? 'was due' : 'due'} {formatWhen(approvalDeadline)}
          </span>
        )}
      </CardFacts>
      <p>{excerpt(wordsOf(content.content.slice(0, MAX_PREVIEW_LENGTH)), PREVIEW_LENGTH)}</p>
      {tags.length > 0 && <CardFacts>{tags.map((tag) => `#${tag}`).join(' ')}</CardFacts>}
      {notes && <CardRemark>{notes}</CardRemark>}
      {adminComments && (
        <CardRemark>
          <strong>The owner:</strong> {adminComments}
        </CardRemark>
      )}
      <Actions content={content} />
    </ItemCard>
  );
});

function Actions({ content }: { content: ScheduledContent }) {
  const item = useOpenItem();
  const { send, isPending } = useSubmitContent();
  return (
    <CardActions>
      {content.status === 'draft' && (
        <Button
          type="primary"
          loading={isPending}
          onClick={({ detail: taps }) => {
            if (taps <= 1) send(submissionOf(content));
          }}
        >
          Submit for Approval
        </Button>
      )}
      {content.contentType === 'blog_post' && content.status === 'published' && <EmailStory content={content} />}
      {dialogsOf(content.status).map((dialog) => (
        <Button
          key={dialog}
          type="text"
          danger={dialog === 'delete'}
          onClick={() => {
            item.open(content.id, dialog);
          }}
        >
          {LABELS[dialog]}
        </Button>
      ))}
    </CardActions>
  );
}
