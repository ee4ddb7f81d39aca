import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsArray, IsInt, IsNumber, IsOptional, IsString, IsUUID, Max, Min, ValidateIf } from 'class-validator';
import { InvalidInput } from '../../../../../kernel/domain-error.js';
import {
  ExpectedUpdatedAt,
  FromDigits,
  holds,
  Line,
  NestedList,
  OneOf,
  OptionalLine,
  OptionalNested,
  OptionalNestedList,
  OptionalOneOf,
  OptionalText,
  OptionalYesNo,
} from '../../../../../platform/http/fields/index.js';
import {
  conditionsFor,
  type ConditionsInput,
  type StepInput,
  MAX_DELAY_DAYS,
  MAX_STEPS,
  NO_DATE,
  NO_DAYS,
  NO_DELAY,
  NO_TAGS,
  sequenceOf,
} from '../../domain/automation-plan.js';
import {
  type Automation,
  AUTOMATION_TRIGGERS,
  type AutomationPlan,
  type AutomationTrigger,
} from '../../domain/automation.js';

const MAX_NAME_LENGTH = 200;
const NO_NAME = 'Enter a name.';
const MAX_SUBJECT_LENGTH = 300;

/** Which fields apply depends on the trigger. */
export class TriggerConditionsBody implements ConditionsInput {
  @IsOptional()
  @IsArray({ message: NO_TAGS })
  @IsString({ each: true, message: NO_TAGS })
  @ApiPropertyOptional({
    type: [String],
    description:
      'For `tag_added`: starts with any of these tags, or with every tag if empty. For `special_date`: only contacts with one of these tags, or all if empty.',
  })
  readonly tags?: readonly string[];

  @IsOptional()
  @IsString({ message: NO_DATE })
  @ApiPropertyOptional({ description: 'For `special_date`: `MM-DD` for every year, or `YYYY-MM-DD`.' })
  readonly date?: string;

  @IsOptional()
  @IsNumber({}, { message: NO_DAYS })
  @ApiPropertyOptional({ description: 'For `inactive_customer`: days without a visit. Default: 90.' })
  readonly days?: number;
}

/** Text fields already refuse the other control characters. */
const isSubject = (value: unknown) =>
  typeof value === 'string' && value.length <= MAX_SUBJECT_LENGTH && !/[\t\n]/.test(value);

export class AutomationStepBody implements StepInput {
  @ValidateIf((_step, value: unknown) => value !== undefined)
  @IsInt({ message: `Email $place ${NO_DELAY}` })
  @Min(0, { message: `Email $place ${NO_DELAY}` })
  @Max(MAX_DELAY_DAYS, { message: `Email $place ${NO_DELAY}` })
  @FromDigits()
  @ApiProperty({ description: 'Days after the trigger. No email is sent before the preceding one.' })
  readonly delayDays!: number;

  @ValidateIf((_step, value: unknown) => value !== '')
  @IsOptional()
  @IsUUID(undefined, { message: 'Email $place must name its template by its id.' })
  @ApiProperty({ type: String, nullable: true })
  readonly templateId!: string | null;

  /** Ignored: the template's current name is looked up. */
  @ApiPropertyOptional({ type: String, nullable: true })
  readonly templateName?: string | null;

  @IsOptional()
  @holds('isSubject', isSubject, 'Email $place needs a subject of at most 300 characters on one line.')
  @ApiPropertyOptional({ type: String, nullable: true, description: 'Replaces the template’s subject.' })
  readonly customSubject?: string | null;
}

const CONDITIONS = { type: TriggerConditionsBody, notObject: 'Give the conditions as an object.' };
const SEQUENCE = {
  type: AutomationStepBody,
  maxItems: MAX_STEPS,
  notList: 'Give the emails as a list.',
  none: 'Add at least one email.',
  tooMany: `Add at most ${String(MAX_STEPS)} emails.`,
};

const Description = () => OptionalText({ label: 'the description', max: 2000 });

export class CreateAutomation {
  @Line({ label: 'the name', max: MAX_NAME_LENGTH, missing: NO_NAME })
  readonly name!: string;

  @Description()
  readonly description?: string | null;

  @OptionalOneOf(AUTOMATION_TRIGGERS, { description: 'Default: `new_contact`.' })
  readonly triggerType?: AutomationTrigger | null;

  @OptionalNested(CONDITIONS)
  readonly triggerConditions?: TriggerConditionsBody | null;

  @NestedList(SEQUENCE)
  readonly emailSequence!: readonly AutomationStepBody[];

  @OptionalYesNo({ description: 'Default: `true`.' })
  readonly isActive?: boolean | null;
}

/** Fields to change; omitted ones stay as they are. */
export class ChangeAutomation {
  @ExpectedUpdatedAt('automation')
  readonly expectedUpdatedAt?: string | null;

  @OptionalYesNo()
  readonly isActive?: boolean | null;

  @OptionalLine({ label: 'the name', max: MAX_NAME_LENGTH })
  readonly name?: string | null;

  @Description()
  readonly description?: string | null;

  @OptionalOneOf(AUTOMATION_TRIGGERS)
  readonly triggerType?: AutomationTrigger | null;

  @OptionalNested(CONDITIONS)
  readonly triggerConditions?: TriggerConditionsBody | null;

  @OptionalNestedList(SEQUENCE)
  readonly emailSequence?: readonly AutomationStepBody[] | null;
}

/** Trigger and conditions of an unsaved automation. */
export class CountReach {
  @OneOf(AUTOMATION_TRIGGERS)
  readonly triggerType!: AutomationTrigger;

  @OptionalNested(CONDITIONS)
  readonly triggerConditions?: TriggerConditionsBody | null;
}

/** @throws InvalidInput about the conditions or the sequence */
export function planOf(body: CreateAutomation): AutomationPlan {
  const triggerType = body.triggerType ?? 'new_contact';
  return {
    name: body.name,
    description: body.description || null,
    triggerType,
    triggerConditions: conditionsFor(triggerType, body.triggerConditions ?? {}),
    emailSequence: sequenceOf(body.emailSequence),
    isActive: body.isActive ?? true,
  };
}

/** @throws InvalidInput about an empty name, the conditions or the sequence */
export function changeOf(body: ChangeAutomation, before: Automation): Partial<AutomationPlan> {
  const { name, description, isActive, emailSequence } = body;
  if (name !== undefined && !name) throw new InvalidInput([{ field: 'name', message: NO_NAME }]);
  const triggerType = body.triggerType ?? before.triggerType;
  const isOtherTrigger = body.triggerType && body.triggerType !== before.triggerType;
  return {
    ...(name && { name }),
    ...(description !== undefined && { description: description || null }),
    ...(typeof isActive === 'boolean' && { isActive }),
    ...(emailSequence && { emailSequence: sequenceOf(emailSequence) }),
    ...((isOtherTrigger || body.triggerConditions) && {
      triggerType,
      triggerConditions: conditionsFor(triggerType, body.triggerConditions ?? {}),
    }),
  };
}
