import type { Restaurant } from '../../../../kernel/restaurant.js';
import type { StoredEvent } from '../../../../platform/events/event-listeners.js';
import { isMailAddress } from '../../../../platform/http/fields/index.js';
import { type MailContent, mailLayout } from '../../../../platform/mail/mail-layout.js';
import type { Mailbox } from '../../../../platform/mail/mailbox.js';
import type { Decision } from '../../domain/approval-item.js';
import type { ApprovalFact } from '../../domain/approval.events.js';

const SAID: Record<Decision, { subject: string; sentence: string }> = {
  approved: { subject: 'Approved', sentence: 'Good news: your content was approved.' },
  rejected: { subject: 'Not approved', sentence: 'Thank you for your work. This time your content was not approved.' },
  revision_requested: {
    subject: 'Revision requested',
    sentence: 'Your content is nearly there: please look at it once more and submit it again.',
  },
};

/** Tells whoever submitted something how it was decided, if an address is known. */
export class DecisionMails {
  constructor(
    private readonly mailbox: Mailbox,
    private readonly restaurant: Restaurant,
    private readonly publicUrl: URL,
  ) {}

  async decided({ id, payload }: StoredEvent<ApprovalFact>): Promise<void> {
    const { title, status, submittedBy, submitterRole, submitterEmail } = payload;
    const to = submitterEmail ?? addressIn(submittedBy);
    if (to === null || status === 'pending') return;
    const { name, email } = this.restaurant;
    const subject = `${SAID[status].subject}: ${title}`;
    await this.mailbox.post({
      key: `approval-decision:${id}`,
      kind: 'approval-decision',
      from: { name, address: email },
      to,
      subject,
      automatic: true,
      ...mailLayout(
        this.restaurant,
        this.content(subject, SAID[status].sentence, payload, submitterRole === 'manager'),
      ),
    });
  }

  private content(
    heading: string,
    sentence: string,
    { title, adminComments }: ApprovalFact,
    isManager: boolean,
  ): MailContent {
    const { ownerName } = this.restaurant;
    const path = isManager ? '/manager/dashboard?tab=submissions' : '/content-upload';
    return {
      heading,
      paragraphs: [sentence],
      blocks: [{ title, lines: adminComments ? [`${ownerName} wrote:`, adminComments] : [] }],
      action: {
        label: isManager ? 'Open your submissions' : 'Submit something else',
        url: new URL(path, this.publicUrl).href,
      },
    };
  }
}

/** The first mail address in what a visitor typed as the name. */
function addressIn(text: string): string | null {
  const words = text.split(/[\s<>()[\],;:"]+/);
  return words.find((word) => word.includes('@') && isMailAddress(word)) ?? null;
}
