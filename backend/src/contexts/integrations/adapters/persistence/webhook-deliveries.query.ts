import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/persistence/database.js';
import type { StoredEvent } from '../../../../platform/events/event-listeners.js';
import { Retention } from '../../../../platform/jobs/retention.js';
import { FAILURES_TO_SLOW_DOWN } from '../../domain/delivery-plan.js';
import type { WebhookDeliveries } from '../../domain/webhooks.service.js';
import { EVERY_TYPE } from '../../domain/webhook-endpoint.js';

/** Deliveries in flight per endpoint and process, so that a slow endpoint delays only itself. */
export const MAX_IN_FLIGHT = 40;
/** How long a claimed delivery belongs to its process; after a kill, another process takes over. */
const LEASE = `interval '60 s'`;

/** A due delivery with everything needed to make it. */
export interface DueDelivery {
  readonly id: string;
  readonly endpointId: string;
  readonly url: string;
  readonly secret: string;
  /** The secret before the last rotation, while it still signs. */
  readonly formerSecret: string | null;
  readonly withGuestData: boolean;
  readonly type: string;
  /** Number of attempts, including the coming one. */
  readonly attempts: number;
  readonly isSample: boolean;
  /** Null for a sample, and for events past their retention period. */
  readonly event: StoredEvent | null;
  readonly eventId: string;
  readonly createdAt: Date;
}

export interface Settled {
  readonly id: string;
  readonly state: 'delivered' | 'failed' | 'waiting';
  readonly nextAttemptAt: Date | null;
  readonly status: number | null;
  readonly ms: number;
  readonly answer: string;
}

const AGAIN = `state = 'waiting', attempts = 0, next_attempt_at = excluded.next_attempt_at, last_status = null, last_ms = null,
  last_answer = null`;

/** Claims the first due deliveries of each endpoint up to its capacity, which is one if it fails repeatedly. */
const CLAIM = `
  with room as (select * from unnest($2::uuid[], $3::int[]) as room (endpoint_id, n)),
  due as (
    select delivery.id
    from webhook_endpoints endpoint
    join webhook_secrets health on health.endpoint_id = endpoint.id
    left join room on room.endpoint_id = endpoint.id
    cross join lateral (
      select id from webhook_deliveries
      where endpoint_id = endpoint.id and state = 'waiting' and next_attempt_at <= $1
      order by next_attempt_at, id
      limit greatest(0, case when health.failures >= ${String(FAILURES_TO_SLOW_DOWN)} then 1 else ${String(MAX_IN_FLIGHT)} end
        - coalesce(room.n, 0))
      for update skip locked
    ) delivery
    where endpoint.is_active and (health.rests_until is null or health.rests_until <= $1)
      and (endpoint.token_id is null
        or exists (select from access_tokens token where token.id = endpoint.token_id and token.expires_at > $1))
  ),
  taken as (
    update webhook_deliveries set attempts = attempts + 1, next_attempt_at = $1::timestamptz + ${LEASE}
    where id in (select id from due) returning *
  )
  select taken.id, taken.endpoint_id as "endpointId", endpoint.url, health.secret,
    case when health.former_until > $1 then health.former_secret end as "formerSecret",
    endpoint.with_guest_data as "withGuestData", taken.type, taken.attempts, taken.event_id as "eventId",
    taken.is_sample as "isSample", taken.created_at as "createdAt",
    case when event.id is not null then json_build_object('id', event.id, 'type', event.type,
      'subject', json_build_object('type', event.subject_type, 'id', event.subject_id), 'by', event.actor,
      'payload', event.payload, 'occurredAt', to_char(event.occurred_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end as event
  from taken
  join webhook_endpoints endpoint on endpoint.id = taken.endpoint_id
  join webhook_secrets health on health.endpoint_id = taken.endpoint_id
  left join events event on event.id = taken.event_id and not taken.is_sample
  order by taken.created_at, taken.id`;

const SETTLE = `
  update webhook_deliveries delivery set state = settled.state, next_attempt_at = settled.next_attempt_at,
    last_status = settled.status, last_ms = settled.ms, last_answer = settled.answer
  from unnest($1::uuid[], $2::text[], $3::timestamptz[], $4::int[], $5::int[], $6::text[])
    as settled (id, state, next_attempt_at, status, ms, answer)
  where delivery.id = settled.id`;

/** Touches only endpoints that had failed before. */
const ANSWERED = `update webhook_secrets set failures = 0, failing_since = null, rests_until = null
  where endpoint_id = any($1::uuid[]) and failing_since is not null`;
const FAILED = `
  update webhook_secrets health set failures = health.failures + 1,
    failing_since = coalesce(health.failing_since, $3),
    rests_until = greatest(health.rests_until, $3::timestamptz + tried.rest_ms * interval '1 ms')
  from unnest($1::uuid[], $2::float8[]) as tried (endpoint_id, rest_ms)
  where health.endpoint_id = tried.endpoint_id
  returning health.endpoint_id as "endpointId", health.failures, health.failing_since as "failingSince"`;
const REST = `update webhook_secrets set rests_until = greatest(rests_until, $2) where endpoint_id = $1`;

export interface Failing {
  readonly endpointId: string;
  readonly failures: number;
  readonly failingSince: Date;
}

@Injectable()
@Retention('remove-old-deliveries', '23 3 * * *', {
  table: 'webhook_deliveries',
  condition: `created_at < $1 and state <> 'waiting'`,
  days: 30,
})
export class PgWebhookDeliveries implements WebhookDeliveries {
  constructor(private readonly database: Database) {}

  /** One delivery for each endpoint currently subscribed to an event. */
  async addFor(events: readonly Pick<StoredEvent, 'id' | 'type'>[], now: Date): Promise<void> {
    await this.database.query(
      `insert into webhook_deliveries (id, endpoint_id, event_id, type, state, next_attempt_at, created_at)
       select gen_random_uuid(), endpoint.id, event.id, event.type, 'waiting', $3, $3
       from unnest($1::uuid[], $2::text[]) as event (id, type)
       join webhook_endpoints endpoint on is_active and (types @> array[event.type] or types @> array['${EVERY_TYPE}'])
       on conflict (endpoint_id, event_id) do nothing`,
      [events.map(({ id }) => id), events.map(({ type }) => type), now],
    );
  }

  async addSample(endpointId: string, type: string, now: Date): Promise<string> {
    const [added] = await this.database.query<{ id: string }[]>(
      `insert into webhook_deliveries (id, endpoint_id, event_id, type, is_sample, state, next_attempt_at, created_at)
       values (gen_random_uuid(), $1, gen_random_uuid(), $2, true, 'waiting', $3, $3) returning id`,
      [endpointId, type, now],
    );
    if (!added) throw new Error('PostgreSQL answered no row for one that was added.');
    return added.id;
  }

  async repeat(endpointId: string, deliveryId: string, now: Date): Promise<boolean> {
    const repeated = await this.database.query(
      `update webhook_deliveries set ${AGAIN.replace('excluded.next_attempt_at', '$3')}
       where id = $2 and endpoint_id = $1 returning 1`,
      [endpointId, deliveryId, now],
    );
    return repeated.length > 0;
  }

  async replay(endpointId: string, types: readonly string[], since: Date, now: Date): Promise<void> {
    await this.database.query(
      `insert into webhook_deliveries (id, endpoint_id, event_id, type, state, next_attempt_at, created_at)
       select gen_random_uuid(), $1, id, type, 'waiting', $4, $4 from events
       where occurred_at >= $3 and type = any($2) order by occurred_at, id
       on conflict (endpoint_id, event_id) do update set ${AGAIN}`,
      [endpointId, types, since, now],
    );
  }

  /** @param inFlight number of this process's deliveries in flight, by endpoint */
  claim(now: Date, inFlight: ReadonlyMap<string, number>): Promise<DueDelivery[]> {
    return this.database.query<DueDelivery[]>(CLAIM, [now, [...inFlight.keys()], [...inFlight.values()]]);
  }

  async settle(settled: readonly Settled[]): Promise<void> {
    const column = <Key extends keyof Settled>(key: Key) => settled.map((one) => one[key]);
    const columns = (['id', 'state', 'nextAttemptAt', 'status', 'ms', 'answer'] as const).map((key) => column(key));
    await this.database.query(SETTLE, columns);
  }

  async recordAnswers(endpointIds: readonly string[]): Promise<void> {
    await this.database.query(ANSWERED, [endpointIds]);
  }

  /** @returns the current state of each endpoint */
  recordFailures(failed: readonly { endpointId: string; restMs: number | null }[], now: Date): Promise<Failing[]> {
    const columns = [failed.map(({ endpointId }) => endpointId), failed.map(({ restMs }) => restMs)];
    return this.database.query<Failing[]>(FAILED, [...columns, now]);
  }

  async rest(endpointId: string, until: Date): Promise<void> {
    await this.database.query(REST, [endpointId, until]);
  }
}
