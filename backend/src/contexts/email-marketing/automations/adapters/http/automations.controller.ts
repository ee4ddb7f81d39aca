import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../../../kernel/actor.js';
import { IdPipe } from '../../../../../platform/http/id.pipe.js';
import { CurrentActor, Roles } from '../../../../../platform/http/security/access.js';
import { Creates } from '../../../../../platform/idempotency/idempotency.interceptor.js';
import type { ListPage, UnchangedPage } from '../../../../../platform/lists/list-page.js';
import { Lists } from '../../../../../platform/lists/lists.js';
import { IfNoneMatch, PageQuery } from '../../../../../platform/lists/page-query.js';
import { AutomationPreview } from '../../domain/automation-preview.js';
import { AutomationsService } from '../../domain/automations.service.js';
import type { Automation } from '../../domain/automation.js';
import { automationList } from '../persistence/automation.list.js';
import { AutomationFiguresQuery } from '../persistence/automation-figures.query.js';
import { DecideAsOwner, decisionOf } from '../../../settings/index.js';
import { ChangeAutomation, changeOf, CreateAutomation, planOf } from './automations.dto.js';
import {
  AutomationFiguresView,
  AutomationPreviewView,
  AutomationView,
  automationView,
  WaitingRunView,
} from './automations.views.js';

const RUNS_SHOWN = 100;

@ApiTags('email marketing')
@Controller('email-automation')
@Roles('manager', 'admin')
export class AutomationsController {
  constructor(
    private readonly automations: AutomationsService,
    private readonly figures: AutomationFiguresQuery,
    private readonly previews: AutomationPreview,
    private readonly lists: Lists,
  ) {}

  @Get()
  @ApiOkResponse({ type: [AutomationView] })
  list(@Query() query: PageQuery, @IfNoneMatch() known?: string): Promise<ListPage | UnchangedPage> {
    return this.lists.page(automationList, { ...query, scope: 'all' }, known);
  }

  @Get('summary')
  @ApiOkResponse({ type: AutomationFiguresView })
  summary(): Promise<AutomationFiguresView> {
    return this.figures.summary();
  }

  @Get(':id')
  @ApiOkResponse({ type: AutomationView })
  async get(@Param('id', IdPipe) id: string): Promise<AutomationView> {
    return this.view(await this.automations.get(id));
  }

  /** Who gets what next, the soonest first. */
  @Get(':id/runs')
  @ApiOkResponse({ type: [WaitingRunView] })
  async waiting(@Param('id', IdPipe) id: string): Promise<WaitingRunView[]> {
    await this.automations.get(id);
    return this.figures.waiting(id, RUNS_SHOWN);
  }

  /** Each email as one of its recipients would see it. */
  @Get(':id/preview')
  @ApiOkResponse({ type: AutomationPreviewView })
  async preview(@Param('id', IdPipe) id: string): Promise<AutomationPreviewView> {
    const automation = await this.automations.get(id);
    return { updatedAt: automation.updatedAt.toISOString(), mails: await this.previews.of(automation) };
  }

  @Post()
  @Creates()
  @ApiCreatedResponse({ type: AutomationView })
  async create(@Body() body: CreateAutomation, @CurrentActor() actor: Actor): Promise<AutomationView> {
    return this.view(await this.automations.create(planOf(body), actor));
  }

  @Put(':id')
  @ApiOkResponse({ type: AutomationView })
  async change(
    @Param('id', IdPipe) id: string,
    @Body() body: ChangeAutomation,
    @CurrentActor() actor: Actor,
  ): Promise<AutomationView> {
    const seen = body.expectedUpdatedAt || null;
    return this.view(await this.automations.edit(id, (before) => changeOf(body, before), seen, actor));
  }

  @Put(':id/approval')
  @Roles('admin')
  @ApiOkResponse({ type: AutomationView })
  async decide(
    @Param('id', IdPipe) id: string,
    @Body() body: DecideAsOwner,
    @CurrentActor() actor: Actor,
  ): Promise<AutomationView> {
    return this.view(await this.automations.decide(id, decisionOf(body), actor));
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  delete(@Param('id', IdPipe) id: string, @CurrentActor() actor: Actor): Promise<void> {
    return this.automations.delete(id, actor);
  }

  private async view(automation: Automation): Promise<AutomationView> {
    return automationView(automation, await this.figures.standingOf(automation.id));
  }
}
