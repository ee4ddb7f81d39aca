import { Injectable } from '@nestjs/common';
import { Ids } from '../../../../kernel/ids.js';
import { Database } from '../../../../platform/persistence/database.js';
import type { CountedBy, Metric } from '../../domain/metric.js';
import type { Counts } from '../../domain/ports/counts.js';

export interface CountOfDay {
  readonly date: string;
  readonly metric: Metric;
  readonly metadata: CountedBy;
  readonly value: number;
}

@Injectable()
export class PgCounts implements Counts {
  constructor(
    private readonly database: Database,
    private readonly ids: Ids,
  ) {}

  async add(day: string, metric: Metric, by: CountedBy): Promise<void> {
    await this.database.query(
      `insert into site_analytics (id, date, metric, metadata, value) values ($1, $2, $3, $4, 1)
       on conflict (date, metric, metadata) do update set value = site_analytics.value + 1`,
      [this.ids.next(), day, metric, JSON.stringify(by)],
    );
  }

  async namesOf(day: string, key: string): Promise<string[]> {
    const rows = await this.database.query<{ name: string }[]>(
      'select distinct metadata->>$2::text as name from site_analytics where date = $1 and metadata ? $2::text',
      [day, key],
    );
    return rows.map(({ name }) => name);
  }

  /** Events are remembered for 30 days. */
  async addOnce(eventId: string, day: string, metric: Metric): Promise<void> {
    await this.database.query(
      `with forgotten as (delete from counted_events where day < $2::date - 30), counted as (
         insert into counted_events (event_id, day) values ($1, $2) on conflict do nothing returning 1)
       insert into site_analytics (id, date, metric, metadata, value) select $3, $2, $4, '{}', 1 from counted
       on conflict (date, metric, metadata) do update set value = site_analytics.value + 1`,
      [eventId, day, this.ids.next(), metric],
    );
  }

  /** Adds counts for days that have none yet, such as sample data. */
  async load(counts: readonly CountOfDay[]): Promise<void> {
    await this.database.query(
      `insert into site_analytics (id, date, metric, metadata, value)
       select * from jsonb_to_recordset($1) as count (id uuid, date date, metric text, metadata jsonb, value integer)`,
      [JSON.stringify(counts.map((count) => ({ id: this.ids.next(), ...count })))],
    );
  }
}
