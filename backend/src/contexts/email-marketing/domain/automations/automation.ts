import type { Data } from '../../../../kernel/data.js';

export const AUTOMATION_TRIGGERS = [
  'new_contact',
  'birthday',
  'visit_completed',
  'inactive_customer',
  'special_date',
  'tag_added',
] as const;
export type AutomationTrigger = (typeof AUTOMATION_TRIGGERS)[number];

/** What of its trigger an automation waits for. */
export interface TriggerConditions {
  /** Of `tag_added`: one of them; any tag when there are none. */
  readonly tags?: readonly string[];
  /** Of `special_date`: `MM-DD` for each year, or `YYYY-MM-DD`. */
  readonly date?: string;
  /** Of `inactive_customer`: without a visit for so long. */
  readonly days?: number;
}

/** One mail of the sequence. */
export interface AutomationStep {
  /** Days after the trigger, of each mail; none leaves before the one in front of it. */
  readonly delayDays: number;
  readonly templateId: string | null;
  readonly templateName: string | null;
  /** In place of the template's. */
  readonly customSubject: string | null;
}

/** What its author decides. */
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

/** Mails that leave by themselves when something happens to a contact. Immutable: every change returns the next one. */
export class Automation implements AutomationPlan {
  readonly id!: string;
  readonly name!: string;
  readonly description!: string | null;
  readonly triggerType!: AutomationTrigger;
  readonly triggerConditions!: TriggerConditions;
  readonly emailSequence!: readonly AutomationStep[];
  readonly isActive!: boolean;
  /** Of the first mail. */
  readonly delay!: number;
  readonly templateId!: string | null;
  readonly createdBy!: string;
  readonly createdByRole!: string;
  readonly createdAt!: Date;
  readonly updatedAt!: Date;

  private constructor(data: Data<Automation>) {
    Object.assign(this, data); // TypeORM passes nothing and assigns the fields afterwards
  }

  static plan(id: string, plan: AutomationPlan, by: Author, now: Date): Automation {
    const author = { createdBy: by.name, createdByRole: by.role };
    return new Automation({ ...plan, ...firstOf(plan), ...author, id, createdAt: now, updatedAt: now });
  }

  /** Whoever is on the way goes on with the new sequence. */
  edit(change: Partial<AutomationPlan>, now: Date): Automation {
    const edited = { ...this, ...change };
    return new Automation({ ...edited, ...firstOf(edited), updatedAt: now });
  }
}

const firstOf = ({ emailSequence: [first] }: AutomationPlan) => ({
  delay: first?.delayDays ?? 0,
  templateId: first?.templateId ?? null,
});
