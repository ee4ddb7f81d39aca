import { Controller, Get, HttpCode, Param, ParseUUIDPipe, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../../../kernel/actor.js';
import { NoStore } from '../../../../../platform/http/no-store.js';
import { CurrentActor, Roles } from '../../../../../platform/http/security/access.js';
import { Audited } from '../../../../../platform/http/security/audited.js';
import { ContactsService } from '../../../domain/contacts/contacts.service.js';
import { PreferencesService } from '../../../domain/contacts/preferences.service.js';

/** What the house does for somebody who asks what it knows of them, or to be forgotten. */
@ApiTags('contacts')
@Controller('customer-contacts')
@Roles('manager', 'admin')
export class PersonalRecordsController {
  constructor(
    private readonly contacts: ContactsService,
    private readonly preferences: PreferencesService,
  ) {}

  /** Everything that is kept under the contact's address, by where it is kept. */
  @Get(':id/record')
  @NoStore()
  @Audited('export of a personal record')
  @ApiOkResponse({ schema: { type: 'object', additionalProperties: { type: 'array', items: { type: 'object' } } } })
  async record(@Param('id', ParseUUIDPipe) id: string): Promise<Record<string, readonly object[]>> {
    await this.contacts.get(id);
    return this.preferences.record(`contact:${id}`);
  }

  /** Forgets everything that is kept under the contact's address; it stays known as one to leave alone. */
  @Post(':id/erase')
  @HttpCode(204)
  @Audited('erasure of a personal record')
  @ApiNoContentResponse()
  async erase(@Param('id', ParseUUIDPipe) id: string, @CurrentActor() actor: Actor): Promise<void> {
    await this.contacts.get(id);
    await this.preferences.erase(`contact:${id}`, actor);
  }
}
