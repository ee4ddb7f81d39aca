import type { Clock } from '../../../../../kernel/clock.js';
import type { Database } from '../../../../../platform/persistence/database.js';
import type { AutomationStep, AutomationTrigger } from '../../domain/automation.js';
import { MAY_BE_MAILED } from '../../../contacts/index.js';

const DAY_MS = 86_400_000;
/** Until one that failed is tried again. */
const PUT_OFF_MS = 15 * 60_000;
/** Later than this, the occasion has passed. */
const TOO_LATE_MS = 3 * DAY_MS;

/** Somebody whose next mail is due. */
export interface DueRun {
  readonly id: string;
  readonly automationId: string;
  readonly contactId: string;
  readonly email: string | null;
  readonly name: string;
  readonly step: number;
  readonly dueAt: Date;
  /** When it was triggered: from there the days of each mail are counted. */
  readonly begunAt: Date;
  /** Whether they may be mailed at this moment. */
  readonly isReachable: boolean;
}

/** People on the way through automations. */
export class AutomationRuns {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** What happened to a contact begins the automations that wait for it, once for each occasion. */
  async begin(
    trigger: AutomationTrigger,
    contactId: string,
    occasion: string,
    tags?: readonly string[],
  ): Promise<void> {
    await this.database.query(
      `insert into email_automation_runs (automation_id, contact_id, occasion, due_at, created_at)
       select a.id, c.id, $3, $4::timestamptz + a.delay * interval '1 day', $4
       from email_automation a join customer_contacts c on c.id = $2
       where a.trigger = $1 and a.is_active and ${MAY_BE_MAILED}
         and ($5::text[] is null or jsonb_array_length(coalesce(a.target_conditions->'tags', '[]')) = 0
           or exists (select from jsonb_array_elements_text(a.target_conditions->'tags') t where lower(t) = any ($5)))
       on conflict do nothing`,
      [trigger, contactId, occasion, this.clock.now(), tags?.map((tag) => tag.toLowerCase()) ?? null],
    );
  }

  /**
   * Whose birthday it is, or everybody on a special date. The two days before are looked at too, for a house that was asleep.
   * @param today YYYY-MM-DD where the restaurant stands
   */
  async beginDay(today: string): Promise<void> {
    const now = this.clock.now();
    const days = `(select day::date as day, to_char(day, 'MM-DD') as month_day,
        to_char(day, 'MM-DD') = '02-28' and to_char(day + interval '1 day', 'MM-DD') = '03-01' as before_march
      from generate_series($1::date - 2, $1::date, interval '1 day') day) d`;
    await this.database.query(
      `insert into email_automation_runs (automation_id, contact_id, occasion, due_at, created_at)
       select a.id, c.id, 'birthday ' || to_char(d.day, 'YYYY'), $2::timestamptz + a.delay * interval '1 day', $2
       from email_automation a cross join ${days} join customer_contacts c
         on substr(c.date_of_birth, 6) = d.month_day or (d.before_march and substr(c.date_of_birth, 6) = '02-29')
       where a.trigger = 'birthday' and a.is_active and a.created_at < d.day + 1 and ${MAY_BE_MAILED}
       on conflict do nothing`,
      [today, now],
    );
    await this.database.query(
      `insert into email_automation_runs (automation_id, contact_id, occasion, due_at, created_at)
       select a.id, c.id, 'day ' || d.day::text, $2::timestamptz + a.delay * interval '1 day', $2
       from email_automation a cross join ${days} cross join customer_contacts c
       where a.trigger = 'special_date' and a.is_active and a.created_at < d.day + 1
         and a.target_conditions->>'date' in (d.month_day, d.day::text)
         and (a.target_conditions->'tags' is null or exists (select from unnest(c.tags) mine
           join jsonb_array_elements_text(a.target_conditions->'tags') wanted on lower(mine) = lower(wanted)))
         and ${MAY_BE_MAILED}
       on conflict do nothing`,
      [today, now],
    );
  }

  /** Who has not been here for as long as an automation says, once for each absence. */
  async beginAbsences(): Promise<void> {
    await this.database.query(
      `insert into email_automation_runs (automation_id, contact_id, occasion, due_at, created_at)
       select a.id, c.id, 'since ' || c.last_visit::text, $1::timestamptz + a.delay * interval '1 day', $1
       from email_automation a join customer_contacts c
         on c.last_visit < $1::timestamptz - coalesce((a.target_conditions->>'days')::int, 90) * interval '1 day'
       where a.trigger = 'inactive_customer' and a.is_active and ${MAY_BE_MAILED}
       on conflict do nothing`,
      [this.clock.now()],
    );
  }

  /** Runs whose next mail is due, of automations that are active and wait for nobody, the longest waiting first. */
  async due(limit: number): Promise<DueRun[]> {
    return this.database.query<DueRun[]>(
      `select r.id, r.automation_id as "automationId", r.contact_id as "contactId", c.email,
         btrim(coalesce(c.first_name || ' ' || c.last_name, '')) as name, r.step, r.due_at as "dueAt",
         r.created_at as "begunAt", coalesce(${MAY_BE_MAILED}, false) as "isReachable"
       from email_automation_runs r join email_automation a on a.id = r.automation_id
         left join customer_contacts c on c.id = r.contact_id
       where r.status = 'waiting' and r.due_at <= $1 and a.is_active and not waits_for_owner(a.approval)
       order by r.due_at, r.id limit $2`,
      [this.clock.now(), limit],
    );
  }

  /**
   * Goes on to the next mail, which is never due before this one has left, if nobody else has done so. False when somebody has.
   * @param next the mail behind this one
   * @param isSent whether this one leaves; a mail without a template is passed over
   */
  async advance(
    { id, automationId, step, begunAt }: DueRun,
    next: AutomationStep | undefined,
    isSent: boolean,
  ): Promise<boolean> {
    const planned = begunAt.getTime() + (next?.delayDays ?? 0) * DAY_MS;
    const dueAt = new Date(Math.max(planned, this.clock.now().getTime()));
    const moved = await this.database.query(
      `update email_automation_runs set step = step + 1, due_at = $3, status = $4
       where id = $1 and step = $2 and status = 'waiting' returning 1`,
      [id, step, dueAt, next ? 'waiting' : 'done'],
    );
    if (moved.length === 0) return false;
    if (!isSent) return true;
    await this.database.query(
      `insert into email_automation_totals as t (automation_id, total_sent) values ($1, 1)
       on conflict (automation_id) do update set total_sent = t.total_sent + 1`,
      [automationId],
    );
    return true;
  }

  /** Something is wrong with this one: the others do not wait for it. */
  async putOff(id: string): Promise<void> {
    await this.database.query('update email_automation_runs set due_at = $2 where id = $1', [
      id,
      new Date(this.clock.now().getTime() + PUT_OFF_MS),
    ]);
  }

  async leave(id: string, reason: string): Promise<void> {
    await this.database.query(
      `update email_automation_runs set status = 'left', reason = $2 where id = $1 and status = 'waiting'`,
      [id, reason],
    );
  }

  /** Whoever wants no mail, or cannot be reached, is on no way any more. */
  async leaveAll(contactId: string, reason: string): Promise<void> {
    await this.database.query(
      `update email_automation_runs set status = 'left', reason = $2 where contact_id = $1 and status = 'waiting'`,
      [contactId, reason],
    );
  }

  /** What could not leave for three days, paused or without the owner's word, is not caught up with. */
  async leaveOverdue(): Promise<void> {
    await this.database.query(
      `update email_automation_runs set status = 'left', reason = 'It could not leave in time'
       where status = 'waiting' and due_at <= $1`,
      [new Date(this.clock.now().getTime() - TOO_LATE_MS)],
    );
  }
}
