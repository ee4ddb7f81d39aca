import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../../kernel/actor.js';
import { MailAddress } from '../../../../platform/http/fields/index.js';
import { NoStore } from '../../../../platform/http/no-store.js';
import { CurrentActor, Roles } from '../../../../platform/http/security/access.js';
import { Audited } from '../../../../platform/http/security/audited.js';
import { PrivacyService } from '../../domain/privacy.service.js';

/** In the body, so that no address of a person stands in an address of a page. */
export class PersonalRecordOf {
  @MailAddress()
  readonly email!: string;
}

/** Of tables, letters and contacts at once: the owner's alone. */
@ApiTags('personal records')
@Controller('admin/personal-records')
@Roles('admin')
export class PersonalRecordsController {
  constructor(private readonly privacy: PrivacyService) {}

  /** Everything that is kept under the address, by where it is kept. */
  @Post()
  @HttpCode(200)
  @NoStore()
  @Audited('export of a personal record')
  @ApiOkResponse({ schema: { type: 'object', additionalProperties: { type: 'array', items: { type: 'object' } } } })
  record(@Body() { email }: PersonalRecordOf): Promise<Record<string, readonly object[]>> {
    return this.privacy.record(email);
  }

  /** Forgets everything that is kept under the address; it stays known as one to leave alone. */
  @Post('erase')
  @HttpCode(204)
  @Audited('erasure of a personal record')
  @ApiNoContentResponse()
  erase(@Body() { email }: PersonalRecordOf, @CurrentActor() actor: Actor): Promise<void> {
    return this.privacy.erase(email, actor);
  }
}
