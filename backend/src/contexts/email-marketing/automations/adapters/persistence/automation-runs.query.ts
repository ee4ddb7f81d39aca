import { Injectable } from '@nestjs/common';
import { Database } from '../../../../../platform/persistence/database.js';
import { transition } from '../../../../../platform/persistence/transition.js';
import { IS_HELD } from '../../../sending/index.js';
import { RUN_TRANSITIONS } from '../../domain/automation-plan.js';
import {
  type AutomationRuns,
  type DueRun,
  type NextStep,
  type OpenAutomation,
  type OwnerGate,
  SHORTENED,
} from '../../domain/automation-sending.js';
import type { MovedStep } from '../../domain/edited-sequence.js';
import { Restaurant } from '../../../../../kernel/restaurant.js';
import { MAY_BE_MAILED } from '../../../contacts/index.js';
import type { AutomationTrigger } from '../../domain/automation.js';

const OWNER_GATE_BATCH = 2_000;

/**
 * An email's step is part of its key: `automation <run> <step> <template> <subject>`. The run returns to the earliest held step, whatever
 * its current status and in whatever order batches process the steps.
 */
const TAKE_BACK = `with held as (
    select h.id, h.automation_run_id as run_id, split_part(h.dedupe_key, ' ', 3)::int as step, h.created_at
    from email_history h
    where h.campaign_id is null and h.status = 'queued' and h.claimed_by is null and h.email_type = 'automation' and ${IS_HELD}
    limit $1 for update skip locked
  ), removed as (
    delete from email_history h using held where h.id = held.id
  ), back as (
    update email_automation_runs r set step = least(r.step, f.step),
      due_at = case when f.step < r.step then f.due_at else r.due_at end, status = ${transition(RUN_TRANSITIONS, 'waiting').to}, reason = null
    from (select run_id, min(step) as step, min(created_at) as due_at, count(*) as n from held group by run_id) f
    where r.id = f.run_id returning r.automation_id, f.n
  ), counted as (
    update email_automation_totals t set total_sent = t.total_sent - b.n
    from (select automation_id, sum(n)::int as n from back group by automation_id) b where t.automation_id = b.automation_id
  ) select id from held`;

@Injectable()
export class PgOwnerGate implements OwnerGate {
  constructor(private readonly database: Database) {}

  async pass(automationId: string): Promise<OpenAutomation | null> {
    const [automation] = await this.database.query<OpenAutomation[]>(
      `select email_sequence as sequence, updated_at as version from email_automation a
       where id = $1 and is_active and not waits_for_owner(approval) for share`,
      [automationId],
    );
    return automation ?? null;
  }

  async takeBack(): Promise<void> {
    let held: unknown[];
    do held = await this.database.query(TAKE_BACK, [OWNER_GATE_BATCH]);
    while (held.length === OWNER_GATE_BATCH);
  }
}

/** How many contacts one statement looks through, and how many runs one moves: a statement takes well below a second, however many there are. */
const BATCH = 2_000;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** `$1` is the moment, `$2` the restaurant's time zone, in which a day may have 23 or 25 hours. */
const FIRST_DUE = "date_add($1::timestamptz, a.delay * interval '1 day', $2)";

const BEGIN = `insert into email_automation_runs (automation_id, contact_id, occasion, due_at, created_at)
  select a.id, c.id, $5, ${FIRST_DUE}, $1
  from email_automation a join customer_contacts c on c.id = $4
  where a.trigger = $3 and a.is_active and ${MAY_BE_MAILED}
    and ($6::text[] is null or jsonb_array_length(coalesce(a.target_conditions->'tags', '[]')) = 0
      or exists (select from jsonb_array_elements_text(a.target_conditions->'tags') t where lower(t) = any ($6)))
  on conflict do nothing`;

/** A kind of automation that is started each morning for all matching contacts. */
interface DailyKind {
  /** SQL for the active automations; if there are none, no contact is read. */
  readonly automations: string;
  readonly occasion: string;
  readonly isMeant: string;
}

/** One batch of contacts in the order of their ids, `$4` of them behind `$3`. Answers its last id; no row behind the last contact. */
const beginBatch = ({ automations, occasion, isMeant }: DailyKind) => `with automation as (${automations}),
  contact as materialized (
    select id, status, email_opt_in, suppression_key, date_of_birth, tags, last_visit from customer_contacts
    where status = 'active' and email_opt_in and id > $3 and exists (select from automation) order by id limit $4
  ), begun as (
    insert into email_automation_runs (automation_id, contact_id, occasion, due_at, created_at)
    select a.id, c.id, ${occasion}, ${FIRST_DUE}, $1 from automation a cross join contact c
    where (${isMeant}) and ${MAY_BE_MAILED}
    on conflict do nothing
  ) select id from contact order by id desc limit 1`;

/** Today and the two previous days, except days before the automation existed. */
const RECENT_DAYS = `email_automation a
  cross join lateral (select ($1::timestamptz at time zone $2)::date - n as day from generate_series(0, 2) n) d
  cross join lateral (select to_char(day, 'MM-DD') as month_day) m
  where a.is_active and (a.created_at at time zone $2)::date <= d.day`;

/** February 28 of a year without a 29th counts as the 29th. */
const IS_FEB_29_TOO = `m.month_day = '02-28' and to_char(d.day + 1, 'MM-DD') = '03-01'`;

const BIRTHDAYS: DailyKind = {
  automations: `select a.id, a.delay, d.day, m.month_day, ${IS_FEB_29_TOO} as before_march
    from ${RECENT_DAYS} and a.trigger = 'birthday'`,
  occasion: `'birthday ' || to_char(a.day, 'YYYY')`,
  isMeant: `right(c.date_of_birth, 5) = a.month_day or (a.before_march and right(c.date_of_birth, 5) = '02-29')`,
};

const SPECIAL_DATES: DailyKind = {
  automations: `select a.id, a.delay, a.target_conditions->'tags' as tags, to_char(d.day, 'YYYY-MM-DD') as day from ${RECENT_DAYS}
    and a.trigger = 'special_date' and (a.target_conditions->>'date' in (m.month_day, to_char(d.day, 'YYYY-MM-DD'))
      or a.target_conditions->>'date' = '02-29' and ${IS_FEB_29_TOO})`,
  occasion: `'day ' || a.day`,
  isMeant: `a.tags is null or exists (select from unnest(c.tags) mine
    join jsonb_array_elements_text(a.tags) wanted on lower(mine) = lower(wanted))`,
};

/** In UTC, because what the session's time zone makes of a moment differs from server to server. */
const isoOf = (moment: string) => `to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const ABSENCE = `'since ' || ${isoOf('c.last_visit')}`;

/** Of a run `r` of the contact `c`. */
const OUTDATED = `case
  when r.occasion like 'since %' and ${ABSENCE} > r.occasion then 'Visited again'
  when r.occasion like 'visit %' and not exists (select from contact_visits v
    where v.contact_id = c.id and v.counts and 'visit ' || ${isoOf('v.visited_at')} = r.occasion) then 'The visit was undone'
  end`;

const ABSENCES: DailyKind = {
  automations: `select a.id, a.delay,
      date_subtract($1::timestamptz, coalesce((a.target_conditions->>'days')::int, 90) * interval '1 day', $2) as latest_visit
    from email_automation a where a.trigger = 'inactive_customer' and a.is_active`,
  occasion: ABSENCE,
  isMeant: 'c.last_visit < a.latest_visit',
};

const DUE = `select r.id, r.automation_id as "automationId", r.contact_id as "contactId", c.email,
    btrim(coalesce(c.first_name || ' ' || c.last_name, '')) as name, r.step,
    r.created_at as "begunAt", coalesce(${MAY_BE_MAILED}, false) as "isReachable",
    ${OUTDATED} as outdated
  from email_automation_runs r join email_automation a on a.id = r.automation_id
    left join customer_contacts c on c.id = r.contact_id
  where r.status = 'waiting' and r.due_at <= $1 and a.is_active and not waits_for_owner(a.approval)
  order by r.due_at, r.id limit $2`;

const USED_KEYS = 'select dedupe_key as key from email_history where dedupe_key = any ($1)';

const FINISH = transition(RUN_TRANSITIONS, 'done');
const ADVANCE = `update email_automation_runs set step = $5, due_at = $3, status = case when $4 then ${FINISH.to} else status end
  where id = $1 and step = $2 and status in (${FINISH.from}) returning 1`;
const COUNT_SENT = `insert into email_automation_totals as t (automation_id, total_sent) values ($1, 1)
  on conflict (automation_id) do update set total_sent = t.total_sent + 1`;

const EXIT = transition(RUN_TRANSITIONS, 'left');
const LEAVE = `update email_automation_runs set status = ${EXIT.to}, reason = $2 where status in (${EXIT.from})`;
/** `$4` to `$6` are the moves; without days a run ends. One statement, so that no run is moved twice. */
const FOLLOW = `update email_automation_runs r set step = m.next,
    due_at = coalesce(greatest($1::timestamptz, date_add(r.created_at, m.days * interval '1 day', $2)), r.due_at),
    status = case when m.days is null then ${EXIT.to} else status end, reason = case when m.days is null then $7 end
  from unnest($4::int[], $5::int[], $6::int[]) as m (step, next, days)
  where r.automation_id = $3 and r.step = m.step and r.status in (${EXIT.from})`;
const LEAVE_OVERDUE = `${LEAVE} and id in (select id from email_automation_runs
  where status in (${EXIT.from}) and due_at <= $1 order by due_at, id limit $3 for update skip locked) returning 1`;

@Injectable()
export class PgAutomationRuns implements AutomationRuns {
  constructor(
    private readonly database: Database,
    private readonly restaurant: Restaurant,
  ) {}

  async begin(
    trigger: AutomationTrigger,
    contactId: string,
    occasion: string,
    now: Date,
    tags?: readonly string[],
  ): Promise<void> {
    const wanted = tags?.map((tag) => tag.toLowerCase()) ?? null;
    await this.database.query(BEGIN, [now, this.restaurant.timeZone, trigger, contactId, occasion, wanted]);
  }

  async beginDaily(now: Date): Promise<void> {
    const failures: unknown[] = [];
    for (const kind of [BIRTHDAYS, SPECIAL_DATES, ABSENCES]) {
      await this.beginForEveryone(kind, now).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('; '));
  }

  due(now: Date, limit: number): Promise<DueRun[]> {
    return this.database.query<DueRun[]>(DUE, [now, limit]);
  }

  async usedKeys(keys: readonly string[]): Promise<string[]> {
    const rows = await this.database.query<{ key: string }[]>(USED_KEYS, [keys]);
    return rows.map(({ key }) => key);
  }

  async advance({ id, automationId, step }: DueRun, next: NextStep): Promise<boolean> {
    const moved = await this.database.query(ADVANCE, [id, step, next.dueAt, next.isLast, next.step]);
    if (moved.length === 0) return false;
    if (next.isSent) await this.database.query(COUNT_SENT, [automationId]);
    return true;
  }

  async putOff(id: string, until: Date): Promise<void> {
    await this.database.query('update email_automation_runs set due_at = $2 where id = $1', [id, until]);
  }

  async follow(automationId: string, moves: readonly MovedStep[], now: Date): Promise<void> {
    const [from, to, days] = [
      moves.map((one) => one.from),
      moves.map((one) => one.to),
      moves.map((one) => one.delayDays),
    ];
    await this.database.query(FOLLOW, [now, this.restaurant.timeZone, automationId, from, to, days, SHORTENED]);
  }

  async leave({ id, step }: DueRun, reason: string): Promise<void> {
    await this.database.query(`${LEAVE} and id = $1 and step = $3`, [id, reason, step]);
  }

  async leaveAll(contactId: string, reason: string): Promise<void> {
    await this.database.query(`${LEAVE} and contact_id = $1`, [contactId, reason]);
  }

  async leaveOverdue(latest: Date, reason: string): Promise<void> {
    let left: unknown[];
    do left = await this.database.query(LEAVE_OVERDUE, [latest, reason, BATCH]);
    while (left.length === BATCH);
  }

  private async beginForEveryone(kind: DailyKind, now: Date): Promise<void> {
    const statement = beginBatch(kind);
    let after: string | undefined = BEFORE_ALL;
    while (after) {
      const values: unknown[] = [now, this.restaurant.timeZone, after, BATCH];
      const [last]: { id: string }[] = await this.database.query(statement, values);
      after = last?.id;
      await this.database.yieldToRequests();
    }
  }
}
