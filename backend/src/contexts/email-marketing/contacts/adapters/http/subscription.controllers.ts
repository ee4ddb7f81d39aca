import { Controller, Get, Header, HttpCode, Param, Post, Redirect } from '@nestjs/common';
import { ApiBearerAuth, ApiFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Restaurant } from '../../../../../kernel/restaurant.js';
import { IgnoredBody } from '../../../../../platform/http/body-kinds.js';
import { NoStore } from '../../../../../platform/http/no-store.js';
import { Public } from '../../../../../platform/http/security/access.js';
import { AllowCrossOrigin } from '../../../../../platform/http/security/same-origin.guard.js';
import { LinkToken } from '../../../../../platform/links/link-token.js';
import { LimitedPerAddress, PublicForm } from '../../../../../platform/rate-limits/rate-limit.guard.js';
import { PreferenceLinks } from '../../domain/preference-links.js';
import { PreferencesService } from '../../domain/preferences.service.js';
import { consentWording } from '../../domain/wording.js';
import { PreferencesView, preferencesView } from './preferences.dto.js';

/** One-click unsubscribe of mail clients (RFC 8058): no cookie, no page, no redirect. */
@ApiTags('preferences')
@Controller('email/unsubscribe')
@Public()
export class OneClickController {
  constructor(
    private readonly preferences: PreferencesService,
    private readonly links: PreferenceLinks,
  ) {}

  /** Programs that follow links change nothing; a person gets to the page. */
  @Get(':token')
  @Redirect()
  @ApiFoundResponse()
  open(@Param('token') token: string): { url: string } {
    return { url: `/email/preferences#${encodeURIComponent(token)}` };
  }

  /** Large mail services unsubscribe many people from few network addresses. */
  @Post(':token')
  @HttpCode(200)
  @IgnoredBody()
  @AllowCrossOrigin()
  @LimitedPerAddress({ name: 'one-click-minute', points: 3_000, seconds: 60 })
  @Header('content-type', 'text/plain; charset=utf-8')
  @ApiOkResponse({ description: 'Nothing more is sent to this address.' })
  async leave(@Param('token') token: string): Promise<string> {
    await this.preferences.unsubscribe(this.links.subjectToLeave(token), 'one_click');
    return 'You’re unsubscribed.';
  }
}

/** Opting in with the button behind the link of the confirmation email. */
@ApiTags('preferences')
@Controller('email/confirmation')
@Public()
@ApiBearerAuth()
export class ConfirmationController {
  constructor(
    private readonly preferences: PreferencesService,
    private readonly links: PreferenceLinks,
    private readonly restaurant: Restaurant,
  ) {}

  @Get()
  @NoStore()
  @ApiOkResponse({ type: PreferencesView })
  read(@LinkToken() token: string): Promise<PreferencesView> {
    return this.view(this.links.contactToConfirm(token));
  }

  @Post()
  @HttpCode(200)
  @PublicForm('email-confirmation')
  @ApiOkResponse({ type: PreferencesView })
  async confirm(@LinkToken() token: string): Promise<PreferencesView> {
    const contactId = this.links.contactToConfirm(token);
    await this.preferences.confirm(contactId, consentWording(this.restaurant));
    return this.view(contactId);
  }

  private async view(contactId: string): Promise<PreferencesView> {
    return preferencesView(await this.preferences.ofContact(contactId), consentWording(this.restaurant));
  }
}
