import { Module, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Ids } from '../../kernel/ids.js';
import { Outbox } from '../../kernel/outbox.js';
import { Restaurant } from '../../kernel/restaurant.js';
import { Transaction } from '../../kernel/transaction.js';
import { EventListeners } from '../../platform/events/event-listeners.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { LiveTopics } from '../../platform/live/live-topics.js';
import { Database } from '../../platform/persistence/database.js';
import { provide } from '../../platform/provide.js';
import { Seeds } from '../../platform/seeds.js';
import { AutomationsController } from './adapters/http/automations/automations.controller.js';
import { QuickStartsController } from './adapters/http/automations/quick-starts.controller.js';
import { AutomationTimer } from './adapters/jobs/automations/automation-timer.js';
import { AutomationFiguresQuery } from './adapters/persistence/automations/automation-figures.query.js';
import { AutomationReachQuery } from './adapters/persistence/automations/automation-reach.query.js';
import { AutomationRuns } from './adapters/persistence/automations/automation-runs.js';
import { OwnerGate } from './adapters/persistence/automations/owner-gate.js';
import { AutomationSchema } from './adapters/persistence/automations/automation.schema.js';
import { EmailAutomation1000000000081 } from './adapters/persistence/migrations/1000000000081-email-automation.js';
import { DaysFromTheTrigger1000000000099 } from './adapters/persistence/migrations/1000000000099-days-from-the-trigger.js';
import { ApprovedAutomations1000000000118 } from './adapters/persistence/migrations/1000000000118-approved-automations.js';
import { SampleAutomations } from './adapters/seed/sample-automations.js';
import { AutomationPreview } from './automation-preview.js';
import { AutomationSending } from './automation-sending.js';
import { AutomationsService } from './automations.service.js';
import { AUTOMATION } from './domain/automations/automation.events.js';
import { Deliveries } from './domain/sending/ports/deliveries.js';
import { MailPreview } from './mail-preview.js';
import { SendingModule } from './sending.module.js';
import { TemplatesModule } from './templates.module.js';
import { TemplatesService } from './templates.service.js';

/** Mails that leave by themselves when something happens to a contact. */
@Module({
  imports: [TemplatesModule, SendingModule],
  controllers: [QuickStartsController, AutomationsController],
  providers: [
    provide(AutomationRuns, [Database, Clock]),
    provide(AutomationsService, [Database, TemplatesService, Transaction, Outbox, Restaurant, Clock, Ids]),
    provide(OwnerGate, [Database]),
    provide(AutomationFiguresQuery, [Database]),
    provide(AutomationReachQuery, [Database, Clock]),
    provide(AutomationPreview, [TemplatesService, MailPreview]),
    provide(AutomationSending, [AutomationRuns, OwnerGate, TemplatesService, Deliveries, Transaction]),
    provide(SampleAutomations, [Database, Clock, Ids]),
    provide(AutomationTimer, [EventListeners, Jobs, AutomationRuns, AutomationSending, Restaurant, Clock]),
  ],
})
export class AutomationsModule implements OnModuleInit {
  static readonly owns = {
    entities: [AutomationSchema],
    migrations: [EmailAutomation1000000000081, DaysFromTheTrigger1000000000099, ApprovedAutomations1000000000118],
  };

  constructor(
    private readonly timer: AutomationTimer,
    private readonly live: LiveTopics,
    private readonly seeds: Seeds,
    private readonly samples: SampleAutomations,
  ) {}

  onModuleInit(): void {
    this.timer.declare();
    this.live.on(AUTOMATION, {
      channelsOf: () => ['email-automation'],
      heardBy: ({ role }) => (role === 'staff' ? [] : ['email-automation']),
    });
    this.seeds.define('demo', () => this.samples.add());
  }
}
