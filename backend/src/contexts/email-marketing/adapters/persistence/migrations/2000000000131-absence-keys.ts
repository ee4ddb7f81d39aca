import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

/**
 * The occasion of an absence contained the last visit in the session's time zone, so a server in another zone saw a new
 * occasion and emailed the same people again. It is UTC now; the trigger fixes rows that the previous release still
 * writes.
 */
export class AbsenceKeys2000000000131 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function absence_in_utc(occasion text) returns text language sql stable as $$
        select 'since ' || to_char(substr(occasion, 7)::timestamptz at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      $$;

      -- Where an absence was begun twice already, the later row keeps its old key: it only has to go on.
      with absences as (
        select id, row_number() over (
          partition by automation_id, contact_id, substr(occasion, 7)::timestamptz order by created_at, id) as place
        from email_automation_runs
        where case when occasion like 'since %' then pg_input_is_valid(substr(occasion, 7), 'timestamptz') else false end
      )
      update email_automation_runs r set occasion = absence_in_utc(r.occasion)
      from absences a where r.id = a.id and a.place = 1;

      create function keep_absence_in_utc() returns trigger language plpgsql as $$
      begin
        new.occasion := absence_in_utc(new.occasion);
        return new;
      end $$;
      create trigger absence_in_utc before insert on email_automation_runs for each row
        when (new.occasion like 'since %' and new.occasion not like '%Z') execute function keep_absence_in_utc();
    `);
  }

  down = forwardOnly;
}
