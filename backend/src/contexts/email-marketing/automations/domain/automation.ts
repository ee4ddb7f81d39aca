import { Conflict } from '../../../../kernel/domain-error.js';
import { addDaysIn } from '../../../../kernel/calendar.js';
import type { Data } from '../../../../kernel/data.js';
import {
  type Approval,
  decided,
  type OwnerApproval,
  type OwnerDecision,
  UNDECIDED,
} from '../../settings/domain/index.js';
import type { MailContent, TemplateDraft } from '../../templates/domain/index.js';
import type { DomainEvent } from '../../../../kernel/outbox.js';

export const AUTOMATION_TRIGGERS = [
  'new_contact',
  'birthday',
  'visit_completed',
  'inactive_customer',
  'special_date',
  'tag_added',
] as const;
export type AutomationTrigger = (typeof AUTOMATION_TRIGGERS)[number];

/** Narrows down the trigger; which fields apply depends on its type. */
export interface TriggerConditions {
  /** For `tag_added`: one of these tags, or any tag if empty. For `special_date`: contacts with one of them, or all contacts if empty. */
  readonly tags?: readonly string[];
  /** For `special_date`: `MM-DD` for every year, or `YYYY-MM-DD`. */
  readonly date?: string;
  /** For `inactive_customer`: days without a visit. */
  readonly days?: number;
}

/** One email of the sequence. */
export interface AutomationStep {
  /** Days after the trigger; an email is never sent before the previous one. */
  readonly delayDays: number;
  readonly templateId: string | null;
  readonly templateName: string | null;
  /** Overrides the template's subject. */
  readonly customSubject: string | null;
}

export const isSameEmail = (one: AutomationStep, other: AutomationStep): boolean =>
  one.templateId === other.templateId && one.customSubject === other.customSubject;

/** The fields that the author sets. */
export interface AutomationPlan {
  readonly name: string;
  readonly description: string | null;
  readonly triggerType: AutomationTrigger;
  readonly triggerConditions: TriggerConditions;
  readonly emailSequence: readonly AutomationStep[];
  readonly isActive: boolean;
}

interface Author {
  readonly name: string;
  readonly role: string;
}

/** Emails sent automatically after something happens to a contact. Immutable: every change returns a new automation. */
export class Automation implements AutomationPlan, OwnerApproval {
  readonly id!: string;
  readonly name!: string;
  readonly description!: string | null;
  readonly triggerType!: AutomationTrigger;
  readonly triggerConditions!: TriggerConditions;
  readonly emailSequence!: readonly AutomationStep[];
  readonly isActive!: boolean;
  /** Delay of the first email. */
  readonly delay!: number;
  readonly templateId!: string | null;
  readonly approval!: Approval | null;
  readonly approvalComments!: string | null;
  readonly approvedBy!: string | null;
  readonly approvedAt!: Date | null;
  readonly createdBy!: string;
  readonly createdByRole!: string;
  readonly createdAt!: Date;
  /** Changes with every edit of the automation or of its templates. */
  readonly updatedAt!: Date;

  private constructor(data: Data<Automation>) {
    Object.assign(this, data); // TypeORM passes nothing and assigns the fields afterwards
  }

  static plan(id: string, plan: AutomationPlan, by: Author, now: Date): Automation {
    const author = { createdBy: by.name, createdByRole: by.role };
    return new Automation({ ...plan, ...firstOf(plan), ...author, ...UNDECIDED, id, createdAt: now, updatedAt: now });
  }

  /** A relevant change resets the owner’s approval. */
  edit(change: Partial<AutomationPlan>, now: Date): Automation {
    const edited = { ...this, ...change };
    const isSame = DECIDED_ON.every((field) => asText(this[field]) === asText(edited[field]));
    return new Automation({ ...edited, ...firstOf(edited), ...(isSame ? {} : UNDECIDED), updatedAt: now });
  }

  /** Resets the approval because one of its templates has changed. */
  resetApproval(now: Date): Automation {
    return new Automation({ ...this, ...UNDECIDED, updatedAt: now });
  }

  /** Records the owner's decision. @throws Conflict */
  decide(word: OwnerDecision, by: string, now: Date): Automation {
    if (word.seen.getTime() !== this.updatedAt.getTime())
      throw new Conflict('This automation changed after you opened it. Please review the current version.');
    return new Automation({ ...this, ...decided(word, by, now) });
  }
}

/** The content of one email, with placeholders. */
export const mailOf = (template: TemplateDraft, { customSubject }: AutomationStep): MailContent => ({
  subject: customSubject ?? template.subject,
  previewText: template.previewText ?? '',
  html: template.htmlContent,
  text: template.textContent ?? '',
});

/** When the next email of a run is due: never before the previous one was sent. */
export function dueAfter(begunAt: Date, next: AutomationStep | undefined, now: Date, timeZone: string): Date {
  const planned = addDaysIn(timeZone, begunAt, next?.delayDays ?? 0);
  return planned > now ? planned : now;
}

/** Fields that the owner's approval covers: recipients, times and content. */
const DECIDED_ON = ['triggerType', 'triggerConditions', 'emailSequence'] as const;

/** Fixed order of keys for comparison, because `jsonb` does not preserve it. */
const WRITTEN = ['tags', 'date', 'days', 'delayDays', 'templateId', 'customSubject'];
const asText = (value: unknown) => JSON.stringify(value, WRITTEN);

const firstOf = ({ emailSequence: [first] }: AutomationPlan) => ({
  delay: first?.delayDays ?? 0,
  templateId: first?.templateId ?? null,
});

/** Subject type of automations in events and the audit log. */
export const AUTOMATION = 'email-automation';

export const APPROVED = 'email-automation.approved';

/** Payload of the owner's decision. */
interface DecidedAutomation {
  readonly name: string;
  readonly comments: string | null;
}

export const automationDecided = (
  decision: Approval,
  { id, name, approvalComments }: Automation,
): DomainEvent<DecidedAutomation> => ({
  type: decision === 'approved' ? APPROVED : 'email-automation.returned',
  subject: { type: AUTOMATION, id },
  payload: { name, comments: approvalComments },
});
