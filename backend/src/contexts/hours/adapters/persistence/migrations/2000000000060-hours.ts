import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

/** Minutes from the first of some days; a span that closes at or before it opens ends on the next day. */
const SPANS = `
  create function spans_of(spans jsonb, day integer) returns table (opens integer, closes integer)
  language sql immutable as $$
    select day * 1440 + o, day * 1440 + c + case when c <= o then 1440 else 0 end
    from jsonb_array_elements(spans) span,
      lateral (select extract(epoch from (span->>'opens')::interval)::integer / 60 as o,
        extract(epoch from (span->>'closes')::interval)::integer / 60 as c) minutes
  $$;
  create function spans_are_apart(spans jsonb) returns boolean language sql immutable as $$
    with all_spans as (select row_number() over () as place, opens, closes from spans_of(spans, 0))
    select not exists (select from all_spans a join all_spans b on a.place < b.place and a.opens < b.closes and b.opens < a.closes)
  $$;
  create function week_is_apart(week jsonb) returns boolean language sql immutable as $$
    with days as (select unnest(array['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']) as name,
        generate_series(0, 6) as day),
      all_spans as (select row_number() over () as place, opens, closes from days, lateral spans_of(week->name, day)),
      turned as (select place, opens, closes from all_spans union all select place, opens + 10080, closes + 10080 from all_spans)
    select not exists (select from all_spans a join turned b on a.place <> b.place and a.opens < b.closes and b.opens < a.closes)
  $$;
`;

/** New installations have no rows: the hours of the profile and the usual holidays apply until the owner changes them. */
export class Hours2000000000060 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${SPANS}
      create table hours_changes (
        id uuid primary key,
        version integer not null,
        valid_from date not null,
        weekly jsonb,
        holidays jsonb not null,
        withdrawn_at timestamptz(3),
        created_by text not null,
        created_at timestamptz(3) not null,
        constraint hours_changes_version unique (version),
        constraint hours_changes_weekly check (weekly is null or week_is_apart(weekly))
      );
      create table special_hours (
        id uuid primary key,
        from_date date not null,
        to_date date not null,
        spans jsonb not null,
        note text,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        constraint special_hours_spans check (spans_are_apart(spans)),
        constraint special_hours_days exclude using gist (daterange(from_date, to_date, '[]') with &&)
      );
    `);
  }

  down = forwardOnly;
}
