import type { EntitySchemaColumnOptions } from 'typeorm';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { NotFound } from '../../../../../kernel/domain-error.js';
import type { Data } from '../../../../../kernel/data.js';
import { Clock } from '../../../../../kernel/clock.js';
import type { Use } from '../../../../../kernel/uses.js';
import { TrackedSchema } from '../../../../../platform/persistence/tracked-schema.js';
import { listOf } from '../../../../../platform/lists/list-of.js';
import { Database } from '../../../../../platform/persistence/database.js';
import type { TrackedRepository } from '../../../../../platform/persistence/tracked-repository.js';
import { liveChannel, LiveUpdates } from '../../../../../platform/events/live-topics.js';
import { AUTOMATION, Automation, type AutomationTrigger, type TriggerConditions } from '../../domain/automation.js';
import { TemplateUses } from '../../../templates/domain/index.js';
import { hasAnyTag, MAY_BE_MAILED } from '../../../contacts/index.js';
import type { AutomationRepository } from '../../domain/automations.service.js';

export const AutomationSchema = new TrackedSchema<Automation>(
  {
    name: 'Automation',
    target: Automation,
    tableName: 'email_automation',
    columns: {
      id: { type: 'uuid', primary: true },
      name: { type: 'text' },
      description: { type: 'text', nullable: true },
      triggerType: { type: 'text', name: 'trigger' },
      triggerConditions: { type: 'jsonb', name: 'target_conditions' },
      emailSequence: { type: 'jsonb', name: 'email_sequence' },
      isActive: { type: 'boolean', name: 'is_active' },
      delay: { type: 'integer' },
      templateId: { type: 'uuid', name: 'template_id', nullable: true },
      approval: { type: 'text', nullable: true },
      approvalComments: { type: 'text', name: 'approval_comments', nullable: true },
      approvedBy: { type: 'text', name: 'approved_by', nullable: true },
      approvedAt: { type: 'timestamptz', precision: 3, name: 'approved_at', nullable: true },
      createdBy: { type: 'text', name: 'created_by' },
      createdByRole: { type: 'text', name: 'created_by_role' },
      createdAt: { type: 'timestamptz', precision: 3, name: 'created_at' },
      updatedAt: { type: 'timestamptz', precision: 3, name: 'updated_at' },
    } satisfies Record<keyof Data<Automation>, EntitySchemaColumnOptions>,
  },
  { subject: AUTOMATION, nameOf: ({ name }) => name },
);

const figure = (name: string) => ({ type: 'integer', name }) as const;

/** Includes the numbers reached so far. */
export const automationList = listOf(
  {
    tableName: 'email_automation_list',
    columns: {
      ...AutomationSchema.options.columns,
      totalTriggered: figure('total_triggered'),
      totalSent: figure('total_sent'),
      waitsForOwner: { type: 'boolean', name: 'waits_for_owner' },
    },
  },
  { scopes: { all: ['true'] } },
);

const SENDS_IT = `email_sequence @> jsonb_build_array(jsonb_build_object('templateId', $1::text))`;

/** Automations that use a template; campaigns have their own copy. */
@Injectable()
export class AutomationsOfTemplates implements Use, OnModuleInit {
  private readonly automations: TrackedRepository<Automation>;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly uses: TemplateUses,
  ) {
    this.automations = database.getRepository(AutomationSchema);
  }

  onModuleInit(): void {
    this.uses.on(this);
  }

  /** Resets the owner's approval of automations that use the template. */
  async changed(templateId: string): Promise<void> {
    for (const id of await this.idsOf(templateId)) {
      const automation = await this.automations.findOneBy({ id });
      if (automation) await this.automations.update(automation, automation.resetApproval(this.clock.now()));
    }
  }

  private async idsOf(templateId: string): Promise<string[]> {
    const rows = await this.database.query<{ id: string }[]>(
      `select id from email_automation where ${SENDS_IT} order by id`,
      [templateId],
    );
    return rows.map(({ id }) => id);
  }

  async namesOf(templateId: string): Promise<string[]> {
    const rows = await this.database.query<{ name: string }[]>(
      `select name from email_automation
       where ${SENDS_IT} order by created_at, id`,
      [templateId],
    );
    return rows.map(({ name }) => name);
  }
}

/** SQL conditions on contacts `c`, by trigger. Parameters: $1 days, $2 current time, $3 tags. */
const WHOM: Readonly<Record<AutomationTrigger, string>> = {
  // Existing contacts are not new, and their existing tags are not added again.
  new_contact: 'false',
  tag_added: 'false',
  birthday: 'c.date_of_birth is not null',
  visit_completed: 'true',
  inactive_customer: `c.last_visit < $2::timestamptz - $1::int * interval '1 day'`,
  special_date: `(cardinality($3::text[]) = 0 or ${hasAnyTag('c.tags', '$3')})`,
};

/** Counts the contacts that an automation would reach. */
@Injectable()
export class AutomationReachQuery {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Number of contacts that match now. */
  async count(trigger: AutomationTrigger, { tags = [], days = 0 }: TriggerConditions): Promise<number> {
    const [row] = await this.database.query<{ contacts: number }[]>(
      `select count(*)::int as contacts from customer_contacts c
       where ${WHOM[trigger]} and ${MAY_BE_MAILED} and ($1::int, $2::timestamptz, $3::text[]) is not null`,
      [days, this.clock.now(), tags],
    );
    return row?.contacts ?? 0;
  }
}

@Injectable()
@LiveUpdates(AUTOMATION, liveChannel('email-automation', 'manager', 'admin'))
export class TypeOrmAutomationRepository implements AutomationRepository {
  private readonly repository: TrackedRepository<Automation>;

  constructor(database: Database) {
    this.repository = database.getRepository(AutomationSchema);
  }

  add(automation: Automation): Promise<void> {
    return this.repository.insert(automation);
  }

  async get(id: string): Promise<Automation> {
    const automation = await this.repository.findOneBy({ id });
    if (!automation) throw new NotFound('This automation does not exist.');
    return automation;
  }

  save(before: Automation, after: Automation): Promise<void> {
    return this.repository.update(before, after);
  }

  remove(automation: Automation): Promise<void> {
    return this.repository.remove(automation);
  }
}
