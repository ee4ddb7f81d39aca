import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { InvalidInput } from '../../../../../kernel/domain-error.js';
import {
  ExpectedUpdatedAt,
  holds,
  Line,
  OneOf,
  OptionalLine,
  OptionalNestedList,
  OptionalText,
  OptionalTextList,
  OptionalYesNo,
} from '../../../../../platform/http/fields/index.js';
import type { SegmentCounts } from '../../domain/ports.js';
import {
  checkedConditions,
  CONDITION_FIELDS,
  type ConditionField,
  type ConditionInput,
  MAX_CONDITIONS,
  type Segment,
  type SegmentCondition,
  type SegmentRule,
} from '../../domain/segment.js';
import type { Actor } from '../../../../../kernel/actor.js';
import { IdPipe } from '../../../../../platform/http/id.pipe.js';
import { CurrentActor, Roles } from '../../../../../platform/http/security/access.js';
import { Creates } from '../../../../../platform/idempotency/idempotency.interceptor.js';
import type { ListPage } from '../../../../../platform/lists/list-page.js';
import { PageQuery } from '../../../../../platform/lists/page-query.js';
import { SegmentsService } from '../../domain/segments.service.js';
import { SegmentFigures, SegmentPages } from '../persistence/segment-pages.js';

const NAME = { label: 'a name', max: 120 };
const OPERATORS = [...new Set(Object.values(CONDITION_FIELDS).flatMap(({ operators }) => operators))];

const FIELDS = Object.keys(CONDITION_FIELDS);

const isTextOrNumber = (value: unknown) => typeof value === 'string' || typeof value === 'number';

/** Both the request and the response. */
class ConditionView implements ConditionInput {
  @OneOf(FIELDS, { sentence: `Condition $place must be about one of ${FIELDS.join(', ')}.` })
  readonly field!: ConditionField;

  @OneOf(OPERATORS, { sentence: `Condition $place must compare by one of ${OPERATORS.join(', ')}.` })
  readonly operator!: SegmentCondition['operator'];

  @ApiProperty({ oneOf: [{ type: 'string' }, { type: 'number' }], description: 'A text, date, number, or month.' })
  @holds('isTextOrNumber', isTextOrNumber, 'Condition $place needs a text or a number.')
  readonly value!: string | number;
}

/** The rule of a segment. */
class CountSegment {
  @OptionalTextList({ label: 'tags', maxItems: 50, max: 60, description: 'Contacts with at least one of these tags.' })
  readonly tags?: string[] | null;

  @OptionalNestedList({
    type: ConditionView,
    maxItems: MAX_CONDITIONS,
    notList: `Give the conditions as a list of at most ${String(MAX_CONDITIONS)}.`,
    description: 'Contacts who meet all of these conditions.',
  })
  readonly conditions?: readonly ConditionInput[] | null;
}

class OptionalSegment extends CountSegment {
  @OptionalText({ label: 'the description', max: 500 })
  readonly description?: string | null;

  @OptionalYesNo()
  readonly isActive?: boolean | null;
}

class CreateSegment extends OptionalSegment {
  @Line(NAME)
  readonly name!: string;
}

/** Omitted fields stay as they are. */
class EditSegment extends OptionalSegment {
  @ExpectedUpdatedAt('segment')
  readonly expectedUpdatedAt?: string | null;

  @OptionalLine(NAME)
  readonly name?: string | null;
}

/** @throws InvalidInput when a condition means nothing */
const ruleOf = ({ tags, conditions }: CountSegment): SegmentRule => ({
  tags: tags ?? [],
  conditions: checkedConditions(conditions ?? []),
});

const segmentOf = (body: CreateSegment) => ({
  ...ruleOf(body),
  name: body.name,
  description: body.description || null,
  isActive: body.isActive ?? true,
});

/** @throws InvalidInput when the name is taken away, or a condition means nothing */
function changesOf({ name, description, tags, conditions, isActive }: EditSegment) {
  if (name === '' || name === null) throw new InvalidInput([{ field: 'name', message: 'Enter a name.' }]);
  return {
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description: description || null }),
    ...(tags && { tags }),
    ...(conditions !== undefined && { conditions: checkedConditions(conditions ?? []) }),
    ...(typeof isActive === 'boolean' && { isActive }),
  };
}

class SegmentCountView {
  @ApiProperty() contactCount!: number;
  @ApiProperty({ description: 'Number of them who can get marketing email.' }) reachable!: number;
}

/** While a segment is written. */
class LiveCountView extends SegmentCountView {
  @ApiProperty({
    description: 'Estimated from a sample while the exact number is counted; ask again for the exact one.',
  })
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

const liveCountView = (counts: SegmentCounts): LiveCountView => ({
  ...countView(counts),
  isEstimate: counts.isEstimate,
});

const segmentView = (segment: Segment, counts: SegmentCounts): SegmentView => ({
  ...segment,
  ...countView(counts),
  createdAt: segment.createdAt.toISOString(),
  updatedAt: segment.updatedAt.toISOString(),
});

@ApiTags('contacts')
@Controller('contact-segments')
@Roles('manager', 'admin')
export class SegmentsController {
  constructor(
    private readonly segments: SegmentsService,
    private readonly pages: SegmentPages,
    private readonly figures: SegmentFigures,
  ) {}

  @Get()
  @ApiOkResponse({ type: [SegmentView] })
  list(@Query() query: PageQuery): Promise<ListPage> {
    return this.pages.read(query);
  }

  @Get(':id')
  @ApiOkResponse({ type: SegmentView })
  async get(@Param('id', IdPipe) id: string): Promise<SegmentView> {
    return this.view(await this.segments.get(id));
  }

  @Post()
  @Creates()
  @ApiCreatedResponse({ type: SegmentView })
  async create(@Body() body: CreateSegment, @CurrentActor() actor: Actor): Promise<SegmentView> {
    return this.view(await this.segments.create(segmentOf(body), actor));
  }

  /** How many it would hold, while it is written. */
  @Post('count')
  @HttpCode(200)
  @ApiOkResponse({ type: LiveCountView })
  async count(@Body() body: CountSegment): Promise<LiveCountView> {
    return liveCountView(await this.figures.soon(ruleOf(body)));
  }

  @Put(':id')
  @ApiOkResponse({ type: SegmentView })
  async edit(
    @Param('id', IdPipe) id: string,
    @Body() body: EditSegment,
    @CurrentActor() actor: Actor,
  ): Promise<SegmentView> {
    return this.view(await this.segments.edit(id, changesOf(body), body.expectedUpdatedAt || null, actor));
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  delete(@Param('id', IdPipe) id: string, @CurrentActor() actor: Actor): Promise<void> {
    return this.segments.delete(id, actor);
  }

  private async view(segment: Segment): Promise<SegmentView> {
    return segmentView(segment, await this.figures.of(segment));
  }
}
