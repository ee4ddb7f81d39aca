import {
  ApiBearerAuth,
  ApiFoundResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiProperty,
  ApiTags,
} from '@nestjs/swagger';
import { Body, Controller, Get, Header, HttpCode, Param, Post, Put, Redirect } from '@nestjs/common';
import { Line, OptionalLine } from '../../../../../platform/http/fields/index.js';
import {
  type MailedSubject,
  PreferenceLinks,
  type Preferences,
  PreferencesService,
} from '../../domain/preferences.service.js';
import { NewsletterService } from '../../domain/newsletter.service.js';
import { Restaurant } from '../../../../../kernel/restaurant.js';
import { NoStore } from '../../../../../platform/http/no-store.js';
import { Public } from '../../../../../platform/http/security/access.js';
import { LinkToken } from '../../../../../platform/links/link-token.js';
import { LimitedPerAddress, PublicForm } from '../../../../../platform/rate-limits/rate-limit.guard.js';
import { consentWording } from '../../domain/wording.js';
import { IgnoredBody } from '../../../../../platform/http/body-kinds.js';
import { AllowCrossOrigin } from '../../../../../platform/http/security/same-origin.guard.js';

class CorrectName {
  @Line({ label: 'your first name', max: 80 })
  readonly firstName!: string;

  @OptionalLine({ label: 'your last name', max: 80 })
  readonly lastName?: string | null;
}

export class PreferencesView {
  @ApiProperty({
    example: 'a••••@guests.example',
    description: 'Masked, because links get forwarded.',
  })
  address!: string;
  @ApiProperty() isSubscribed!: boolean;
  @ApiProperty({ description: 'False if the address is not on the list.' }) isKnown!: boolean;
  @ApiProperty() firstName!: string;
  @ApiProperty() lastName!: string;
  @ApiProperty({ type: String, nullable: true, description: 'When consent was given.' }) subscribedAt!: string | null;
  @ApiProperty({ description: 'Consent text shown to subscribers.' }) wording!: string;
}

function preferencesView({ address, contact, suppressed }: Preferences, wording: string): PreferencesView {
  return {
    address: masked(address),
    isSubscribed: suppressed === null && contact?.status === 'active' && contact.emailOptIn,
    isKnown: contact !== null,
    firstName: contact?.firstName ?? '',
    lastName: contact?.lastName ?? '',
    subscribedAt: contact?.consent?.at ?? null,
    wording,
  };
}

function masked(address: string): string {
  const [name = '', domain = ''] = address.split('@');
  return `${name.slice(0, 1)}••••@${domain}`;
}

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
  @ApiOkResponse({ description: 'No more email is sent to this address.' })
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
    private readonly newsletter: NewsletterService,
    private readonly links: PreferenceLinks,
    private readonly restaurant: Restaurant,
  ) {}

  @Get()
  @NoStore()
  @ApiOkResponse({ type: PreferencesView })
  read(@LinkToken() token: string): Promise<PreferencesView> {
    return this.view(token);
  }

  @Post()
  @HttpCode(200)
  @PublicForm('email-confirmation')
  @ApiOkResponse({ type: PreferencesView })
  async confirm(@LinkToken() token: string): Promise<PreferencesView> {
    const confirmed = this.links.toConfirm(token);
    const wording = consentWording(this.restaurant);
    if ('signupId' in confirmed) await this.newsletter.confirm(confirmed.signupId, wording);
    else await this.preferences.confirm(confirmed.contactId, wording);
    return this.view(token);
  }

  private async view(token: string): Promise<PreferencesView> {
    const shown = this.links.toConfirm(token);
    const wording = consentWording(this.restaurant);
    if ('contactId' in shown) return preferencesView(await this.preferences.ofContact(shown.contactId), wording);
    const { signup, ...preferences } = await this.newsletter.of(shown.signupId);
    const { firstName, lastName } = preferences.contact ?? signup;
    return { ...preferencesView(preferences, wording), firstName, lastName };
  }
}
