import { IsUUID } from 'class-validator';
import { ApiCreatedResponse, ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { InvalidInput } from '../../../../../kernel/domain-error.js';
import {
  OneOf,
  OptionalAnyText,
  OptionalLine,
  OptionalText,
  OptionalTextList,
} from '../../../../../platform/http/fields/index.js';
import { checkedDate, audienceConditionsFor } from '../../domain/automation-plan.js';
import {
  QUICK_STARTS,
  type QuickStart,
  type QuickStartKind,
  quickStarts,
  specialEvents,
} from '../../domain/quick-starts.js';
import { AUTOMATION_TRIGGERS, type AutomationTrigger, type TriggerConditions } from '../../domain/automation.js';
import type { Actor } from '../../../../../kernel/actor.js';
import { CurrentActor, Roles } from '../../../../../platform/http/security/access.js';
import { Creates } from '../../../../../platform/idempotency/idempotency.interceptor.js';
import { AutomationsService } from '../../domain/automations.service.js';
import { AutomationFiguresQuery } from '../persistence/automation-figures.query.js';
import { AutomationReachQuery } from '../persistence/typeorm-automation.repository.js';
import { CountReach, TriggerConditionsBody } from './automations.dto.js';
import { AutomationView, automationView } from './automations.controller.js';

const NO_DATE = 'Enter the date.';
const NO_SUBJECT = 'Enter a subject.';
const NO_TEXT = 'Write the email, or choose a template.';
const NO_TEMPLATE = 'Name the template by its id.';

class StartQuickly {
  @OneOf(QUICK_STARTS)
  readonly kind!: QuickStartKind;

  @OptionalAnyText(NO_DATE, { description: 'For `special_events`: `MM-DD` for every year, or `YYYY-MM-DD`.' })
  readonly date?: string | null;

  @OptionalTextList({ label: 'the tags', maxItems: 20, max: 60 })
  readonly tags?: readonly string[] | null;

  @OptionalAnyText(NO_TEMPLATE, { description: 'For `special_events`, instead of subject and text.' })
  @IsUUID(undefined, { message: NO_TEMPLATE })
  readonly templateId?: string | null;

  @OptionalLine({ label: 'the subject', max: 300 })
  readonly subject?: string | null;

  @OptionalText({ label: 'the text', max: 20_000 })
  readonly text?: string | null;
}

/** @throws InvalidInput if details of an event are missing */
function quickStartOf({ kind, date, tags, templateId, subject, text }: StartQuickly): QuickStart {
  if (kind !== 'special_events') return quickStarts[kind];
  const missing = [
    ...(date ? [] : [{ field: 'date', message: NO_DATE }]),
    ...(templateId || subject ? [] : [{ field: 'subject', message: NO_SUBJECT }]),
    ...(templateId || text ? [] : [{ field: 'text', message: NO_TEXT }]),
  ];
  if (missing.length > 0) throw new InvalidInput(missing);
  const mail = templateId ? { templateId } : { subject: subject ?? '', text: text ?? '' };
  return specialEvents({ date: checkedDate(date ?? '', 'date'), tags: tags ?? [], mail });
}

class ReadyMailView {
  @ApiProperty({ description: 'Days after the trigger.' }) delayDays!: number;
  @ApiProperty() subject!: string;
}

type ReadyMade = keyof typeof quickStarts;

export class QuickStartView {
  @ApiProperty({ enum: Object.keys(quickStarts) }) kind!: ReadyMade;
  @ApiProperty({ enum: AUTOMATION_TRIGGERS }) triggerType!: AutomationTrigger;
  @ApiProperty({ type: TriggerConditionsBody }) triggerConditions!: TriggerConditions;
  @ApiProperty({ type: [ReadyMailView] }) mails!: readonly ReadyMailView[];
}

const quickStartViews: readonly QuickStartView[] = Object.entries(quickStarts).map(
  ([kind, { triggerType, triggerConditions, mails }]) => ({
    kind: kind as ReadyMade,
    triggerType,
    triggerConditions,
    mails: mails.map(({ delayDays, subject }) => ({ delayDays, subject })),
  }),
);

class AutomationReachView {
  @ApiProperty({ description: 'Number of current contacts it applies to.' }) contacts!: number;
}

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
    return {
      contacts: await this.reach.count(triggerType, audienceConditionsFor(triggerType, triggerConditions ?? {})),
    };
  }
}
