import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { campaignCalls, campaignQueries } from '@/entities/email-marketing/campaigns';
import { emailTemplateCalls, emailTemplateQueries } from '@/entities/email-marketing/templates';
import type { ScheduledContent } from '@/entities/scheduled-content';
import { type Mutation, useRestMutation } from '@/shared/api';
import { excerpt, wordsOf } from '@/shared/lib/words';

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
export function EmailStory({ content }: { content: ScheduledContent }) {
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
