import {
  ApiCreatedResponse,
  ApiOkResponse,
  ApiProduces,
  ApiProperty,
  ApiTags,
  IntersectionType,
} from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { Body, Controller, Get, Param, Patch, Post, Query, type StreamableFile } from '@nestjs/common';
import { PageQuery } from '../../../../platform/lists/page-query.js';
import {
  Flag,
  type FlagText,
  Line,
  OptionalFlag,
  OptionalOneOf,
  OptionalText,
  Text,
} from '../../../../platform/http/fields/index.js';
import {
  type Enquiry,
  ENQUIRY_GROUPS,
  ENQUIRY_KINDS,
  type EnquiryGroup,
  type EnquiryKind,
  kindsOf,
} from '../../domain/enquiry.js';
import type { Actor } from '../../../../kernel/actor.js';
import { csvStream } from '../../../../platform/http/csv-answer.js';
import { IdPipe } from '../../../../platform/http/id.pipe.js';
import { NoStore } from '../../../../platform/http/no-store.js';
import { Audited } from '../../../../platform/http/security/audited.js';
import { CurrentActor, Roles } from '../../../../platform/http/security/access.js';
import { Creates } from '../../../../platform/idempotency/idempotency.interceptor.js';
import { containing } from '../../../../platform/lists/list-of.js';
import type { ListPage, UnchangedPage } from '../../../../platform/lists/list-page.js';
import { Lists } from '../../../../platform/lists/lists.js';
import { EnquiriesService } from '../../domain/enquiries.service.js';
import { enquiryList, EnquiryQueries } from '../persistence/typeorm-enquiry.repository.js';

const GROUPS = Object.keys(ENQUIRY_GROUPS) as EnquiryGroup[];

class EnquiryGroupFilter {
  @OptionalOneOf(GROUPS, { sentence: `group must be one of ${GROUPS.join(', ')}.` })
  readonly group?: EnquiryGroup;
}

class EnquiryFilter extends EnquiryGroupFilter {
  @OptionalOneOf(ENQUIRY_KINDS, { sentence: `kind must be one of ${ENQUIRY_KINDS.join(', ')}.` })
  readonly kind?: EnquiryKind;

  @OptionalFlag()
  readonly isRead?: FlagText;

  @OptionalText({ max: 100, description: 'Part of a name, address, or text.' })
  readonly search?: string;
}

class EnquiryListQuery extends IntersectionType(EnquiryFilter, PageQuery) {}

class MarkEnquiry {
  @Transform(({ value }: { value: unknown }) => (typeof value === 'boolean' ? String(value) : value))
  @Flag()
  readonly isRead!: FlagText;
}

class AnswerEnquiry {
  @Line({ label: 'a subject', max: 200 })
  readonly subject!: string;

  @Text({ label: 'your answer', max: 10_000 })
  readonly message!: string;
}

class AnswerView {
  @ApiProperty() subject!: string;
  @ApiProperty() message!: string;
  @ApiProperty() sentAt!: string;
  @ApiProperty() sentBy!: string;
}

class EnquiryView {
  @ApiProperty() id!: string;
  @ApiProperty({ enum: ENQUIRY_KINDS }) kind!: EnquiryKind;
  @ApiProperty({ description: "'' when the form did not ask." }) name!: string;
  @ApiProperty({ description: "'' when none was left." }) email!: string;
  @ApiProperty() createdAt!: string;
  @ApiProperty({ enum: ['true', 'false'] }) isRead!: FlagText;
  @ApiProperty({ type: Object, additionalProperties: true, description: 'Submitted fields.' })
  data!: Readonly<Record<string, unknown>>;
  @ApiProperty({ type: [AnswerView] }) answers!: readonly AnswerView[];
}

const enquiryView = ({ createdAt, isRead, ...enquiry }: Enquiry): EnquiryView => ({
  ...enquiry,
  createdAt: createdAt.toISOString(),
  isRead: isRead ? 'true' : 'false',
});

class EnquirySummaryView {
  @ApiProperty({ description: 'Of the group, if one is given.' }) total!: number;
  @ApiProperty({ description: 'Of the group, if one is given.' }) unread!: number;
  @ApiProperty() contact!: number;
  @ApiProperty() gift!: number;
  @ApiProperty() consultation!: number;
  @ApiProperty() plan!: number;
  @ApiProperty() requirements!: number;
  @ApiProperty() contract!: number;
}

@ApiTags('enquiries')
@Controller('admin/enquiries')
@Roles('admin')
export class EnquiriesController {
  constructor(
    private readonly enquiries: EnquiriesService,
    private readonly lists: Lists,
    private readonly queries: EnquiryQueries,
  ) {}

  @Get()
  @NoStore()
  @ApiOkResponse({ type: [EnquiryView] })
  list(@Query() { kind, group, isRead, search, ...page }: EnquiryListQuery): Promise<ListPage | UnchangedPage> {
    const scope = isRead === undefined ? 'all' : isRead === 'true' ? 'read' : 'unread';
    const filter = {
      ...(kind && { kind }),
      ...(group && { [group]: group }),
      ...(search && { words: containing(search) }),
    };
    return this.lists.page(enquiryList, { ...page, scope, filter }, undefined);
  }

  @Get('summary')
  @NoStore()
  @ApiOkResponse({ type: EnquirySummaryView })
  summary(@Query() { group }: EnquiryGroupFilter): Promise<EnquirySummaryView> {
    return this.queries.summary(kindsOf(group));
  }

  /** Exports the filtered list without pagination, with a column for each field that was sent. */
  @Get('export.csv')
  @Audited('export of enquiries')
  @NoStore()
  @ApiProduces('text/csv')
  async export(@Query() { kind, group, isRead, search }: EnquiryFilter): Promise<StreamableFile> {
    const wanted = {
      kinds: kindsOf(group).filter((one) => !kind || one === kind),
      isRead: isRead === undefined ? null : isRead === 'true',
      words: search ? containing(search) : null,
    };
    const own = { id: 'id', kind: 'kind', name: 'name', email: 'email', createdAt: 'createdAt', isRead: 'isRead' };
    const fields = (await this.queries.fields(wanted)).filter((field) => !Object.hasOwn(own, field));
    const columns = { ...own, ...Object.fromEntries(fields.map((field) => [`data.${field}`, field])) };
    const rows = tableOf(this.queries.all(wanted), fields);
    return csvStream(`enquiries${kind ? `-${kind}` : ''}.csv`, columns, rows);
  }

  @Get(':id')
  @NoStore()
  @ApiOkResponse({ type: EnquiryView })
  async get(@Param('id', IdPipe) id: string): Promise<EnquiryView> {
    return enquiryView(await this.enquiries.get(id));
  }

  @Patch(':id')
  @ApiOkResponse({ type: EnquiryView })
  async mark(
    @Param('id', IdPipe) id: string,
    @Body() { isRead }: MarkEnquiry,
    @CurrentActor() actor: Actor,
  ): Promise<EnquiryView> {
    return enquiryView(await this.enquiries.mark(id, isRead === 'true', actor));
  }

  @Post(':id/answer')
  @Creates()
  @ApiCreatedResponse({ type: EnquiryView })
  async answer(
    @Param('id', IdPipe) id: string,
    @Body() answer: AnswerEnquiry,
    @CurrentActor() actor: Actor,
  ): Promise<EnquiryView> {
    return enquiryView(await this.enquiries.answer(id, answer, actor));
  }
}

async function* tableOf(enquiries: AsyncIterable<Enquiry>, fields: readonly string[]) {
  for await (const { id, kind, name, email, createdAt, isRead, data } of enquiries) {
    const sent = fields.map((field) => [`data.${field}`, asText(data[field])]);
    yield { id, kind, name, email, createdAt, isRead, ...(Object.fromEntries(sent) as Record<string, string>) };
  }
}

function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.join(', ');
  return value === null || value === undefined ? '' : JSON.stringify(value);
}
