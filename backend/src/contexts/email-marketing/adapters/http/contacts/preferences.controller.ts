import { Body, Controller, Get, Headers, HttpCode, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Restaurant } from '../../../../../kernel/restaurant.js';
import { NoStore } from '../../../../../platform/http/no-store.js';
import { Public } from '../../../../../platform/http/security/access.js';
import { Audited } from '../../../../../platform/http/security/audited.js';
import { PublicForm } from '../../../../../platform/rate-limits/rate-limit.guard.js';
import { type MailedSubject, PreferenceLinks } from '../../../domain/contacts/preference-links.js';
import { PreferencesService } from '../../../domain/contacts/preferences.service.js';
import { consentWording } from '../../../domain/contacts/wording.js';
import { CorrectName, PreferencesView, preferencesView } from './preferences.dto.js';

/** What a link in a mail opens; its token is the whole right, and stands in no address. */
@ApiTags('preferences')
@Controller('email/preferences')
@Public()
@ApiBearerAuth()
export class PreferencesController {
  constructor(
    private readonly preferences: PreferencesService,
    private readonly links: PreferenceLinks,
    private readonly restaurant: Restaurant,
  ) {}

  @Get()
  @NoStore()
  @ApiOkResponse({ type: PreferencesView })
  read(@Headers('authorization') authorization = ''): Promise<PreferencesView> {
    return this.view(this.opened(authorization));
  }

  @Put()
  @PublicForm('email-preferences')
  @ApiOkResponse({ type: PreferencesView })
  async rename(
    @Body() { firstName, lastName }: CorrectName,
    @Headers('authorization') authorization = '',
  ): Promise<PreferencesView> {
    const subject = this.opened(authorization);
    await this.preferences.rename(subject, firstName, lastName ?? '');
    return this.view(subject);
  }

  @Post('subscribe')
  @HttpCode(200)
  @PublicForm('email-preferences')
  @ApiOkResponse({ type: PreferencesView })
  async subscribe(@Headers('authorization') authorization = ''): Promise<PreferencesView> {
    const subject = this.opened(authorization);
    await this.preferences.subscribe(subject, consentWording(this.restaurant));
    return this.view(subject);
  }

  @Post('unsubscribe')
  @HttpCode(200)
  @PublicForm('email-preferences')
  @ApiOkResponse({ type: PreferencesView })
  async unsubscribe(@Headers('authorization') authorization = ''): Promise<PreferencesView> {
    const subject = this.opened(authorization);
    await this.preferences.unsubscribe(subject, 'preference_page');
    return this.view(subject);
  }

  /** What is remembered about them, by where it is kept. */
  @Get('record')
  @NoStore()
  @Audited('export of a personal record')
  @ApiOkResponse({ schema: { type: 'object', additionalProperties: { type: 'array', items: { type: 'object' } } } })
  record(@Headers('authorization') authorization = ''): Promise<Record<string, readonly object[]>> {
    return this.preferences.record(this.opened(authorization));
  }

  @Post('erase')
  @HttpCode(204)
  @PublicForm('email-preferences')
  @Audited('erasure of a personal record')
  @ApiNoContentResponse()
  erase(@Headers('authorization') authorization = ''): Promise<void> {
    return this.preferences.erase(this.opened(authorization));
  }

  private opened(authorization: string): MailedSubject {
    return this.links.subjectIn(authorization.replace(/^Bearer /i, ''));
  }

  private async view(subject: MailedSubject): Promise<PreferencesView> {
    return preferencesView(await this.preferences.of(subject), consentWording(this.restaurant));
  }
}
