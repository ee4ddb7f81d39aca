import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import {
  type Automation,
  AUTOMATION_TRIGGERS,
  type AutomationStep,
  type AutomationTrigger,
  type TriggerConditions,
} from '../../domain/automation.js';
import { AutomationPreview, type PreviewedStep } from '../../domain/automation-preview.js';
import { type Approval, APPROVALS } from '../../../settings/domain/index.js';
import {
  type AutomationFigures,
  AutomationFiguresQuery,
  type AutomationStanding,
  type WaitingRun,
} from '../persistence/automation-figures.query.js';
import { MailPreviewView } from '../../../templates/index.js';
import type { Actor } from '../../../../../kernel/actor.js';
import { IdPipe } from '../../../../../platform/http/id.pipe.js';
import { CurrentActor, Roles } from '../../../../../platform/http/security/access.js';
import { Creates } from '../../../../../platform/idempotency/idempotency.interceptor.js';
import type { ListPage, UnchangedPage } from '../../../../../platform/lists/list-page.js';
import { Lists } from '../../../../../platform/lists/lists.js';
import { IfNoneMatch, PageQuery } from '../../../../../platform/lists/page-query.js';
import { AutomationsService } from '../../domain/automations.service.js';
import { automationList } from '../persistence/typeorm-automation.repository.js';
import { DecideAsOwner, decisionOf } from '../../../settings/index.js';
import {
  AutomationStepBody,
  ChangeAutomation,
  changeOf,
  CreateAutomation,
  planOf,
  TriggerConditionsBody,
} from './automations.dto.js';

const optional = { type: String, nullable: true };

export class AutomationView {
  @ApiProperty() id!: string;
  @ApiProperty() name!: string;
  @ApiProperty(optional) description!: string | null;
  @ApiProperty({ enum: AUTOMATION_TRIGGERS }) triggerType!: AutomationTrigger;
  @ApiProperty({ type: TriggerConditionsBody }) triggerConditions!: TriggerConditions;
  @ApiProperty({ type: [AutomationStepBody] }) emailSequence!: readonly AutomationStep[];
  @ApiProperty() isActive!: boolean;
  @ApiProperty({ description: 'Delay of the first email in days.' }) delay!: number;
  @ApiProperty({ ...optional, description: 'Template of the first email.' }) templateId!: string | null;
  @ApiProperty({ description: 'Number of times it has started for a contact.' }) totalTriggered!: number;
  @ApiProperty() totalSent!: number;
  @ApiProperty({ description: 'Nothing is sent before the owner approves it.' }) waitsForOwner!: boolean;
  @ApiProperty({ enum: APPROVALS, nullable: true }) approval!: Approval | null;
  @ApiProperty(optional) approvalComments!: string | null;
  @ApiProperty(optional) approvedBy!: string | null;
  @ApiProperty(optional) approvedAt!: string | null;
  @ApiProperty() createdBy!: string;
  @ApiProperty() createdByRole!: string;
  @ApiProperty() createdAt!: string;
  @ApiProperty() updatedAt!: string;
}

/** Keep in step with automation.list.ts, which builds the same shape in SQL. */
export const automationView = (automation: Automation, standing: AutomationStanding): AutomationView => ({
  ...automation,
  ...standing,
  approvedAt: automation.approvedAt?.toISOString() ?? null,
  createdAt: automation.createdAt.toISOString(),
  updatedAt: automation.updatedAt.toISOString(),
});

class PreviewedStepView implements PreviewedStep {
  @ApiProperty({ description: 'Days after the trigger.' }) delayDays!: number;
  @ApiProperty({
    type: MailPreviewView,
    nullable: true,
    description: 'Null without a template; the step then sends nothing.',
  })
  mail!: MailPreviewView | null;
}

/** Includes `updatedAt`, so that the owner decides about this exact version. */
export class AutomationPreviewView {
  @ApiProperty() updatedAt!: string;
  @ApiProperty({ type: [PreviewedStepView] }) mails!: readonly PreviewedStepView[];
}

class AutomationFiguresView implements AutomationFigures {
  @ApiProperty() total!: number;
  @ApiProperty() active!: number;
  @ApiProperty() totalTriggered!: number;
  @ApiProperty() totalSent!: number;
}

export class WaitingRunView implements WaitingRun {
  @ApiProperty() contactId!: string;
  @ApiProperty() name!: string;
  @ApiProperty() email!: string;
  @ApiProperty({ description: 'Index of the next step, from 0.' }) step!: number;
  @ApiProperty() dueAt!: string;
}

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
