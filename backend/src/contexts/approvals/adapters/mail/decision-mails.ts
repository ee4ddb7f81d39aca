import { Injectable } from '@nestjs/common';
import { Restaurant } from '../../../../kernel/restaurant.js';
import { AppSettings } from '../../../../platform/config/app-settings.js';
import { OnEvent, type StoredEvent } from '../../../../platform/events/event-listeners.js';
import { isMailAddress } from '../../../../platform/http/fields/index.js';
import { type MailContent, mailLayout } from '../../../../platform/mail/mail-layout.js';
import { MailQueue } from '../../../../platform/mail/mail-queue.js';
import type { Decision } from '../../domain/approval-item.js';
import { type ApprovalFact, EVENT_BY_DECISION } from '../../domain/approvals.service.js';

const NOTIFICATIONS: Record<Decision, { subject: string; sentence: string }> = {
  approved: { subject: 'Approved', sentence: 'Good news: your content was approved.' },
  rejected: { subject: 'Not approved', sentence: 'Thank you for your work. We won’t be using it this time.' },
  revision_requested: {
    subject: 'Revision requested',
    sentence: 'Your content is almost there. Please revise it and submit it again.',
  },
};

/** Emails the decision to the submitter, if an address is known. */
@Injectable()
export class DecisionMails {
  constructor(
    private readonly mailQueue: MailQueue,
    private readonly restaurant: Restaurant,
    private readonly settings: AppSettings,
  ) {}

  @OnEvent(Object.values(EVENT_BY_DECISION), { listener: 'decision-mails' })
  async decided({ id, payload }: StoredEvent<ApprovalFact>): Promise<void> {
    const { status, submittedBy, submitterEmail } = payload;
    const to = submitterEmail ?? addressIn(submittedBy);
    if (to === null || status === 'pending') return;
    const { name, email } = this.restaurant;
    const subject = `${NOTIFICATIONS[status].subject}: ${this.nameOf(payload)}`;
    await this.mailQueue.post({
      key: `approval-decision:${id}`,
      kind: 'approval-decision',
      from: { name, address: email },
      to,
      subject,
      automatic: true,
      ...mailLayout(this.restaurant, this.content(subject, NOTIFICATIONS[status].sentence, payload)),
    });
  }

  private content(heading: string, sentence: string, fact: ApprovalFact): MailContent {
    const isManager = fact.submitterRole === 'manager';
    const path = isManager ? '/manager/dashboard?tab=submissions' : '/content-upload';
    const comments = fact.adminComments ? [`${this.restaurant.ownerName} wrote:`, fact.adminComments] : [];
    return {
      heading,
      paragraphs: [sentence],
      blocks: [{ title: this.nameOf(fact), lines: comments }],
      action: {
        label: isManager ? 'Open your submissions' : 'Submit something else',
        url: new URL(path, this.settings.publicUrl).href,
      },
      closing: isUnconfirmed(fact) ? ['If you didn’t send us anything, ignore this email.'] : [],
    };
  }

  /** The title, unless the address is unconfirmed: typed text must not reach a stranger's inbox. */
  private nameOf(fact: ApprovalFact): string {
    if (!isUnconfirmed(fact)) return fact.title;
    if (fact.submittedAt === undefined) return 'what you sent us';
    const day = { timeZone: this.restaurant.timeZone, weekday: 'long', month: 'long', day: 'numeric' } as const;
    return `what you sent us on ${new Date(fact.submittedAt).toLocaleDateString('en-US', day)}`;
  }
}

/** Whether the address was typed by a visitor rather than taken from an account. */
const isUnconfirmed = ({ submitterEmail }: ApprovalFact): boolean => submitterEmail === null;

/** The first email address in a visitor's name field. */
function addressIn(text: string): string | null {
  const words = text.split(/[\s<>()[\],;:"]+/);
  return words.find((word) => word.includes('@') && isMailAddress(word)) ?? null;
}
