import { Injectable } from '@nestjs/common';
import { Database } from '../../../../../platform/persistence/database.js';
import { transition } from '../../../../../platform/persistence/transition.js';
import { MAY_BE_MAILED } from '../../../contacts/index.js';
import type { AutomationTrigger } from '../../domain/automation.js';
import { RUN_TRANSITIONS } from '../../domain/automation-run.js';
import type { AutomationRuns, DueRun, NextStep } from '../../domain/ports/automation-runs.js';

/** @param now the place of the parameter with the moment */
const begun = (occasion: string, now: string) =>
  `insert into email_automation_runs (automation_id, contact_id, occasion, due_at, created_at)
   select a.id, c.id, ${occasion}, ${now}::timestamptz + a.delay * interval '1 day', ${now}`;

const BEGIN = `${begun('$3', '$4')}
  from email_automation a join customer_contacts c on c.id = $2
  where a.trigger = $1 and a.is_active and ${MAY_BE_MAILED}
    and ($5::text[] is null or jsonb_array_length(coalesce(a.target_conditions->'tags', '[]')) = 0
      or exists (select from jsonb_array_elements_text(a.target_conditions->'tags') t where lower(t) = any ($5)))
  on conflict do nothing`;

/** Today and the two days before. Somebody born on February 29 has their birthday on the 28th in years without one. */
const DAYS = `(select day::date as day, to_char(day, 'MM-DD') as month_day,
    to_char(day, 'MM-DD') = '02-28' and to_char(day + interval '1 day', 'MM-DD') = '03-01' as before_march
  from generate_series($1::date - 2, $1::date, interval '1 day') day) d`;

const BEGIN_BIRTHDAYS = `${begun(`'birthday ' || to_char(d.day, 'YYYY')`, '$2')}
  from email_automation a cross join ${DAYS} join customer_contacts c
    on substr(c.date_of_birth, 6) = d.month_day or (d.before_march and substr(c.date_of_birth, 6) = '02-29')
  where a.trigger = 'birthday' and a.is_active and a.created_at < d.day + 1 and ${MAY_BE_MAILED}
  on conflict do nothing`;

const BEGIN_SPECIAL_DATES = `${begun(`'day ' || d.day::text`, '$2')}
  from email_automation a cross join ${DAYS} cross join customer_contacts c
  where a.trigger = 'special_date' and a.is_active and a.created_at < d.day + 1
    and a.target_conditions->>'date' in (d.month_day, d.day::text)
    and (a.target_conditions->'tags' is null or exists (select from unnest(c.tags) mine
      join jsonb_array_elements_text(a.target_conditions->'tags') wanted on lower(mine) = lower(wanted)))
    and ${MAY_BE_MAILED}
  on conflict do nothing`;

/** In UTC: what the same moment is called in the session's time zone differs from server to server. */
const ABSENCE = `'since ' || to_char(c.last_visit at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const BEGIN_ABSENCES = `${begun(ABSENCE, '$1')}
  from email_automation a join customer_contacts c
    on c.last_visit < $1::timestamptz - coalesce((a.target_conditions->>'days')::int, 90) * interval '1 day'
  where a.trigger = 'inactive_customer' and a.is_active and ${MAY_BE_MAILED}
  on conflict do nothing`;

const DUE = `select r.id, r.automation_id as "automationId", r.contact_id as "contactId", c.email,
    btrim(coalesce(c.first_name || ' ' || c.last_name, '')) as name, r.step,
    r.created_at as "begunAt", coalesce(${MAY_BE_MAILED}, false) as "isReachable"
  from email_automation_runs r join email_automation a on a.id = r.automation_id
    left join customer_contacts c on c.id = r.contact_id
  where r.status = 'waiting' and r.due_at <= $1 and a.is_active and not waits_for_owner(a.approval)
  order by r.due_at, r.id limit $2`;

const FINISH = transition(RUN_TRANSITIONS, 'done');
const ADVANCE = `update email_automation_runs set step = step + 1, due_at = $3, status = case when $4 then ${FINISH.to} else status end
  where id = $1 and step = $2 and status in (${FINISH.from}) returning 1`;
const COUNT_SENT = `insert into email_automation_totals as t (automation_id, total_sent) values ($1, 1)
  on conflict (automation_id) do update set total_sent = t.total_sent + 1`;

const EXIT = transition(RUN_TRANSITIONS, 'left');
const LEAVE = `update email_automation_runs set status = ${EXIT.to}, reason = $2 where status in (${EXIT.from})`;

@Injectable()
export class PgAutomationRuns implements AutomationRuns {
  constructor(private readonly database: Database) {}

  async begin(
    trigger: AutomationTrigger,
    contactId: string,
    occasion: string,
    now: Date,
    tags?: readonly string[],
  ): Promise<void> {
    const wanted = tags?.map((tag) => tag.toLowerCase()) ?? null;
    await this.database.query(BEGIN, [trigger, contactId, occasion, now, wanted]);
  }

  async beginDay(today: string, now: Date): Promise<void> {
    await this.database.query(BEGIN_BIRTHDAYS, [today, now]);
    await this.database.query(BEGIN_SPECIAL_DATES, [today, now]);
  }

  async beginAbsences(now: Date): Promise<void> {
    await this.database.query(BEGIN_ABSENCES, [now]);
  }

  due(now: Date, limit: number): Promise<DueRun[]> {
    return this.database.query<DueRun[]>(DUE, [now, limit]);
  }

  async advance({ id, automationId, step }: DueRun, { dueAt, isLast, isSent }: NextStep): Promise<boolean> {
    const moved = await this.database.query(ADVANCE, [id, step, dueAt, isLast]);
    if (moved.length === 0) return false;
    if (isSent) await this.database.query(COUNT_SENT, [automationId]);
    return true;
  }

  async putOff(id: string, until: Date): Promise<void> {
    await this.database.query('update email_automation_runs set due_at = $2 where id = $1', [id, until]);
  }

  async leave(id: string, reason: string): Promise<void> {
    await this.database.query(`${LEAVE} and id = $1`, [id, reason]);
  }

  async leaveAll(contactId: string, reason: string): Promise<void> {
    await this.database.query(`${LEAVE} and contact_id = $1`, [contactId, reason]);
  }

  async leaveOverdue(latest: Date, reason: string): Promise<void> {
    await this.database.query(`${LEAVE} and due_at <= $1`, [latest, reason]);
  }
}
