import { Body, Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Restaurant } from '../../../../../kernel/restaurant.js';
import { NoStore } from '../../../../../platform/http/no-store.js';
import { Public } from '../../../../../platform/http/security/access.js';
import { LinkToken } from '../../../../../platform/links/link-token.js';
import { PublicForm } from '../../../../../platform/rate-limits/rate-limit.guard.js';
import { type MailedSubject, PreferenceLinks } from '../../domain/preference-links.js';
import { PreferencesService } from '../../domain/preferences.service.js';
import { consentWording } from '../../domain/wording.js';
import { CorrectName, PreferencesView, preferencesView } from './preferences.dto.js';

/** The page behind the link in every email. The token is the only authorization, and no URL of a call contains it. */
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
  read(@LinkToken() token: string): Promise<PreferencesView> {
    return this.view(this.links.subjectToLeave(token));
  }

  @Put()
  @PublicForm('email-preferences')
  @ApiOkResponse({ type: PreferencesView })
  async rename(@Body() { firstName, lastName }: CorrectName, @LinkToken() token: string): Promise<PreferencesView> {
    const subject = this.links.subjectIn(token);
    await this.preferences.rename(subject, firstName, lastName ?? '');
    return this.view(subject);
  }

  @Post('subscribe')
  @HttpCode(200)
  @PublicForm('email-preferences')
  @ApiOkResponse({ type: PreferencesView })
  async subscribe(@LinkToken() token: string): Promise<PreferencesView> {
    const subject = this.links.subjectIn(token);
    await this.preferences.subscribe(subject, consentWording(this.restaurant));
    return this.view(subject);
  }

  @Post('unsubscribe')
  @HttpCode(200)
  @PublicForm('email-preferences')
  @ApiOkResponse({ type: PreferencesView })
  async unsubscribe(@LinkToken() token: string): Promise<PreferencesView> {
    const subject = this.links.subjectToLeave(token);
    await this.preferences.unsubscribe(subject, 'preference_page');
    return this.view(subject);
  }

  /** Emails the link to the personal record, so that someone with a forwarded email cannot reach it. */
  @Post('record-link')
  @HttpCode(204)
  @PublicForm('email-preferences')
  @ApiNoContentResponse()
  askForRecord(@LinkToken() token: string): Promise<void> {
    return this.preferences.askForRecord(this.links.subjectIn(token));
  }

  private async view(subject: MailedSubject): Promise<PreferencesView> {
    return preferencesView(await this.preferences.of(subject), consentWording(this.restaurant));
  }
}
