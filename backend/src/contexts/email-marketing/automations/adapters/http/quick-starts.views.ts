import { ApiProperty } from '@nestjs/swagger';
import { AUTOMATION_TRIGGERS, type AutomationTrigger, type TriggerConditions } from '../../domain/automation.js';
import { quickStarts } from '../../domain/quick-starts.js';
import { TriggerConditionsBody } from './automations.dto.js';

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

export const quickStartViews: readonly QuickStartView[] = Object.entries(quickStarts).map(
  ([kind, { triggerType, triggerConditions, mails }]) => ({
    kind: kind as ReadyMade,
    triggerType,
    triggerConditions,
    mails: mails.map(({ delayDays, subject }) => ({ delayDays, subject })),
  }),
);

export class AutomationReachView {
  @ApiProperty({ description: 'How many of the contacts there are now.' }) contacts!: number;
}
