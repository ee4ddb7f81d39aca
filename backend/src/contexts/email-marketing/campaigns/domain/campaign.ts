import { AlreadyInStatus, Conflict, IllegalTransition, InvalidInput } from '../../../../kernel/domain-error.js';
import type { Data } from '../../../../kernel/data.js';
import {
  type Approval,
  decided,
  type OwnerApproval,
  type OwnerDecision,
  UNDECIDED,
} from '../../settings/domain/index.js';
import type { MailContent } from '../../templates/domain/index.js';
import type { RecipientCriteria } from '../../contacts/domain/index.js';
import { CAMPAIGN, CAMPAIGN_TRANSITIONS, type CampaignStatus } from '../../sending/domain/index.js';
import type { DomainEvent } from '../../../../kernel/outbox.js';
import { NotEditable } from './campaign.errors.js';

export abstract class CampaignRepository {
  abstract add(campaign: Campaign): Promise<void>;
  /** @throws CampaignNotFound */
  abstract get(id: string): Promise<Campaign>;
  abstract save(before: Campaign, after: Campaign): Promise<void>;
  abstract remove(campaign: Campaign): Promise<void>;
}

/** What its author writes. */
export interface CampaignPlan {
  readonly name: string;
  readonly description: string | null;
  readonly subject: string;
  /** A second subject: the better one is found on a tenth of the recipients. */
  readonly subjectB: string | null;
  /** How long the two subjects are tested. */
  readonly subjectTestHours: SubjectTestHours;
  readonly previewText: string | null;
  readonly htmlContent: string;
  readonly textContent: string | null;
  readonly templateId: string | null;
  readonly templateName: string | null;
  readonly recipientCriteria: RecipientCriteria;
  /** How many would get it when it was last looked at. */
  readonly recipientCount: number;
  readonly scheduledDate: Date | null;
  /** Whether it also goes to people who got another campaign within a week. */
  readonly ignoresWeeklyLimit: boolean;
}

interface Author {
  readonly name: string;
  readonly role: string;
}

/** One email to many recipients. Immutable: every transition returns a new campaign. */
export class Campaign implements CampaignPlan, OwnerApproval {
  readonly id!: string;
  readonly name!: string;
  readonly description!: string | null;
  readonly subject!: string;
  readonly subjectB!: string | null;
  readonly subjectTestHours!: SubjectTestHours;
  readonly previewText!: string | null;
  readonly htmlContent!: string;
  readonly textContent!: string | null;
  readonly templateId!: string | null;
  readonly templateName!: string | null;
  readonly recipientCriteria!: RecipientCriteria;
  readonly targetSegment!: readonly string[];
  readonly recipientCount!: number;
  readonly status!: CampaignStatus;
  /** Why it was paused automatically. */
  readonly statusReason!: string | null;
  readonly scheduledDate!: Date | null;
  readonly ignoresWeeklyLimit!: boolean;
  /** Whether the website shows it once it has been sent, if the owner has turned the archive on. */
  readonly inArchive!: boolean;
  /** When its recipients were settled; from then on only the sending moves it. */
  readonly startedAt!: Date | null;
  readonly sentDate!: Date | null;
  readonly approval!: Approval | null;
  readonly approvalComments!: string | null;
  readonly approvedBy!: string | null;
  readonly approvedAt!: Date | null;
  readonly createdBy!: string;
  readonly createdByRole!: string;
  readonly createdAt!: Date;
  /** Changes with everything that the owner decides on: content, recipients, date, and whether it is scheduled. */
  readonly updatedAt!: Date;

  private constructor(data: Data<Campaign>) {
    Object.assign(this, data); // TypeORM passes nothing and assigns the fields afterwards
  }

  /** @throws InvalidInput for two equal subjects */
  static draft(id: string, plan: CampaignPlan, by: Author, now: Date): Campaign {
    assertDifferentSubjects(plan);
    return new Campaign({
      ...plan,
      id,
      targetSegment: tagsOf(plan.recipientCriteria),
      status: 'draft',
      statusReason: null,
      inArchive: false,
      startedAt: null,
      sentDate: null,
      ...UNDECIDED,
      createdBy: by.name,
      createdByRole: by.role,
      createdAt: now,
      updatedAt: now,
    });
  }

  /**
   * Relevant changes reset the owner's approval.
   * @throws NotEditable; InvalidInput for two equal subjects, or if a paused campaign would lose the date on which it
   * resumes
   */
  edit(change: Partial<CampaignPlan>, now: Date): Campaign {
    if (!this.isEditable()) throw new NotEditable(this.status);
    const edited = { ...this, ...change };
    assertDifferentSubjects(edited);
    if (this.status === 'paused' && this.scheduledDate && !edited.scheduledDate)
      throw new InvalidInput([{ field: 'scheduledDate', message: PAUSED_HAS_DATE }]);
    const isSame = WRITTEN.every((field) => asText(this[field]) === asText(edited[field]));
    return new Campaign({
      ...edited,
      targetSegment: tagsOf(edited.recipientCriteria),
      ...(isSame ? {} : UNDECIDED),
      updatedAt: now,
    });
  }

  /**
   * Moves the date without affecting the approval.
   * @throws NotEditable unless it is scheduled; InvalidInput if the new date has passed, since it would go out
   * immediately
   */
  moveTo(scheduledDate: Date, now: Date): Campaign {
    if (this.status !== 'scheduled') throw new NotEditable(this.status);
    if (scheduledDate <= now) throw new InvalidInput([{ field: 'scheduledDate', message: DATE_PASSED }]);
    return new Campaign({ ...this, scheduledDate, updatedAt: now });
  }

  /** Does not affect the email, and therefore no approval: `updatedAt` stays. */
  showInArchive(inArchive: boolean): Campaign {
    return new Campaign({ ...this, inArchive });
  }

  /** How many would get it at this moment. */
  reaching(recipientCount: number): Campaign {
    return new Campaign({ ...this, recipientCount });
  }

  isAlready(change: Partial<Record<keyof CampaignPlan, unknown>>): boolean {
    return Object.entries(change).every(
      ([field, value]) => asText(this[field as keyof CampaignPlan]) === asText(value),
    );
  }

  /**
   * Schedules for the given date or the one it has. A paused campaign whose date has passed resumes immediately.
   * @throws IllegalTransition, Conflict, Conflict, InvalidInput without a date or with a past one
   */
  schedule(date: Date | null, needsApproval: boolean, now: Date): Campaign {
    const next = this.leave('scheduled', needsApproval, now);
    const planned = date ?? this.scheduledDate;
    const isOwnDate = planned?.getTime() === this.scheduledDate?.getTime();
    const isLate = this.status === 'paused' && isOwnDate && (planned === null || planned < now);
    const scheduledDate = isLate ? now : planned;
    if (scheduledDate === null) throw new InvalidInput([{ field: 'scheduledDate', message: DATE_MISSING }]);
    if (!isLate && scheduledDate <= now) throw new InvalidInput([{ field: 'scheduledDate', message: DATE_PASSED }]);
    return new Campaign({ ...next, scheduledDate });
  }

  /** @throws IllegalTransition, Conflict, Conflict */
  send(needsApproval: boolean, now: Date): Campaign {
    return this.leave('sending', needsApproval, now);
  }

  pause(now: Date): Campaign {
    return this.become('paused', now);
  }

  cancel(now: Date): Campaign {
    return this.become('cancelled', now);
  }

  /** Records the owner's decision. @throws NotEditable once sending has started; Conflict */
  decide(word: OwnerDecision, by: string, now: Date): Campaign {
    if (!this.isEditable() && this.status !== 'scheduled') throw new NotEditable(this.status);
    if (word.seen.getTime() !== this.updatedAt.getTime())
      throw new Conflict('This campaign changed after you opened it. Please review the current version.');
    // A campaign that the owner wants changed must not go out automatically.
    const isHeld = word.decision === 'changes_requested' && this.status === 'scheduled';
    const held = isHeld ? { status: 'paused' as const, statusReason: CHANGES_WANTED } : {};
    return new Campaign({ ...this, ...decided(word, by, now), ...held });
  }

  /**
   * Resets the approval after its segment has changed: a campaign that is just starting is paused, and a scheduled one
   * checks again when it is due.
   */
  goToOthers(now: Date): Campaign {
    if (this.approval !== 'approved') return new Campaign({ ...this, updatedAt: now });
    const held = this.status === 'sending' ? { status: 'paused' as const, statusReason: SEGMENT_CHANGED } : {};
    return new Campaign({ ...this, ...UNDECIDED, ...held, updatedAt: now });
  }

  private isEditable(): boolean {
    return this.status === 'draft' || (this.status === 'paused' && this.startedAt === null);
  }

  private leave(status: 'scheduled' | 'sending', needsApproval: boolean, now: Date): Campaign {
    const next = this.become(status, now);
    if (!this.htmlContent.trim()) throw new Conflict('This campaign has no content yet. Choose a template first.');
    if (this.recipientCount === 0 && this.startedAt === null)
      throw new Conflict('This campaign has no recipients. Choose other recipients.');
    if (this.subjectB !== null && this.startedAt === null) assertEnoughToTest(this.recipientCount);
    if (needsApproval && this.approval !== 'approved')
      throw new Conflict('The owner hasn’t approved this campaign yet.');
    return next;
  }

  private become(status: CampaignStatus, now: Date): Campaign {
    if (status === this.status) throw new AlreadyInStatus('campaign', status);
    if (!CAMPAIGN_TRANSITIONS[this.status].includes(status))
      throw new IllegalTransition('campaign', this.status, status);
    return new Campaign({ ...this, status, statusReason: null, updatedAt: now });
  }
}

/** Choices for how long two subjects are tested. */
export const SUBJECT_TEST_HOURS = [1, 4, 24] as const;
export type SubjectTestHours = (typeof SUBJECT_TEST_HOURS)[number];

/** Ten for each subject: with fewer, a single reader would decide. */
const MIN_TEST_AUDIENCE = 200;

export const tooFewToTest = (recipients: number): string | null =>
  recipients >= MIN_TEST_AUDIENCE
    ? null
    : `Testing two subjects needs at least ${MIN_TEST_AUDIENCE.toLocaleString('en-US')} recipients, and this campaign has ${recipients.toLocaleString('en-US')}. Remove Subject B, or choose more recipients.`;

function assertEnoughToTest(recipients: number): void {
  const sentence = tooFewToTest(recipients);
  if (sentence !== null) throw new Conflict(sentence);
}

function assertDifferentSubjects({ subject, subjectB }: Pick<CampaignPlan, 'subject' | 'subjectB'>): void {
  if (subjectB?.trim() !== subject.trim()) return;
  throw new InvalidInput([{ field: 'subjectB', message: 'Enter another subject than the first one.' }]);
}

const DATE_MISSING = 'Choose when to send the campaign.';
const PAUSED_HAS_DATE = 'A paused campaign needs a date. Choose another one, or cancel the campaign.';
const DATE_PASSED = 'Choose a time in the future.';
const CHANGES_WANTED = 'The owner asked for changes.';
const SEGMENT_CHANGED = 'Its segment changed after the owner approved it.';
const WRITTEN = [
  'subject',
  'subjectB',
  'subjectTestHours',
  'previewText',
  'htmlContent',
  'textContent',
  'recipientCriteria',
  'ignoresWeeklyLimit',
] as const;

/** Fixed order of keys for comparison, because `jsonb` does not preserve it. */
const CRITERIA = ['type', 'tags', 'segmentId', 'emails'];
const asText = (value: unknown) => JSON.stringify(value, CRITERIA);

const tagsOf = (criteria: RecipientCriteria) => (criteria.type === 'tags' ? criteria.tags : []);

/** The content before it is personalized. */
export const contentOf = ({ subject, previewText, htmlContent, textContent }: CampaignPlan): MailContent => ({
  subject,
  previewText: previewText ?? '',
  html: htmlContent,
  text: textContent ?? '',
});

/** Payload of campaign events. */
export interface CampaignFact {
  readonly name: string;
  readonly status: CampaignStatus;
  readonly createdBy: string;
  readonly createdByRole: string;
  readonly comments: string | null;
}

export type CampaignEventType = `email-campaign.${
  | 'drafted'
  | 'scheduled'
  | 'started'
  | 'paused'
  | 'cancelled'
  | 'approved'
  | 'returned'
  | 'deleted'}`;

export function campaignEvent(type: CampaignEventType, campaign: Campaign): DomainEvent<CampaignFact> {
  const { id, name, status, createdBy, createdByRole, approvalComments } = campaign;
  return {
    type,
    subject: { type: CAMPAIGN, id },
    payload: { name, status, createdBy, createdByRole, comments: approvalComments },
  };
}
