import { ApiProperty } from '@nestjs/swagger';
import { InvalidInput } from '../../../../kernel/domain-error.js';
import {
  Line,
  OptionalLine,
  OptionalTextList,
  OptionalYesNo,
  Text,
  TextList,
} from '../../../../platform/http/fields/index.js';
import type { EndpointChange, Subscription, WebhookEndpoint } from '../../domain/webhook-endpoint.js';

const URL_LENGTH = 2_000;
const TYPES = { label: 'types', maxItems: 100, max: 100, description: 'Event types, or `*` for all.' };

export class AddWebhook {
  @Text({ label: 'an address', max: URL_LENGTH })
  readonly url!: string;

  @TextList({ ...TYPES, none: 'Choose at least one type of event.' })
  readonly types!: readonly string[];

  @OptionalYesNo({ description: 'Whether it gets names, addresses, and special requests of guests. Default: `false`.' })
  readonly withGuestData?: boolean;

  @OptionalLine({ label: 'the description', max: 200 })
  readonly description?: string | null;
}

export class ChangeWebhook {
  @OptionalLine({ label: 'the address', max: URL_LENGTH })
  readonly url?: string;

  @OptionalTextList(TYPES)
  readonly types?: readonly string[];

  @OptionalYesNo()
  readonly isActive?: boolean;

  @OptionalYesNo()
  readonly withGuestData?: boolean;

  @OptionalLine({ label: 'the description', max: 200 })
  readonly description?: string | null;
}

export class SampleWanted {
  @Line({ label: 'a type of event', max: 100 })
  readonly type!: string;
}

export class ReplayWanted {
  @Line({ label: 'a moment', max: 40 })
  readonly since!: string;
}

export const subscriptionOf = ({ url, types, withGuestData, description }: AddWebhook): Subscription => ({
  url,
  types: [...new Set(types)],
  withGuestData: withGuestData ?? false,
  description: description || null,
});

/** Only the fields sent. */
export function endpointChangeOf({ url, types, isActive, withGuestData, description }: ChangeWebhook): EndpointChange {
  if (types?.length === 0) {
    throw new InvalidInput([{ field: 'types', message: 'Choose at least one type of event.' }]);
  }
  return {
    ...(url && { url }),
    ...(types && { types: [...new Set(types)] }),
    ...(isActive !== undefined && { isActive }),
    ...(withGuestData !== undefined && { withGuestData }),
    ...(description !== undefined && { description: description || null }),
  };
}

/** @throws InvalidInput */
export function momentOf({ since }: ReplayWanted): Date {
  const moment = new Date(since);
  if (!/^\d{4}-\d\d-\d\d(T|$)/.test(since) || Number.isNaN(moment.getTime())) {
    throw new InvalidInput([{ field: 'since', message: 'Name a moment as ISO 8601, such as 2026-11-23T18:00:00Z.' }]);
  }
  return moment;
}

export class WebhookView {
  @ApiProperty() id!: string;
  @ApiProperty() url!: string;
  @ApiProperty({ type: [String] }) types!: readonly string[];
  @ApiProperty() withGuestData!: boolean;
  @ApiProperty({ type: String, nullable: true }) description!: string | null;
  @ApiProperty() isActive!: boolean;
  @ApiProperty({ type: String, nullable: true, description: 'Why it was turned off, in words.' })
  disabledReason!: string | null;
  @ApiProperty() apiVersion!: string;
  @ApiProperty() createdBy!: string;
  @ApiProperty() createdAt!: string;
  @ApiProperty({ type: String, nullable: true, description: 'Access token that created it.' })
  tokenId!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'Account that created it.' })
  accountId!: string | null;
}

export class NewWebhookView extends WebhookView {
  @ApiProperty({ type: String, nullable: true, description: 'Shown only once; null if the call is repeated.' })
  secret!: string | null;
}

export class SecretView {
  @ApiProperty({ type: String, nullable: true }) secret!: string | null;
}

export class SampleSentView {
  @ApiProperty() deliveryId!: string;
}

export class DeliveryView {
  @ApiProperty() id!: string;
  @ApiProperty({ description: 'The event’s `webhook-id`.' }) eventId!: string;
  @ApiProperty() type!: string;
  @ApiProperty({ enum: ['waiting', 'delivered', 'failed'] }) state!: 'waiting' | 'delivered' | 'failed';
  @ApiProperty() attempts!: number;
  @ApiProperty({ type: String, nullable: true }) nextAttemptAt!: string | null;
  @ApiProperty({ type: Number, nullable: true }) lastStatus!: number | null;
  @ApiProperty({ type: Number, nullable: true }) lastMs!: number | null;
  @ApiProperty({ type: String, nullable: true, description: 'The first KB of the response, or why there was none.' })
  lastAnswer!: string | null;
  @ApiProperty() createdAt!: string;
}

export const webhookView = ({ createdAt, ...endpoint }: WebhookEndpoint): WebhookView => ({
  ...endpoint,
  createdAt: createdAt.toISOString(),
});
