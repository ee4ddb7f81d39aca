import { Injectable } from '@nestjs/common';
import { Gauge, type Reading } from '../../../../platform/metrics/metrics.js';
import { Database } from '../../../../platform/persistence/database.js';
import { CountsWaitingWork } from '../../../../platform/restored/restored-backup.js';

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
