import { Injectable } from '@nestjs/common';
import { Database } from '../../../../../platform/persistence/database.js';
import { MAY_BE_MAILED } from '../../../contacts/index.js';
import { Clock } from '../../../../../kernel/clock.js';
import { Ids } from '../../../../../kernel/ids.js';
import { Seed } from '../../../../../platform/seeds.js';
import { Automation, type AutomationPlan } from '../../domain/automation.js';
import { AutomationSchema } from '../persistence/typeorm-automation.repository.js';
import { sampleTemplateId, TEMPLATE_TEXTS } from '../../../templates/index.js';

/** How far a sample has come. */
interface SampleProgress {
  readonly done: number;
  readonly waiting: number;
  readonly mails: number;
}

@Injectable()
export class SampleRunsQuery {
  constructor(private readonly database: Database) {}

  /** Uses contacts that may be emailed. Waiting ones get their last email in the next days. */
  async add(automationId: string, { done, waiting, mails }: SampleProgress, now: Date): Promise<void> {
    await this.database.query(
      `insert into email_automation_runs (automation_id, contact_id, occasion, step, due_at, status, created_at)
       select $1, id, 'sample', case when place > $2 then $4 - 1 else $4 end,
         $5::timestamptz + (case when place > $2 then place - $2 else -place end) * interval '1 day',
         case when place > $2 then 'waiting' else 'done' end, $5
       from (select id, (row_number() over (order by id))::int as place from customer_contacts c where ${MAY_BE_MAILED}) c where place <= $2 + $3`,
      [automationId, done, waiting, mails, now],
    );
    // Also adds the history, so that all statistics agree: a third of the emails was opened.
    await this.database.query(
      `insert into email_history (automation_run_id, contact_id, template_id, recipient_email, recipient_name, subject, email_type, status,
         sent_by, sent_by_role, sent_at, opened_at, created_at, next_try_at)
       select r.id, c.id, t.id, c.email, c.first_name || ' ' || c.last_name, t.subject, 'automation',
         case when r.place % 3 = 0 then 'opened' else 'sent' end, a.created_by, a.created_by_role,
         r.at, case when r.place % 3 = 0 then r.at + interval '2 hours' end, r.at, r.at
       from (select *, row_number() over (order by contact_id) as place,
           $2::timestamptz - (1 + row_number() over (order by contact_id) % 20) * interval '1 day' as at
         from email_automation_runs where automation_id = $1) r
         join customer_contacts c on c.id = r.contact_id join email_automation a on a.id = r.automation_id
         cross join lateral jsonb_array_elements(a.email_sequence) with ordinality as mail (step, number)
         join email_templates t on t.id = (mail.step->>'templateId')::uuid
       where mail.number <= r.step`,
      [automationId, now],
    );
    await this.database.query('insert into email_automation_totals (automation_id, total_sent) values ($1, $2)', [
      automationId,
      done * mails + waiting * (mails - 1),
    ]);
  }
}

const DAY_MS = 86_400_000;
const MANAGER = { name: 'Site Manager', role: 'manager' };

interface Sample extends Pick<AutomationPlan, 'name' | 'description' | 'triggerType' | 'isActive'> {
  readonly conditions?: AutomationPlan['triggerConditions'];
  /** Index of each template and the delay in days. */
  readonly mails: readonly (readonly [template: number, delayDays: number])[];
  /** Numbers of finished and of active runs. */
  readonly done: number;
  readonly waiting: number;
}

const SAMPLES: readonly Sample[] = [
  {
    name: 'After a visit',
    triggerType: 'visit_completed',
    isActive: true,
    mails: [[5, 1]],
    description: 'A thank-you on the day after',
    done: 21,
    waiting: 2,
  },
  {
    name: 'Not seen for a while',
    triggerType: 'inactive_customer',
    conditions: { days: 90 },
    isActive: false,
    description: 'Paused over the holidays',
    mails: [[6, 0]],
    done: 6,
    waiting: 0,
  },
  {
    name: 'Birthday',
    triggerType: 'birthday',
    isActive: true,
    mails: [[7, 0]],
    description: 'A dessert on the house',
    done: 4,
    waiting: 0,
  },
  {
    name: 'Welcome',
    triggerType: 'new_contact',
    isActive: true,
    done: 14,
    waiting: 3,
    description: 'Who we are, in two emails',
    mails: [
      [0, 0],
      [1, 3],
    ],
  },
];

/** Seeds automations that have been active for some weeks. */
@Injectable()
export class SampleAutomations {
  constructor(
    private readonly database: Database,
    private readonly runs: SampleRunsQuery,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  @Seed('demo')
  async add(): Promise<void> {
    const automations = this.database.getRepository(AutomationSchema);
    const now = this.clock.now();
    for (const [place, sample] of SAMPLES.entries()) {
      const madeAt = new Date(now.getTime() - (40 - place) * DAY_MS);
      const automation = Automation.plan(this.ids.next(), planOf(sample), MANAGER, madeAt);
      await automations.load(automation);
      const { done, waiting, mails } = sample;
      await this.runs.add(automation.id, { done, waiting, mails: mails.length }, now);
    }
  }
}

const planOf = ({ name, description, triggerType, conditions = {}, isActive, mails }: Sample): AutomationPlan => ({
  name,
  description,
  triggerType,
  triggerConditions: conditions,
  isActive,
  emailSequence: mails.map(([template, delayDays]) => ({
    delayDays,
    templateId: sampleTemplateId(template + 1),
    templateName: TEMPLATE_TEXTS[template]?.name ?? null,
    customSubject: null,
  })),
});
