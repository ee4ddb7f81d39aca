import { randomBytes } from 'node:crypto';
import type { EntitySchemaColumnOptions } from 'typeorm';
import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../../kernel/domain-error.js';
import type { Data } from '../../../../kernel/data.js';
import { TrackedSchema } from '../../../../platform/persistence/tracked-schema.js';
import { WEBHOOK_ENDPOINT, WebhookEndpoint } from '../../domain/webhook-endpoint.js';
import { listOf } from '../../../../platform/lists/list-of.js';
import { Database } from '../../../../platform/persistence/database.js';
import type { WebhookEndpointRepository, WebhookSecrets } from '../../domain/webhooks.service.js';
import { Gauge, type Reading } from '../../../../platform/metrics/metrics.js';
import { CountsWaitingWork } from '../../../../platform/restored/restored-backup.js';
import type { TrackedRepository } from '../../../../platform/persistence/tracked-repository.js';

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

const SECRET_BYTES = 32;

/** Standard Webhooks: `whsec_` and the base64 of 24 to 64 random bytes. */
@Injectable()
export class PgWebhookSecrets implements WebhookSecrets {
  constructor(private readonly database: Database) {}

  async renew(endpointId: string, until: Date): Promise<string> {
    const secret = `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
    await this.database.query(
      `insert into webhook_secrets as known (endpoint_id, secret) values ($1, $2)
       on conflict (endpoint_id) do update
         set former_secret = known.secret, former_until = $3, secret = excluded.secret`,
      [endpointId, secret, until],
    );
    return secret;
  }

  /** Deletes former secrets that no longer sign. */
  async forgetFormer(now: Date): Promise<void> {
    await this.database.query(
      'update webhook_secrets set former_secret = null, former_until = null where former_until <= $1',
      [now],
    );
  }
}

const ENDPOINTS = `
  select state, count(id)::int as value
  from unnest(array['active', 'failing', 'switched-off', 'off']) as state
  left join (
    select id, case when not is_active and disabled_reason is not null then 'switched-off' when not is_active then 'off'
      when failing_since is not null then 'failing' else 'active' end as stands
    from webhook_endpoints left join webhook_secrets on endpoint_id = id
  ) endpoint on stands = state
  group by 1`;

/** Webhook metrics for Prometheus; they never contain a URL. */
@Injectable()
export class WebhookFiguresQuery {
  constructor(private readonly database: Database) {}

  @Gauge({
    name: 'courtyard_webhook_endpoints',
    help: 'Endpoints of webhooks: active, failing, switched-off by failures or their receiver, off by the owner.',
    labels: ['state'],
  })
  async endpoints(): Promise<Reading[]> {
    const rows = await this.database.query<{ state: string; value: number }[]>(ENDPOINTS);
    return rows.map(({ state, value }) => ({ value, labels: { state } }));
  }

  /** Only for active endpoints; deliveries of others are not attempted. */
  @Gauge({
    name: 'courtyard_webhook_deliveries_waiting',
    help: 'Deliveries of webhooks that have not arrived yet.',
  })
  async waitingDeliveries(): Promise<Reading[]> {
    return this.database.query<{ value: number }[]>(
      `select count(*)::int as value from webhook_deliveries
       where state = 'waiting' and endpoint_id in (select id from webhook_endpoints where is_active)`,
    );
  }

  @CountsWaitingWork('webhooks')
  async countWaitingDeliveries(): Promise<number> {
    return (await this.waitingDeliveries())[0]?.value ?? 0;
  }
}

@Injectable()
export class TypeOrmWebhookEndpointRepository implements WebhookEndpointRepository {
  private readonly repository: TrackedRepository<WebhookEndpoint>;

  constructor(database: Database) {
    this.repository = database.getRepository(WebhookEndpointSchema);
  }

  add(endpoint: WebhookEndpoint): Promise<void> {
    return this.repository.insert(endpoint);
  }

  find(id: string): Promise<WebhookEndpoint | null> {
    return this.repository.findOneBy({ id });
  }

  async get(id: string): Promise<WebhookEndpoint> {
    const endpoint = await this.find(id);
    if (!endpoint) throw new NotFound('There is no such webhook.');
    return endpoint;
  }

  activeOfToken(tokenId: string): Promise<string[]> {
    return this.activeOf({ tokenId });
  }

  activeOfAccount(accountId: string): Promise<string[]> {
    return this.activeOf({ accountId });
  }

  save(before: WebhookEndpoint, after: WebhookEndpoint): Promise<void> {
    return this.repository.update(before, after);
  }

  remove(endpoint: WebhookEndpoint): Promise<void> {
    return this.repository.remove(endpoint);
  }

  private async activeOf(owner: { tokenId: string } | { accountId: string }): Promise<string[]> {
    const found = await this.repository.findBy({ ...owner, isActive: true });
    return found.map(({ id }) => id);
  }
}
