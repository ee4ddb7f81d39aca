import { Body, Controller, Get, Param, Patch, Post, Query, type StreamableFile } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
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
import { type Enquiry, kindsOf } from '../../domain/enquiry.js';
import { enquiryList } from '../persistence/enquiry.list.js';
import { EnquiryQueries } from '../persistence/enquiry.query.js';
import {
  AnswerEnquiry,
  EnquiryFilter,
  EnquiryGroupFilter,
  EnquiryListQuery,
  EnquirySummaryView,
  enquiryView,
  EnquiryView,
  MarkEnquiry,
} from './enquiries.dto.js';

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
