import { ApiCreatedResponse, ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { InvalidInput, NotFound } from '../../../../../kernel/domain-error.js';
import {
  AnyText,
  ExpectedUpdatedAt,
  OneOf,
  OptionalAnyText,
  OptionalLine,
  OptionalMailAddress,
  OptionalNumber,
  OptionalText,
  OptionalYesNo,
  Text,
} from '../../../../../platform/http/fields/index.js';
import {
  type Approval,
  APPROVALS,
  checkSettings,
  domainOf,
  type EmailSettings,
  EmailSettingsRepository,
  type OwnerDecision,
} from '../../domain/email-settings.js';
import {
  DNS_PURPOSES,
  type DnsPurpose,
  type DnsRecord,
  type Finding,
  findingsIn,
  recordsFor,
} from '../../domain/dns/dns-records.js';
import { type PublishedRecord, PublishedRecords } from '../dns/published-records.js';
import { SenderTests } from '../mail/sender-tests.js';
import type { Actor } from '../../../../../kernel/actor.js';
import { Restaurant } from '../../../../../kernel/restaurant.js';
import { AppSettings } from '../../../../../platform/config/app-settings.js';
import { IdPipe } from '../../../../../platform/http/id.pipe.js';
import { NoStore } from '../../../../../platform/http/no-store.js';
import { CurrentActor, type Login, Roles } from '../../../../../platform/http/security/access.js';
import { Audited } from '../../../../../platform/http/security/audited.js';
import { Creates } from '../../../../../platform/idempotency/idempotency.interceptor.js';
import type { MailProgress } from '../../../../../platform/mail/mail-queue.query.js';

const NO_SELECTOR = 'Enter the selector as your email provider shows it, such as “mail”.';
const SELECTOR = /^[a-z0-9](?:[a-z0-9._-]{0,61}[a-z0-9])?$/i;
const NOTHING_SEEN = 'Send the updatedAt that you were shown as seen.';

/** The owner's decision about the version of a campaign or automation that was shown. */
export class DecideAsOwner {
  @OneOf(APPROVALS)
  readonly decision!: Approval;

  @AnyText(NOTHING_SEEN, { description: '`updatedAt` that was shown; 409 if it has changed.' })
  readonly seen!: string;

  @OptionalText({ label: 'your comments', max: 2000 })
  readonly comments?: string | null;
}

/** @throws InvalidInput when `seen` is not a date */
export function decisionOf({ decision, comments, seen }: DecideAsOwner): OwnerDecision {
  const at = new Date(seen);
  if (Number.isNaN(at.getTime())) throw new InvalidInput([{ field: 'seen', message: NOTHING_SEEN }]);
  return { decision, comments: comments || null, seen: at };
}

/** Omitted fields stay as they are. */
class ChangeEmailSettings {
  @ExpectedUpdatedAt('page')
  readonly expectedUpdatedAt?: string | null;

  @OptionalYesNo()
  readonly ownerApprovalRequired?: boolean;

  @OptionalYesNo()
  readonly oneCampaignPerWeek?: boolean;

  @OptionalLine({ label: 'the sender’s name', max: 120 })
  readonly senderName?: string | null;

  @OptionalMailAddress()
  readonly senderAddress?: string | null;

  @OptionalText({ label: 'the postal address', max: 300 })
  readonly postalAddress?: string | null;

  @OptionalNumber({ label: 'the emails per second', max: 10_000, step: 1 })
  readonly perSecond?: number | null;

  @OptionalNumber({ label: 'the emails per hour', max: 1_000_000, step: 1 })
  readonly perHour?: number | null;

  @OptionalNumber({ label: 'the emails per day', max: 10_000_000, step: 1 })
  readonly perDay?: number | null;
}

const changed = (before: EmailSettings, change: ChangeEmailSettings): EmailSettings => ({
  ...before,
  ownerApprovalRequired: change.ownerApprovalRequired ?? before.ownerApprovalRequired,
  oneCampaignPerWeek: change.oneCampaignPerWeek ?? before.oneCampaignPerWeek,
  sender: {
    name: change.senderName ?? before.sender.name,
    address: change.senderAddress ?? before.sender.address,
  },
  postalAddress: change.postalAddress ?? before.postalAddress,
  perSecond: change.perSecond ?? before.perSecond,
  perHour: change.perHour ?? before.perHour,
  perDay: change.perDay ?? before.perDay,
});

class EmailSettingsView {
  @ApiProperty({ description: 'Whether campaigns and automations need the owner’s approval.' })
  ownerApprovalRequired!: boolean;
  @ApiProperty({ description: 'Whether campaigns skip people who got another one within a week.' })
  oneCampaignPerWeek!: boolean;
  @ApiProperty() senderName!: string;
  @ApiProperty() senderAddress!: string;
  @ApiProperty() postalAddress!: string;
  @ApiProperty() perSecond!: number;
  @ApiProperty() perHour!: number;
  @ApiProperty() perDay!: number;
  @ApiProperty({ description: "'capture' where mail is kept in files, else the mail server's host and port." })
  transport!: string;
  @ApiProperty() updatedAt!: string;
}

const emailSettingsView = ({ sender, ...settings }: EmailSettings, transport: string): EmailSettingsView => ({
  ...settings,
  senderName: sender.name,
  senderAddress: sender.address,
  transport,
  updatedAt: settings.updatedAt.toISOString(),
});

class DnsRecordView implements DnsRecord {
  @ApiProperty({ enum: DNS_PURPOSES }) purpose!: DnsPurpose;
  @ApiProperty() host!: string;
  @ApiProperty({ description: 'Value of the TXT record.' }) value!: string;
  @ApiProperty() explanation!: string;
}

/** A DNS record, published or still to be entered. */
class CheckDnsRecord {
  @OneOf(DNS_PURPOSES)
  readonly purpose!: DnsPurpose;

  @Text({ label: 'the record', max: 4000 })
  readonly value!: string;
}

class SelectorQuery {
  @OptionalAnyText(NO_SELECTOR, { description: 'The name before `._domainkey`. Default: `mail`.' })
  readonly selector?: string | null;
}

class FindingView implements Finding {
  @ApiProperty({ enum: ['error', 'advice'] }) kind!: Finding['kind'];
  @ApiProperty() message!: string;
}

class DnsCheckView {
  @ApiProperty({ type: [FindingView] }) findings!: readonly FindingView[];
}

class PublishedRecordView implements PublishedRecord {
  @ApiProperty({ enum: DNS_PURPOSES }) purpose!: DnsPurpose;
  @ApiProperty() host!: string;
  @ApiProperty({ enum: ['found', 'missing', 'unknown'], description: '`unknown`: the DNS server did not respond.' })
  state!: PublishedRecord['state'];
  @ApiProperty({ type: String, nullable: true }) value!: string | null;
  @ApiProperty({ type: [FindingView] }) findings!: readonly FindingView[];
}

class SenderTestView {
  @ApiProperty() id!: string;
  @ApiProperty({ description: 'Address that gets the test.' }) to!: string;
}

class SenderTestProgressView {
  @ApiProperty({
    enum: ['queued', 'retrying', 'sent', 'failed'],
    description: '`sent`: the mail server accepted it, or it was captured. `failed`: it won’t be retried.',
  })
  state!: MailProgress['state'];
  @ApiProperty({ type: String, nullable: true, description: 'Why the last attempt failed.' }) reason!: string | null;
}

@ApiTags('e-mail marketing')
@Controller('admin/email-settings')
@Roles('admin')
export class EmailSettingsController {
  constructor(
    private readonly settings: EmailSettingsRepository,
    private readonly restaurant: Restaurant,
    private readonly app: AppSettings,
    private readonly published: PublishedRecords,
    private readonly tests: SenderTests,
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

  /** Emails a test from the saved sender to the caller's own address. */
  @Post('test')
  @Creates()
  @Audited('sender test')
  @ApiCreatedResponse({ type: SenderTestView })
  test(@CurrentActor() actor: Login): Promise<SenderTestView> {
    return this.tests.send(actor);
  }

  @Get('test/:id')
  @NoStore()
  @ApiOkResponse({ type: SenderTestProgressView })
  async progress(@Param('id', IdPipe) id: string): Promise<SenderTestProgressView> {
    const progress = await this.tests.progressOf(id);
    if (!progress) throw new NotFound('This test email is no longer available.');
    return progress;
  }

  /** DNS records that authenticate the restaurant's email. */
  @Get('dns')
  @ApiOkResponse({ type: [DnsRecordView] })
  async dns(): Promise<DnsRecordView[]> {
    const { sender } = await this.settings.get();
    return recordsFor(domainOf(sender.address), this.server()?.hostname ?? null, this.restaurant.email);
  }

  /** What the DNS says of them now. Bounces go to the sender's domain, so SPF aligns with the sender (RFC 7489). */
  @Get('dns/published')
  @ApiOkResponse({ type: [PublishedRecordView] })
  async lookUp(@Query() query: SelectorQuery): Promise<PublishedRecordView[]> {
    const selector = query.selector || 'mail';
    if (!SELECTOR.test(selector)) throw new InvalidInput([{ field: 'selector', message: NO_SELECTOR }]);
    const domain = domainOf((await this.settings.get()).sender.address);
    const hosts = { spf: domain, dkim: `${selector}._domainkey.${domain}`, dmarc: `_dmarc.${domain}` };
    return Promise.all(
      DNS_PURPOSES.map(async (purpose) => ({
        purpose,
        host: hosts[purpose],
        ...(await this.published.find(purpose, hosts[purpose])),
      })),
    );
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
