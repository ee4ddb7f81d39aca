import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../platform/persistence/forward-only.js';

export class Analytics2000000000008 implements MigrationInterface {
  static readonly replaces = [
    'SiteAnalytics1000000000012',
    'CountedEvents1000000000023',
    'AnalyticsByMetric1000000000053',
  ];

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- One row for each day, metric and what it was counted by.
      create table site_analytics (
        id uuid primary key,
        metric text not null,
        value integer not null,
        date date not null,
        metadata jsonb not null default '{}',
        created_at timestamptz(3) not null default now(),
        constraint site_analytics_count unique (date, metric, metadata)
      );
      create index site_analytics_metric on site_analytics (metric, date) include (value);

      -- Visitors are told apart within one day only: with the day's salt goes the possibility to know them again.
      create table visitor_salts (
        day date primary key,
        salt bytea not null
      );
      create table daily_visitors (
        day date not null references visitor_salts (day) on delete cascade,
        visitor bytea not null,
        primary key (day, visitor)
      );

      create table counted_events (
        event_id uuid primary key,
        day date not null
      );
      create index counted_events_day on counted_events (day);
    `);
  }

  down = forwardOnly;
}
