import { Module, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Ids } from '../../../kernel/ids.js';
import { Outbox } from '../../../kernel/outbox.js';
import { Restaurant } from '../../../kernel/restaurant.js';
import { Transaction } from '../../../kernel/transaction.js';
import { EventListeners } from '../../../platform/events/event-listeners.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { LiveTopics } from '../../../platform/live/live-topics.js';
import { Database } from '../../../platform/persistence/database.js';
import { provide } from '../../../platform/provide.js';
import { Seeds } from '../../../platform/seeds.js';
import { AutomationsController } from './adapters/http/automations.controller.js';
import { QuickStartsController } from './adapters/http/quick-starts.controller.js';
import { AutomationTimer } from './adapters/jobs/automation-timer.js';
import { AutomationFiguresQuery } from './adapters/persistence/automation-figures.query.js';
import { AutomationReachQuery } from './adapters/persistence/automation-reach.query.js';
import { AutomationRuns } from './adapters/persistence/automation-runs.js';
import { AutomationsOfTemplates } from './adapters/persistence/automations-of-templates.query.js';
import { OwnerGate } from './adapters/persistence/owner-gate.query.js';
import { SendingModule } from '../sending/index.js';
import { AutomationSchema } from './adapters/persistence/automation.schema.js';
import { SampleAutomations } from './adapters/seed/sample-automations.js';
import { AutomationPreview } from './automation-preview.js';
import { AutomationSending } from './automation-sending.js';
import { AutomationsService } from './automations.service.js';
import { AUTOMATION } from './domain/automation.events.js';
import { Sending } from '../sending/domain/index.js';
import { TemplateUses } from '../templates/domain/index.js';
import { MailPreview, TemplatesModule, TemplatesService } from '../templates/index.js';

/** Mails that leave by themselves when something happens to a contact. */
@Module({
  imports: [TemplatesModule, SendingModule],
  controllers: [QuickStartsController, AutomationsController],
  providers: [
    provide(AutomationRuns, [Database, Clock]),
    provide(AutomationsService, [Database, TemplatesService, Transaction, Outbox, Restaurant, Clock, Ids]),
    provide(AutomationsOfTemplates, [Database, Clock]),
    provide(OwnerGate, [Database]),
    provide(AutomationFiguresQuery, [Database]),
    provide(AutomationReachQuery, [Database, Clock]),
    provide(AutomationPreview, [TemplatesService, MailPreview]),
    provide(AutomationSending, [AutomationRuns, OwnerGate, TemplatesService, Sending, Transaction]),
    provide(SampleAutomations, [Database, Clock, Ids]),
    provide(AutomationTimer, [EventListeners, Jobs, AutomationRuns, AutomationSending, Restaurant, Clock]),
  ],
})
export class AutomationsModule implements OnModuleInit {
  static readonly owns = {
    entities: [AutomationSchema],
  };

  constructor(
    private readonly timer: AutomationTimer,
    private readonly live: LiveTopics,
    private readonly seeds: Seeds,
    private readonly samples: SampleAutomations,
    private readonly templateUses: TemplateUses,
    private readonly ofTemplates: AutomationsOfTemplates,
  ) {}

  onModuleInit(): void {
    this.timer.declare();
    this.templateUses.on(this.ofTemplates);
    this.live.on(AUTOMATION, {
      channelsOf: () => ['email-automation'],
      heardBy: ({ role }) => (role === 'staff' ? [] : ['email-automation']),
    });
    this.seeds.define('demo', () => this.samples.add());
  }
}
