import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiProduces,
  ApiProperty,
  ApiTags,
  PickType,
} from '@nestjs/swagger';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, type StreamableFile } from '@nestjs/common';
import { OptionalOneOf, OptionalText } from '../../../../../platform/http/fields/index.js';
import { IfNoneMatch, PageQuery } from '../../../../../platform/lists/page-query.js';
import { type SortedBy, sortsOf } from '../../../../../platform/lists/sorting.js';
import {
  CONSENT_WAYS,
  type ConsentWay,
  type Contact,
  CONTACT_METHODS,
  CONTACT_SORTS,
  CONTACT_STATUSES,
  type ContactMethod,
  type ContactSort,
  type ContactStatus,
  SUPPRESSION_REASONS,
  type SuppressionReason,
} from '../../domain/contact.js';
import { contactSearchText } from '../persistence/typeorm-contact.repository.js';
import type { Actor } from '../../../../../kernel/actor.js';
import { csvStream } from '../../../../../platform/http/csv-answer.js';
import { IdPipe } from '../../../../../platform/http/id.pipe.js';
import { NoStore } from '../../../../../platform/http/no-store.js';
import { CurrentActor, Roles } from '../../../../../platform/http/security/access.js';
import { Audited } from '../../../../../platform/http/security/audited.js';
import { Creates } from '../../../../../platform/idempotency/idempotency.interceptor.js';
import type { ListPage, UnchangedPage } from '../../../../../platform/lists/list-page.js';
import { Lists } from '../../../../../platform/lists/lists.js';
import { ContactsService } from '../../domain/contacts.service.js';
import { contactList, sortedTaggedContactList, taggedContactList } from '../persistence/contact.schema.js';
import { SegmentFigures } from '../persistence/segment-pages.js';
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

class ContactFilter extends PageQuery {
  @OptionalText({
    max: 100,
    description: 'Part of a name, email address or phone number; with fewer than three letters, its beginning.',
  })
  readonly query?: string;

  @OptionalText({ max: 60 })
  readonly tag?: string;

  @OptionalOneOf(CONTACT_STATUSES)
  readonly status?: ContactStatus;

  @OptionalOneOf(sortsOf(CONTACT_SORTS), {
    description: 'A minus sorts in descending order. Default: newest first. Contacts without a value come last.',
  })
  readonly sort?: SortedBy<ContactSort>;
}

/** Filters of an export; all contacts by default. */
class ExportFilter extends PickType(ContactFilter, ['query', 'tag', 'status']) {}

/** What the list is narrowed by. */
export function narrowedBy({ query, tag, status }: ExportFilter) {
  return { text: query ? contactSearchText(query) : undefined, filter: { tag: tag || undefined, status } };
}

class ConsentView {
  @ApiProperty() at!: string;
  @ApiProperty({ enum: CONSENT_WAYS }) how!: ConsentWay;
  @ApiProperty() wording!: string;
}

const NULLABLE = { type: String, nullable: true } as const;

export class ContactView {
  @ApiProperty() id!: string;
  @ApiProperty() firstName!: string;
  @ApiProperty() lastName!: string;
  @ApiProperty() email!: string;
  @ApiProperty({ type: [String], description: 'Addresses of contacts that were merged into this one.' })
  otherAddresses!: readonly string[];
  @ApiProperty(NULLABLE) phone!: string | null;
  @ApiProperty(NULLABLE) dateOfBirth!: string | null;
  @ApiProperty({ type: [String] }) tags!: readonly string[];
  @ApiProperty() emailOptIn!: boolean;
  @ApiProperty() smsOptIn!: boolean;
  @ApiProperty(NULLABLE) lastVisit!: string | null;
  @ApiProperty() totalVisits!: number;
  @ApiProperty({ enum: CONTACT_METHODS }) preferredContactMethod!: ContactMethod;
  @ApiProperty(NULLABLE) notes!: string | null;
  @ApiProperty() source!: string;
  @ApiProperty({ enum: CONTACT_STATUSES }) status!: ContactStatus;
  @ApiProperty({ type: ConsentView, nullable: true }) consent!: ConsentView | null;
  @ApiProperty({ ...NULLABLE, description: 'When the last confirmation email was sent.' })
  optInAskedAt!: string | null;
  @ApiProperty({ enum: SUPPRESSION_REASONS, nullable: true, description: 'Why the address gets no email.' })
  suppressed!: SuppressionReason | null;
  @ApiProperty() createdAt!: string;
  @ApiProperty() updatedAt!: string;
}

export const contactView = (contact: Contact, suppressed: SuppressionReason | null): ContactView => ({
  ...contact,
  suppressed,
  lastVisit: contact.lastVisit?.toISOString() ?? null,
  optInAskedAt: contact.optInAskedAt?.toISOString() ?? null,
  createdAt: contact.createdAt.toISOString(),
  updatedAt: contact.updatedAt.toISOString(),
});

class ContactSummaryView {
  @ApiProperty() active!: number;
  @ApiProperty() inactive!: number;
  @ApiProperty() unsubscribed!: number;
  @ApiProperty({ description: 'Active contacts who are opted in.' }) optedIn!: number;
  @ApiProperty({ description: 'Opted-in contacts whose address has not bounced, complained, or unsubscribed.' })
  reachable!: number;
  @ApiProperty() total!: number;
}

class TagView {
  @ApiProperty() tag!: string;
  @ApiProperty() contacts!: number;
}

/** Headings of an export; an import knows them again. */
const EXPORT_COLUMNS = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  dateOfBirth: 'Date of birth',
  tags: 'Tags',
  emailOptIn: 'Email opt-in',
  smsOptIn: 'SMS opt-in',
  preferredContactMethod: 'Preferred contact',
  status: 'Status',
  source: 'Source',
  totalVisits: 'Visits',
  lastVisit: 'Last visit',
  consentAt: 'Consent given at',
  consentHow: 'Consent given by',
  consentWording: 'Consent given to',
  notes: 'Notes',
  createdAt: 'Added',
  blocked: 'Blocked',
  otherAddresses: 'Other addresses',
};

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
    const listRequest = { limit, cursor, scope: 'all', ...narrowedBy(query) } as const;
    const isOfTag = listRequest.filter.tag !== undefined;
    if (sort === undefined) return this.lists.page(isOfTag ? taggedContactList : contactList, listRequest, known);
    return isOfTag
      ? this.lists.page(sortedTaggedContactList, { ...listRequest, sort }, known)
      : this.lists.page(contactList, { ...listRequest, scope: 'ofEachStatus', sort }, known);
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
    const changes = changesOf(body, await this.contacts.get(id));
    return this.view(await this.contacts.edit(id, changes, consentWording || null, expectedUpdatedAt || null, actor));
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
