import { Module } from '@nestjs/common';
import { SendingModule } from '../sending/index.js';
import { TemplatesModule } from '../templates/index.js';
import { AutomationsController } from './adapters/http/automations.controller.js';
import { QuickStartsController } from './adapters/http/quick-starts.controller.js';
import { AutomationTimer } from './adapters/jobs/automation-timer.js';
import { AutomationFiguresQuery } from './adapters/persistence/automation-figures.query.js';
import {
  AutomationReachQuery,
  AutomationsOfTemplates,
  TypeOrmAutomationRepository,
} from './adapters/persistence/typeorm-automation.repository.js';
import { MovedRuns } from './adapters/persistence/moved-runs.query.js';
import { PgAutomationRuns, PgOwnerGate } from './adapters/persistence/automation-runs.query.js';
import { SampleAutomations, SampleRunsQuery } from './adapters/seed/sample-automations.js';
import { AutomationPreview } from './domain/automation-preview.js';
import { AutomationRuns, AutomationSending, OwnerGate } from './domain/automation-sending.js';
import { AutomationRepository, AutomationsService } from './domain/automations.service.js';

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
    MovedRuns,
  ],
})
export class AutomationsModule {}
