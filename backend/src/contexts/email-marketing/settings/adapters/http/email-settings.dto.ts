import { ApiProperty } from '@nestjs/swagger';
import {
  ExpectedUpdatedAt,
  OneOf,
  OptionalLine,
  OptionalMailAddress,
  OptionalNumber,
  OptionalText,
  OptionalYesNo,
  Text,
} from '../../../../../platform/http/fields/index.js';
import { DNS_PURPOSES, type DnsPurpose, type DnsRecord } from '../../domain/dns/dns-records.js';
import type { Finding } from '../../domain/dns/finding.js';
import type { EmailSettings } from '../../domain/email-settings.js';

/** Omitted fields stay as they are. */
export class ChangeEmailSettings {
  @ExpectedUpdatedAt('page')
  readonly expectedUpdatedAt?: string | null;

  @OptionalYesNo()
  readonly ownerApprovalRequired?: boolean;

  @OptionalLine({ label: "the sender's name", max: 120 })
  readonly senderName?: string | null;

  @OptionalMailAddress()
  readonly senderAddress?: string | null;

  @OptionalText({ label: 'the postal address', max: 300 })
  readonly postalAddress?: string | null;

  @OptionalNumber({ label: 'the mails a second', max: 10_000, step: 1 })
  readonly perSecond?: number | null;

  @OptionalNumber({ label: 'the emails per hour', max: 1_000_000, step: 1 })
  readonly perHour?: number | null;

  @OptionalNumber({ label: 'the mails a day', max: 10_000_000, step: 1 })
  readonly perDay?: number | null;
}

export const changed = (before: EmailSettings, change: ChangeEmailSettings): EmailSettings => ({
  ...before,
  ownerApprovalRequired: change.ownerApprovalRequired ?? before.ownerApprovalRequired,
  sender: {
    name: change.senderName ?? before.sender.name,
    address: change.senderAddress ?? before.sender.address,
  },
  postalAddress: change.postalAddress ?? before.postalAddress,
  perSecond: change.perSecond ?? before.perSecond,
  perHour: change.perHour ?? before.perHour,
  perDay: change.perDay ?? before.perDay,
});

export class EmailSettingsView {
  @ApiProperty({ description: 'Whether campaigns and automations send only what the owner has approved.' })
  ownerApprovalRequired!: boolean;
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

export const emailSettingsView = ({ sender, ...settings }: EmailSettings, transport: string): EmailSettingsView => ({
  ...settings,
  senderName: sender.name,
  senderAddress: sender.address,
  transport,
  updatedAt: settings.updatedAt.toISOString(),
});

export class DnsRecordView implements DnsRecord {
  @ApiProperty({ enum: DNS_PURPOSES }) purpose!: DnsPurpose;
  @ApiProperty() host!: string;
  @ApiProperty({ description: 'Of a TXT record.' }) value!: string;
  @ApiProperty() explanation!: string;
}

/** A record as it was entered or will be. */
export class CheckDnsRecord {
  @OneOf(DNS_PURPOSES)
  readonly purpose!: DnsPurpose;

  @Text({ label: 'the record', max: 4000 })
  readonly value!: string;
}

class FindingView implements Finding {
  @ApiProperty({ enum: ['error', 'advice'] }) kind!: Finding['kind'];
  @ApiProperty() message!: string;
}

export class DnsCheckView {
  @ApiProperty({ type: [FindingView] }) findings!: readonly FindingView[];
}
