import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { NoStore } from '../../platform/http/no-store.js';
import { CurrentActor, Public, Roles } from '../../platform/http/security/access.js';
import { Audited } from '../../platform/http/security/audited.js';
import { LinkToken } from '../../platform/links/link-token.js';
import { PublicForm } from '../../platform/rate-limits/rate-limit.guard.js';
import { PreferenceLinks, PreferencesService } from '../email-marketing/index.js';
import type { Actor } from '../../kernel/actor.js';
import { MailAddress } from '../../platform/http/fields/index.js';
import { PrivacyService } from './privacy.service.js';

/** The page behind the link that people request by email. The token is the only authorization, and no URL of a call contains it. */
@ApiTags('preferences')
@Controller('email/record')
@Public()
@ApiBearerAuth()
export class OwnRecordController {
  constructor(
    private readonly privacy: PrivacyService,
    private readonly preferences: PreferencesService,
    private readonly links: PreferenceLinks,
  ) {}

  /** The person's data by context. */
  @Get()
  @NoStore()
  @Audited('export of a personal record')
  @ApiOkResponse({ schema: { type: 'object', additionalProperties: { type: 'array', items: { type: 'object' } } } })
  async record(@LinkToken() token: string): Promise<Record<string, readonly object[]>> {
    return this.privacy.record(await this.addressOf(token));
  }

  @Post('erase')
  @HttpCode(204)
  @PublicForm('email-preferences')
  @Audited('erasure of a personal record')
  @ApiNoContentResponse()
  async erase(@LinkToken() token: string): Promise<void> {
    await this.privacy.erase(await this.addressOf(token), null);
  }

  private async addressOf(token: string): Promise<string> {
    return (await this.preferences.of(this.links.subjectOfRecord(token))).address;
  }
}

/** Sent in the body, so that no URL contains a person's address. */
class PersonalRecordOf {
  @MailAddress()
  readonly email!: string;
}

/** For the owner only, because it combines reservations, messages and contacts. */
@ApiTags('personal records')
@Controller('admin/personal-records')
@Roles('admin')
export class PersonalRecordsController {
  constructor(private readonly privacy: PrivacyService) {}

  /** Everything stored for the address, by context. */
  @Post()
  @HttpCode(200)
  @NoStore()
  @Audited('export of a personal record')
  @ApiOkResponse({ schema: { type: 'object', additionalProperties: { type: 'array', items: { type: 'object' } } } })
  record(@Body() { email }: PersonalRecordOf): Promise<Record<string, readonly object[]>> {
    return this.privacy.record(email);
  }

  /** Erases everything stored for the address, which remains suppressed. */
  @Post('erase')
  @HttpCode(204)
  @Audited('erasure of a personal record')
  @ApiNoContentResponse()
  erase(@Body() { email }: PersonalRecordOf, @CurrentActor() actor: Actor): Promise<void> {
    return this.privacy.erase(email, actor);
  }
}
