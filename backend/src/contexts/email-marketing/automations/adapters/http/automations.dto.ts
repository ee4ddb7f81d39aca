import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsArray, IsObject, IsOptional } from 'class-validator';
import { InvalidInput } from '../../../../../kernel/domain-error.js';
import {
  Line,
  OneOf,
  OptionalLine,
  OptionalOneOf,
  OptionalText,
  OptionalYesNo,
} from '../../../../../platform/http/fields/index.js';
import { readConditions, readSequence } from '../../domain/automation-plan.js';
import {
  type Automation,
  AUTOMATION_TRIGGERS,
  type AutomationPlan,
  type AutomationTrigger,
} from '../../domain/automation.js';

const LONGEST_NAME = 200;
const NO_NAME = 'Please enter a name.';
const NO_LIST = 'Please give the emails as a list.';
const NO_CONDITIONS = 'Please give the conditions as an object.';

export class TriggerConditionsBody {
  @ApiPropertyOptional({
    type: [String],
    description:
      'Of tag_added: one of them; any tag when there are none. Of special_date: who has one of them; everybody without.',
  })
  readonly tags?: readonly string[];
  @ApiPropertyOptional({ description: 'Of special_date: MM-DD for each year, or YYYY-MM-DD.' })
  readonly date?: string;
  @ApiPropertyOptional({ description: 'Of inactive_customer: without a visit for so long; 90 unless given.' })
  readonly days?: number;
}

export class AutomationStepBody {
  @ApiProperty({ description: 'Days after the trigger, of each mail; none leaves before the one in front of it.' })
  readonly delayDays!: number;
  @ApiProperty({ type: String, nullable: true }) readonly templateId!: string | null;
  @ApiPropertyOptional({ type: String, nullable: true }) readonly templateName?: string | null;
  @ApiPropertyOptional({ type: String, nullable: true, description: 'In place of the template’s.' })
  readonly customSubject?: string | null;
}

const Description = () => OptionalText({ label: 'the description', max: 2000 });

export class CreateAutomation {
  @Line({ label: 'the name', max: LONGEST_NAME, missing: NO_NAME })
  readonly name!: string;

  @Description()
  readonly description?: string | null;

  @OptionalOneOf(AUTOMATION_TRIGGERS, { description: 'new_contact unless given.' })
  readonly triggerType?: AutomationTrigger | null;

  @ApiPropertyOptional({ type: TriggerConditionsBody })
  @IsOptional()
  @IsObject({ message: NO_CONDITIONS })
  readonly triggerConditions?: object | null;

  @ApiProperty({ type: [AutomationStepBody] })
  @IsArray({ message: NO_LIST })
  readonly emailSequence!: unknown[];

  @OptionalYesNo({ description: 'true unless given.' })
  readonly isActive?: boolean | null;
}

/** What is to be different; what is not there stays. */
export class ChangeAutomation {
  @OptionalYesNo()
  readonly isActive?: boolean | null;

  @OptionalLine({ label: 'the name', max: LONGEST_NAME })
  readonly name?: string | null;

  @Description()
  readonly description?: string | null;

  @OptionalOneOf(AUTOMATION_TRIGGERS)
  readonly triggerType?: AutomationTrigger | null;

  @ApiPropertyOptional({ type: TriggerConditionsBody })
  @IsOptional()
  @IsObject({ message: NO_CONDITIONS })
  readonly triggerConditions?: object | null;

  @ApiPropertyOptional({ type: [AutomationStepBody] })
  @IsOptional()
  @IsArray({ message: NO_LIST })
  readonly emailSequence?: unknown[] | null;
}

/** Whom one would reach that is being written. */
export class CountReach {
  @OneOf(AUTOMATION_TRIGGERS)
  readonly triggerType!: AutomationTrigger;

  @ApiPropertyOptional({ type: TriggerConditionsBody })
  @IsOptional()
  @IsObject({ message: NO_CONDITIONS })
  readonly triggerConditions?: object | null;
}

/** @throws InvalidInput about conditions and sequence */
export function planOf(body: CreateAutomation): AutomationPlan {
  const triggerType = body.triggerType ?? 'new_contact';
  return {
    name: body.name,
    description: body.description || null,
    triggerType,
    triggerConditions: readConditions(triggerType, body.triggerConditions),
    emailSequence: readSequence(body.emailSequence),
    isActive: body.isActive ?? true,
  };
}

/** @throws InvalidInput when the name is taken away, about conditions and sequence */
export function changeOf(body: ChangeAutomation, before: Automation): Partial<AutomationPlan> {
  const { name, description, isActive, emailSequence } = body;
  if (name !== undefined && !name) throw new InvalidInput([{ field: 'name', message: NO_NAME }]);
  const triggerType = body.triggerType ?? before.triggerType;
  const isOtherTrigger = body.triggerType && body.triggerType !== before.triggerType;
  return {
    ...(name && { name }),
    ...(description !== undefined && { description: description || null }),
    ...(typeof isActive === 'boolean' && { isActive }),
    ...(emailSequence && { emailSequence: readSequence(emailSequence) }),
    ...((isOtherTrigger || body.triggerConditions) && {
      triggerType,
      triggerConditions: readConditions(triggerType, body.triggerConditions),
    }),
  };
}
