import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../../kernel/clock.js';
import { Ids } from '../../../../../kernel/ids.js';
import { Database } from '../../../../../platform/persistence/database.js';
import { Seed } from '../../../../../platform/seeds.js';
import { Automation, type AutomationPlan } from '../../domain/automation.js';
import { AutomationSchema } from '../persistence/automation.schema.js';
import { sampleTemplateId, TEMPLATE_TEXTS } from '../../../templates/index.js';
import { SampleRunsQuery } from './sample-runs.query.js';

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
    ...{ name: 'After a visit', triggerType: 'visit_completed', isActive: true, mails: [[5, 1]] },
    ...{ description: 'A thank-you on the day after', done: 21, waiting: 2 },
  },
  {
    ...{ name: 'Not seen for a while', triggerType: 'inactive_customer', conditions: { days: 90 }, isActive: false },
    ...{ description: 'Paused over the holidays', mails: [[6, 0]], done: 6, waiting: 0 },
  },
  {
    ...{ name: 'Birthday', triggerType: 'birthday', isActive: true, mails: [[7, 0]] },
    ...{ description: 'A dessert on the house', done: 4, waiting: 0 },
  },
  {
    ...{ name: 'Welcome', triggerType: 'new_contact', isActive: true, done: 14, waiting: 3 },
    ...{
      description: 'Who we are, in two emails',
      mails: [
        [0, 0],
        [1, 3],
      ],
    },
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
  ...{ name, description, triggerType, triggerConditions: conditions, isActive },
  emailSequence: mails.map(([template, delayDays]) => ({
    delayDays,
    templateId: sampleTemplateId(template + 1),
    templateName: TEMPLATE_TEXTS[template]?.name ?? null,
    customSubject: null,
  })),
});
