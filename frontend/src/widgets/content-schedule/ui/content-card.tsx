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
import { LiveLink } from './live-link';
import { useNavigate } from 'react-router';
import { campaignCalls, campaignQueries } from '@/entities/email-marketing/campaigns';
import { emailTemplateCalls, emailTemplateQueries } from '@/entities/email-marketing/templates';
import { type Mutation, useRestMutation } from '@/shared/api';

const EXCERPT_LENGTH = 600;
const NAME_LENGTH = 120;

type NewTemplate = Parameters<ReturnType<typeof emailTemplateCalls>['add']>[0];

/** The story's beginning and a link to it. */
const templateOf = ({ id, title, content }: ScheduledContent): NewTemplate => ({
  name: `Story: ${title}`.slice(0, NAME_LENGTH),
  category: 'marketing',
  subject: title,
  htmlContent: '',
  isActive: true,
  blocks: [
    { type: 'heading', text: title },
    { type: 'text', text: excerpt(wordsOf(content), EXCERPT_LENGTH) },
    { type: 'button', label: 'Read the story', url: `${location.origin}/blog/${id}` },
  ],
});

/** Creates the template and a draft campaign with it. A retry sends the same object, so it creates no second template. */
const emailStory: Mutation<NewTemplate> = {
  async send(template) {
    const { id } = await emailTemplateCalls('manager').add(template);
    const { name, subject } = template;
    const recipientCriteria = { type: 'all_opted_in' } as const;
    await campaignCalls('manager').create({ name, subject, templateId: id, recipientCriteria });
  },
  done: ({ subject }) => ({
    title: 'Campaign draft created',
    description: 'Check the text and the recipients, then schedule it.',
    subject,
  }),
  failed: () => ({ title: 'Couldn’t create the campaign', description: 'Check your connection and try again.' }),
  invalidates: [campaignQueries.all(), emailTemplateQueries.all()],
};

/** For a published story. */
function EmailStory({ content }: { content: ScheduledContent }) {
  const { send, isPending } = useRestMutation(emailStory);
  const navigate = useNavigate();
  return (
    <Button
      type="text"
      loading={isPending}
      onClick={() => {
        send(templateOf(content), {
          onSuccess() {
            void navigate('/manager/dashboard?tab=email&view=campaigns');
          },
        });
      }}
    >
      Create Campaign
    </Button>
  );
}

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
