import { ApiProperty } from '@nestjs/swagger';
import {
  type Automation,
  AUTOMATION_TRIGGERS,
  type AutomationStep,
  type AutomationTrigger,
  type TriggerConditions,
} from '../../domain/automation.js';
import type { PreviewedStep } from '../../domain/automation-preview.js';
import { type Approval, APPROVALS } from '../../../settings/domain/index.js';
import type { AutomationFigures, AutomationStanding, WaitingRun } from '../persistence/automation-figures.query.js';
import { MailPreviewView } from '../../../templates/index.js';
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
  @ApiProperty({ description: 'Nothing of it leaves before the owner has said yes.' }) waitsForOwner!: boolean;
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

export class PreviewedStepView implements PreviewedStep {
  @ApiProperty({ description: 'Days after the trigger.' }) delayDays!: number;
  @ApiProperty({ type: MailPreviewView, nullable: true, description: 'Null without a template: nothing is sent then.' })
  mail!: MailPreviewView | null;
}

/** Includes `updatedAt`, so that the owner decides about this exact version. */
export class AutomationPreviewView {
  @ApiProperty() updatedAt!: string;
  @ApiProperty({ type: [PreviewedStepView] }) mails!: readonly PreviewedStepView[];
}

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
