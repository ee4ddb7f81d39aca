import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { NoStore } from '../../../../../platform/http/no-store.js';
import { Programs } from '../../../../../platform/http/security/access.js';
import type { ListPage, UnchangedPage } from '../../../../../platform/lists/list-page.js';
import { Lists } from '../../../../../platform/lists/lists.js';
import { PageQuery } from '../../../../../platform/lists/page-query.js';
import { contactsForPrograms } from '../persistence/contact.schema.js';

class ProgramsContactView {
  @ApiProperty() id!: string;
  @ApiProperty() email!: string;
  @ApiProperty({ type: String, nullable: true }) firstName!: string | null;
  @ApiProperty({ type: String, nullable: true }) lastName!: string | null;
  @ApiProperty({ type: [String] }) tags!: string[];
  @ApiProperty() createdAt!: string;
}

@ApiTags('contacts')
@Controller('v1/contacts')
export class ProgramsContactsController {
  constructor(private readonly lists: Lists) {}

  /** Only contacts who may be emailed. */
  @Get()
  @ApiOperation({ summary: 'List contacts who get marketing email' })
  @Programs('contacts:read')
  @NoStore()
  @ApiOkResponse({ type: [ProgramsContactView] })
  list(@Query() query: PageQuery): Promise<ListPage | UnchangedPage> {
    return this.lists.page(contactsForPrograms, { ...query, scope: 'all', isForOneReader: true }, undefined);
  }
}
