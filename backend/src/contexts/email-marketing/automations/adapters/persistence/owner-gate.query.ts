import { Injectable } from '@nestjs/common';
import { Database } from '../../../../../platform/persistence/database.js';
import { transition } from '../../../../../platform/persistence/transition.js';
import { IS_HELD } from '../../../sending/index.js';
import { RUN_TRANSITIONS } from '../../domain/automation-run.js';
import type { OpenAutomation, OwnerGate } from '../../domain/ports/owner-gate.js';

const BATCH = 2_000;

/**
 * An email's step is part of its key: `automation <run> <step>`. The run returns to the earliest held step, whatever
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
    do held = await this.database.query(TAKE_BACK, [BATCH]);
    while (held.length === BATCH);
  }
}
