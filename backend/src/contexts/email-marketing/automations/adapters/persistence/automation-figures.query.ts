import { Injectable } from '@nestjs/common';
import { Database } from '../../../../../platform/persistence/database.js';
import { CountsWaitingWork } from '../../../../../platform/restored/restored-backup.js';

/** A contact in an automation, as the screen shows it. */
export interface WaitingRun {
  readonly contactId: string;
  readonly name: string;
  readonly email: string;
  readonly step: number;
  readonly dueAt: string;
}

export interface AutomationStanding {
  readonly totalTriggered: number;
  readonly totalSent: number;
  /** True if nothing is sent before the owner approves. */
  readonly waitsForOwner: boolean;
}

export interface AutomationFigures {
  readonly total: number;
  readonly active: number;
  readonly totalTriggered: number;
  readonly totalSent: number;
}

const DUE = `
  select (select count(*) from email_automation_runs r join email_automation a on a.id = r.automation_id
      where r.status = 'waiting' and r.due_at <= now() and a.is_active and not waits_for_owner(a.approval))::int
    + (select count(*) from email_history
      where status = 'queued' and email_type = 'automation' and next_try_at <= now())::int as count`;

/** How far automations have come. */
@Injectable()
export class AutomationFiguresQuery {
  constructor(private readonly database: Database) {}

  /** Upcoming emails by contact, soonest first. */
  async waiting(automationId: string, limit: number): Promise<WaitingRun[]> {
    return this.database.query<WaitingRun[]>(
      `select r.contact_id as "contactId", btrim(c.first_name || ' ' || c.last_name) as name, c.email, r.step,
         to_char(r.due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "dueAt"
       from email_automation_runs r join customer_contacts c on c.id = r.contact_id
       where r.automation_id = $1 and r.status = 'waiting' order by r.due_at, r.id limit $2`,
      [automationId, limit],
    );
  }

  async standingOf(automationId: string): Promise<AutomationStanding> {
    const [standing] = await this.database.query<AutomationStanding[]>(
      `select total_triggered as "totalTriggered", total_sent as "totalSent", waits_for_owner as "waitsForOwner"
       from email_automation_list where id = $1`,
      [automationId],
    );
    return standing ?? { totalTriggered: 0, totalSent: 0, waitsForOwner: false };
  }

  /** Emails that would be made or sent by now. */
  @CountsWaitingWork('automations')
  async due(): Promise<number> {
    const [row] = await this.database.query<{ count: number }[]>(DUE);
    return row?.count ?? 0;
  }

  async summary(): Promise<AutomationFigures> {
    const [row] = await this.database.query<AutomationFigures[]>(
      `select count(*)::int as total, (count(*) filter (where is_active))::int as active,
         (select coalesce(sum(n), 0)::int from tallies where list = 'email_automation_runs') as "totalTriggered",
         (select coalesce(sum(total_sent), 0)::int from email_automation_totals) as "totalSent"
       from email_automation`,
    );
    if (!row) throw new Error('A select of figures always has a row.');
    return row;
  }
}
