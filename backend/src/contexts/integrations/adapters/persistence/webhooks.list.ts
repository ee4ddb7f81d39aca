import { listOf } from '../../../../platform/lists/list-of.js';
import { WebhookEndpointSchema } from './webhook-endpoint.schema.js';

export const webhookEndpoints = listOf(WebhookEndpointSchema.options, {
  scopes: { all: ['true'] },
  filters: { token: 'token_id = :token::uuid' },
});

/** Deliveries of one endpoint. */
export const webhookDeliveries = listOf(
  {
    tableName: 'webhook_deliveries',
    columns: {
      id: { type: 'uuid' },
      eventId: { type: 'uuid', name: 'event_id' },
      type: { type: 'text' },
      state: { type: 'text' },
      attempts: { type: 'integer' },
      nextAttemptAt: { type: 'timestamptz', name: 'next_attempt_at' },
      lastStatus: { type: 'integer', name: 'last_status' },
      lastMs: { type: 'integer', name: 'last_ms' },
      lastAnswer: { type: 'text', name: 'last_answer' },
      createdAt: { type: 'timestamptz', name: 'created_at' },
    },
  },
  { scopes: { all: ['true'] }, filters: { endpoint: 'endpoint_id = :endpoint::uuid' } },
);
