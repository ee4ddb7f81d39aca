import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, type StreamableFile } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../../../kernel/actor.js';
import { csvStream } from '../../../../../platform/http/csv-answer.js';
import { IdPipe } from '../../../../../platform/http/id.pipe.js';
import { NoStore } from '../../../../../platform/http/no-store.js';
import { CurrentActor, Roles } from '../../../../../platform/http/security/access.js';
import { Audited } from '../../../../../platform/http/security/audited.js';
import { Creates } from '../../../../../platform/idempotency/idempotency.interceptor.js';
import type { ListPage, UnchangedPage } from '../../../../../platform/lists/list-page.js';
import { Lists } from '../../../../../platform/lists/lists.js';
import { IfNoneMatch } from '../../../../../platform/lists/page-query.js';
import type { Contact } from '../../domain/contact.js';
import { ContactsService } from '../../domain/contacts.service.js';
import { contactList, sortedTaggedContactList, taggedContactList } from '../persistence/contact.lists.js';
import { SegmentFigures } from '../persistence/segment-figures.js';
import { ContactQueries } from '../persistence/contact.query.js';
import {
  changesOf,
  CreateContact,
  detailsOf,
  EditContact,
  RetagContacts,
  RetaggedView,
  tagsOf,
} from './contacts.dto.js';
import {
  ContactFilter,
  ContactSummaryView,
  ContactView,
  contactView,
  ExportFilter,
  narrowedBy,
  TagView,
} from './contacts.views.js';
import { EXPORT_COLUMNS } from './export-columns.js';

/** The segment without a condition. */
const EVERYONE = { tags: [], conditions: [] };

@ApiTags('contacts')
@Controller('customer-contacts')
@Roles('manager', 'admin')
export class ContactsController {
  constructor(
    private readonly contacts: ContactsService,
    private readonly lists: Lists,
    private readonly queries: ContactQueries,
    private readonly figures: SegmentFigures,
  ) {}

  @Get()
  @ApiOkResponse({ type: [ContactView] })
  list(@Query() query: ContactFilter, @IfNoneMatch() known?: string): Promise<ListPage | UnchangedPage> {
    const { limit, cursor, sort } = query;
    const asked = { limit, cursor, scope: 'all', ...narrowedBy(query) } as const;
    const isOfTag = asked.filter.tag !== undefined;
    if (sort === undefined) return this.lists.page(isOfTag ? taggedContactList : contactList, asked, known);
    return isOfTag
      ? this.lists.page(sortedTaggedContactList, { ...asked, sort }, known)
      : this.lists.page(contactList, { ...asked, scope: 'ofEachStatus', sort }, known);
  }

  @Get('summary')
  @ApiOkResponse({ type: ContactSummaryView })
  async summary(): Promise<ContactSummaryView> {
    const { reachable } = await this.figures.of(EVERYONE);
    return { ...(await this.queries.summary()), reachable };
  }

  @Get('tags')
  @ApiOkResponse({ type: [TagView] })
  tags(): Promise<TagView[]> {
    return this.queries.tags();
  }

  /** All contacts, or those in the list with the same filters. */
  @Get('export.csv')
  @Audited('export of contacts')
  @NoStore()
  @ApiProduces('text/csv')
  export(@Query() query: ExportFilter): StreamableFile {
    const { text, filter } = narrowedBy(query);
    return csvStream('contacts.csv', EXPORT_COLUMNS, this.queries.all({ text, ...filter }));
  }

  @Get(':id')
  @NoStore()
  @ApiOkResponse({ type: ContactView })
  async get(@Param('id', IdPipe) id: string): Promise<ContactView> {
    return this.view(await this.contacts.get(id));
  }

  @Post()
  @Creates()
  @ApiCreatedResponse({ type: ContactView })
  async create(@Body() body: CreateContact, @CurrentActor() actor: Actor): Promise<ContactView> {
    return this.view(await this.contacts.create(detailsOf(body), body.consentWording || null, actor));
  }

  /** Adds and removes tags of many; sent again, it changes nothing more. */
  @Post('tags')
  @HttpCode(200)
  @ApiOkResponse({ type: RetaggedView })
  async retag(@Body() body: RetagContacts, @CurrentActor() actor: Actor): Promise<RetaggedView> {
    const { add, remove } = tagsOf(body);
    return { changed: await this.contacts.retag(body.ids, add, remove, actor) };
  }

  @Put(':id')
  @ApiOkResponse({ type: ContactView })
  async edit(
    @Param('id', IdPipe) id: string,
    @Body() body: EditContact,
    @CurrentActor() actor: Actor,
  ): Promise<ContactView> {
    const { consentWording, expectedUpdatedAt } = body;
    const edited = this.contacts.edit(id, changesOf(body), consentWording || null, expectedUpdatedAt || null, actor);
    return this.view(await edited);
  }

  @Delete(':id')
  @HttpCode(204)
  @Audited('deletion of a contact')
  @ApiNoContentResponse()
  delete(@Param('id', IdPipe) id: string, @CurrentActor() actor: Actor): Promise<void> {
    return this.contacts.delete(id, actor);
  }

  private async view(contact: Contact): Promise<ContactView> {
    return contactView(contact, await this.queries.suppressionOf(contact.email));
  }
}
