import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../../kernel/actor.js';
import { MailAddress } from '../../../../platform/http/fields/index.js';
import { NoStore } from '../../../../platform/http/no-store.js';
import { CurrentActor, Roles } from '../../../../platform/http/security/access.js';
import { Audited } from '../../../../platform/http/security/audited.js';
import { PrivacyService } from '../../domain/privacy.service.js';

/** Sent in the body, so that no URL contains a person's address. */
export class PersonalRecordOf {
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
