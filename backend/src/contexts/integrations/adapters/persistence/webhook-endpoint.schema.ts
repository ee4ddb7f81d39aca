import type { EntitySchemaColumnOptions } from 'typeorm';
import type { Data } from '../../../../kernel/data.js';
import { TrackedSchema } from '../../../../platform/persistence/tracked-schema.js';
import { WEBHOOK_ENDPOINT, WebhookEndpoint } from '../../domain/webhook-endpoint.js';

export const WebhookEndpointSchema = new TrackedSchema<WebhookEndpoint>(
  {
    name: 'WebhookEndpoint',
    target: WebhookEndpoint,
    tableName: 'webhook_endpoints',
    columns: {
      id: { type: 'uuid', primary: true },
      url: { type: 'text' },
      types: { type: 'text', array: true },
      withGuestData: { type: 'boolean', name: 'with_guest_data' },
      description: { type: 'text', nullable: true },
      isActive: { type: 'boolean', name: 'is_active' },
      disabledReason: { type: 'text', name: 'disabled_reason', nullable: true },
      apiVersion: { type: 'text', name: 'api_version' },
      createdBy: { type: 'text', name: 'created_by' },
      createdAt: { type: 'timestamptz', precision: 3, name: 'created_at' },
      tokenId: { type: 'uuid', name: 'token_id', nullable: true },
      accountId: { type: 'uuid', name: 'account_id', nullable: true },
    } satisfies Record<keyof Data<WebhookEndpoint>, EntitySchemaColumnOptions>,
  },
  { subject: WEBHOOK_ENDPOINT, nameOf: ({ url }) => new URL(url).host },
);
