import { ApiProperty } from '@nestjs/swagger';
import {
  type Automation,
  AUTOMATION_TRIGGERS,
  type AutomationStep,
  type AutomationTrigger,
  type TriggerConditions,
} from '../../../domain/automations/automation.js';
import type { AutomationFigures, WaitingRun } from '../../persistence/automations/automation-runs.js';
import { AutomationStepBody, TriggerConditionsBody } from './automations.dto.js';

const optional = { type: String, nullable: true };

export class AutomationView {
  @ApiProperty() id!: string;
  @ApiProperty() name!: string;
  @ApiProperty(optional) description!: string | null;
  @ApiProperty({ enum: AUTOMATION_TRIGGERS }) triggerType!: AutomationTrigger;
  @ApiProperty({ type: TriggerConditionsBody }) triggerConditions!: TriggerConditions;
  @ApiProperty({ type: [AutomationStepBody] }) emailSequence!: readonly AutomationStep[];
  @ApiProperty() isActive!: boolean;
  @ApiProperty({ description: 'Of the first mail, in days.' }) delay!: number;
  @ApiProperty({ ...optional, description: 'Of the first mail.' }) templateId!: string | null;
  @ApiProperty({ description: 'How often somebody began it.' }) totalTriggered!: number;
  @ApiProperty() totalSent!: number;
  @ApiProperty() createdBy!: string;
  @ApiProperty() createdByRole!: string;
  @ApiProperty() createdAt!: string;
  @ApiProperty() updatedAt!: string;
}

/** The list writes the same shape (automation.list.ts). */
export const automationView = (
  automation: Automation,
  totals: Pick<AutomationView, 'totalTriggered' | 'totalSent'>,
): AutomationView => ({
  ...automation,
  ...totals,
  createdAt: automation.createdAt.toISOString(),
  updatedAt: automation.updatedAt.toISOString(),
});

export class AutomationFiguresView implements AutomationFigures {
  @ApiProperty() total!: number;
  @ApiProperty() active!: number;
  @ApiProperty() totalTriggered!: number;
  @ApiProperty() totalSent!: number;
}

export class WaitingRunView implements WaitingRun {
  @ApiProperty() contactId!: string;
  @ApiProperty() name!: string;
  @ApiProperty() email!: string;
  @ApiProperty({ description: 'Place of the next mail, from 0.' }) step!: number;
  @ApiProperty() dueAt!: string;
}
