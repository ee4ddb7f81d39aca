import { Module } from '@nestjs/common';
import type { Owned } from '../../../platform/context.js';
import { liveChannel } from '../../../platform/live/live-topics.js';
import { AutomationsController } from './adapters/http/automations.controller.js';
import { QuickStartsController } from './adapters/http/quick-starts.controller.js';
import { AutomationTimer } from './adapters/jobs/automation-timer.js';
import { AutomationFiguresQuery } from './adapters/persistence/automation-figures.query.js';
import { AutomationReachQuery } from './adapters/persistence/automation-reach.query.js';
import { PgAutomationRuns } from './adapters/persistence/automation-runs.query.js';
import { AutomationsOfTemplates } from './adapters/persistence/automations-of-templates.query.js';
import { PgOwnerGate } from './adapters/persistence/owner-gate.query.js';
import { TypeOrmAutomationRepository } from './adapters/persistence/typeorm-automation.repository.js';
import { SendingModule } from '../sending/index.js';
import { AutomationSchema } from './adapters/persistence/automation.schema.js';
import { SampleAutomations } from './adapters/seed/sample-automations.js';
import { SampleRunsQuery } from './adapters/seed/sample-runs.query.js';
import { AUTOMATION } from './domain/automation.events.js';
import { AutomationPreview } from './domain/automation-preview.js';
import { AutomationSending } from './domain/automation-sending.js';
import { AutomationsService } from './domain/automations.service.js';
import { AutomationRepository } from './domain/ports/automation.repository.js';
import { AutomationRuns } from './domain/ports/automation-runs.js';
import { OwnerGate } from './domain/ports/owner-gate.js';
import { TemplatesModule } from '../templates/index.js';

/** Emails sent automatically when something happens to a contact. */
@Module({
  imports: [TemplatesModule, SendingModule],
  controllers: [QuickStartsController, AutomationsController],
  providers: [
    { provide: AutomationRepository, useClass: TypeOrmAutomationRepository },
    { provide: AutomationRuns, useClass: PgAutomationRuns },
    { provide: OwnerGate, useClass: PgOwnerGate },
    AutomationsService,
    AutomationsOfTemplates,
    AutomationFiguresQuery,
    AutomationReachQuery,
    AutomationPreview,
    AutomationSending,
    SampleRunsQuery,
    SampleAutomations,
    AutomationTimer,
  ],
})
export class AutomationsModule {
  static readonly owns: Owned = {
    entities: [AutomationSchema],
    liveTopics: { [AUTOMATION]: liveChannel('email-automation', 'manager', 'admin') },
  };
}
