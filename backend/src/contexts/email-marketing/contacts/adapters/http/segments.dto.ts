import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Allow } from 'class-validator';
import { InvalidInput } from '../../../../../kernel/domain-error.js';
import {
  Line,
  OptionalLine,
  OptionalText,
  OptionalTextList,
  OptionalYesNo,
} from '../../../../../platform/http/fields/index.js';
import type { SegmentCounts } from '../../domain/ports/audience.js';
import {
  CONDITION_FIELDS,
  type ConditionField,
  readConditions,
  type SegmentCondition,
} from '../../domain/segment-condition.js';
import type { Segment, SegmentRule } from '../../domain/segment.js';

const NAME = { label: 'a name', max: 120 };
const OPERATORS = [...new Set(Object.values(CONDITION_FIELDS).flatMap(({ operators }) => operators))];

class ConditionView {
  @ApiProperty({ enum: Object.keys(CONDITION_FIELDS) }) field!: ConditionField;
  @ApiProperty({ enum: OPERATORS }) operator!: SegmentCondition['operator'];
  @ApiProperty({ oneOf: [{ type: 'string' }, { type: 'number' }], description: 'A text, a date, a number or a month.' })
  value!: string | number;
}

/** Whom a segment holds. */
export class CountSegment {
  @OptionalTextList({ label: 'tags', most: 50, max: 60, description: 'At least one of them.' })
  readonly tags?: string[] | null;

  /** What is asked depends on the field: the domain reads it. */
  @Allow()
  @ApiPropertyOptional({ type: [ConditionView], description: 'All of them.' })
  readonly conditions?: unknown;
}

class OptionalSegment extends CountSegment {
  @OptionalText({ label: 'the description', max: 500 })
  readonly description?: string | null;

  @OptionalYesNo()
  readonly isActive?: boolean | null;
}

export class CreateSegment extends OptionalSegment {
  @Line(NAME)
  readonly name!: string;
}

/** What is not sent stays as it is. */
export class EditSegment extends OptionalSegment {
  @OptionalLine(NAME)
  readonly name?: string | null;
}

/** @throws InvalidInput when a condition means nothing */
export const ruleOf = ({ tags, conditions }: CountSegment): SegmentRule => ({
  tags: tags ?? [],
  conditions: readConditions(conditions),
});

export const segmentOf = (body: CreateSegment) => ({
  ...ruleOf(body),
  name: body.name,
  description: body.description || null,
  isActive: body.isActive ?? true,
});

/** @throws InvalidInput when the name is taken away, or a condition means nothing */
export function changesOf({ name, description, tags, conditions, isActive }: EditSegment) {
  if (name === '' || name === null) throw new InvalidInput([{ field: 'name', message: 'Please enter a name.' }]);
  return {
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description: description || null }),
    ...(tags && { tags }),
    ...(conditions !== undefined && { conditions: readConditions(conditions) }),
    ...(typeof isActive === 'boolean' && { isActive }),
  };
}

export class SegmentCountView {
  @ApiProperty() contactCount!: number;
  @ApiProperty({ description: 'How many of them may be mailed.' }) reachable!: number;
}

/** While a segment is written. */
export class LiveCountView extends SegmentCountView {
  @ApiProperty({ description: 'Told from a sample: they are being counted. Who asks again gets their number.' })
  isEstimate!: boolean;
}

export class SegmentView extends SegmentCountView {
  @ApiProperty() id!: string;
  @ApiProperty() name!: string;
  @ApiProperty({ type: String, nullable: true }) description!: string | null;
  @ApiProperty({ type: [String] }) tags!: readonly string[];
  @ApiProperty({ type: [ConditionView] }) conditions!: readonly SegmentCondition[];
  @ApiProperty() isActive!: boolean;
  @ApiProperty() createdBy!: string;
  @ApiProperty() createdByRole!: string;
  @ApiProperty() createdAt!: string;
  @ApiProperty() updatedAt!: string;
}

const countView = ({ contacts, reachable }: SegmentCounts): SegmentCountView => ({
  contactCount: contacts,
  reachable,
});

export const liveCountView = (counts: SegmentCounts): LiveCountView => ({
  ...countView(counts),
  isEstimate: counts.isEstimate,
});

export const segmentView = (segment: Segment, counts: SegmentCounts): SegmentView => ({
  ...segment,
  ...countView(counts),
  createdAt: segment.createdAt.toISOString(),
  updatedAt: segment.updatedAt.toISOString(),
});
