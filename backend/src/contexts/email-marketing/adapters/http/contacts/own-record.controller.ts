import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { NoStore } from '../../../../../platform/http/no-store.js';
import { Public } from '../../../../../platform/http/security/access.js';
import { Audited } from '../../../../../platform/http/security/audited.js';
import { LinkToken } from '../../../../../platform/links/link-token.js';
import { PublicForm } from '../../../../../platform/rate-limits/rate-limit.guard.js';
import { PreferenceLinks } from '../../../domain/contacts/preference-links.js';
import { PreferencesService } from '../../../domain/contacts/preferences.service.js';

/** What the link opens that somebody had mailed to themselves; its token is the whole right, and stands in no address. */
@ApiTags('preferences')
@Controller('email/record')
@Public()
@ApiBearerAuth()
export class OwnRecordController {
  constructor(
    private readonly preferences: PreferencesService,
    private readonly links: PreferenceLinks,
  ) {}

  /** What is remembered about them, by where it is kept. */
  @Get()
  @NoStore()
  @Audited('export of a personal record')
  @ApiOkResponse({ schema: { type: 'object', additionalProperties: { type: 'array', items: { type: 'object' } } } })
  record(@LinkToken() token: string): Promise<Record<string, readonly object[]>> {
    return this.preferences.record(this.links.subjectOfRecord(token));
  }

  @Post('erase')
  @HttpCode(204)
  @PublicForm('email-preferences')
  @Audited('erasure of a personal record')
  @ApiNoContentResponse()
  erase(@LinkToken() token: string): Promise<void> {
    return this.preferences.erase(this.links.subjectOfRecord(token));
  }
}
