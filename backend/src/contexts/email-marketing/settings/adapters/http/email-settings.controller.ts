import { Body, Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../../../kernel/actor.js';
import { Restaurant } from '../../../../../kernel/restaurant.js';
import { AppSettings } from '../../../../../platform/config/app-settings.js';
import { CurrentActor, Roles } from '../../../../../platform/http/security/access.js';
import { findingsIn, recordsFor } from '../../domain/dns/dns-records.js';
import { checkSettings, domainOf, type EmailSettings, EmailSettingsRepository } from '../../domain/email-settings.js';
import {
  changed,
  ChangeEmailSettings,
  CheckDnsRecord,
  DnsCheckView,
  DnsRecordView,
  EmailSettingsView,
  emailSettingsView,
} from './email-settings.dto.js';

@ApiTags('e-mail marketing')
@Controller('admin/email-settings')
@Roles('admin')
export class EmailSettingsController {
  constructor(
    private readonly settings: EmailSettingsRepository,
    private readonly restaurant: Restaurant,
    private readonly app: AppSettings,
  ) {}

  @Get()
  @ApiOkResponse({ type: EmailSettingsView })
  async read(): Promise<EmailSettingsView> {
    return emailSettingsView(await this.settings.get(), this.server()?.host ?? 'capture');
  }

  @Put()
  @ApiOkResponse({ type: EmailSettingsView })
  async change(@Body() change: ChangeEmailSettings, @CurrentActor() actor: Actor): Promise<EmailSettingsView> {
    const step = (before: EmailSettings) => {
      const after = changed(before, change);
      checkSettings(after, this.restaurant.mailDomain);
      return after;
    };
    await this.settings.change(step, change.expectedUpdatedAt || null, actor);
    return this.read();
  }

  /** DNS records that authenticate the restaurant's email. */
  @Get('dns')
  @ApiOkResponse({ type: [DnsRecordView] })
  async dns(): Promise<DnsRecordView[]> {
    const { sender } = await this.settings.get();
    return recordsFor(domainOf(sender.address), this.server()?.hostname ?? null, this.restaurant.email);
  }

  /** Checks pasted text only; no DNS lookup. */
  @Post('dns-check')
  @HttpCode(200)
  @ApiOkResponse({ type: DnsCheckView })
  check(@Body() { purpose, value }: CheckDnsRecord): DnsCheckView {
    return { findings: findingsIn(purpose, value) };
  }

  private server(): URL | null {
    const { SMTP_URL } = this.app.environment;
    return SMTP_URL ? new URL(SMTP_URL) : null;
  }
}
