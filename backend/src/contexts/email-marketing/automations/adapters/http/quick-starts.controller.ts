import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../../../kernel/actor.js';
import { CurrentActor, Roles } from '../../../../../platform/http/security/access.js';
import { Creates } from '../../../../../platform/idempotency/idempotency.interceptor.js';
import { AutomationsService } from '../../domain/automations.service.js';
import { whomFor } from '../../domain/automation-plan.js';
import { AutomationFiguresQuery } from '../persistence/automation-figures.query.js';
import { AutomationReachQuery } from '../persistence/automation-reach.query.js';
import { CountReach } from './automations.dto.js';
import { AutomationView, automationView } from './automations.views.js';
import { quickStartOf, StartQuickly } from './quick-starts.dto.js';
import { AutomationReachView, QuickStartView, quickStartViews } from './quick-starts.views.js';

/** Before activating an automation: ready-made ones, and how many contacts one would reach. */
@ApiTags('email marketing')
@Controller('email-automation')
@Roles('manager', 'admin')
export class QuickStartsController {
  constructor(
    private readonly automations: AutomationsService,
    private readonly figures: AutomationFiguresQuery,
    private readonly reach: AutomationReachQuery,
  ) {}

  /** Of special events everything is chosen. */
  @Get('quick-starts')
  @ApiOkResponse({ type: [QuickStartView] })
  list(): readonly QuickStartView[] {
    return quickStartViews;
  }

  /** A ready-made automation with its templates. */
  @Post('quick-starts')
  @Creates()
  @ApiCreatedResponse({ type: AutomationView })
  async start(@Body() body: StartQuickly, @CurrentActor() actor: Actor): Promise<AutomationView> {
    const automation = await this.automations.startQuickly(quickStartOf(body), actor);
    return automationView(automation, await this.figures.standingOf(automation.id));
  }

  /** Number of contacts that an unsaved automation would reach now. */
  @Post('reach')
  @HttpCode(200)
  @ApiOkResponse({ type: AutomationReachView })
  async count(@Body() { triggerType, triggerConditions }: CountReach): Promise<AutomationReachView> {
    return { contacts: await this.reach.count(triggerType, whomFor(triggerType, triggerConditions ?? {})) };
  }
}
