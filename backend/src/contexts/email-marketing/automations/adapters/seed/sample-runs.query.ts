import { Injectable } from '@nestjs/common';
import { Database } from '../../../../../platform/persistence/database.js';
import { MAY_BE_MAILED } from '../../../contacts/index.js';

/** How far a sample has come. */
export interface SampleProgress {
  readonly done: number;
  readonly waiting: number;
  readonly mails: number;
}

@Injectable()
export class SampleRunsQuery {
  constructor(private readonly database: Database) {}

  /** People who may be mailed went through it; those on their way get their last mail in the next days. */
  async add(automationId: string, { done, waiting, mails }: SampleProgress, now: Date): Promise<void> {
    await this.database.query(
      `insert into email_automation_runs (automation_id, contact_id, occasion, step, due_at, status, created_at)
       select $1, id, 'sample', case when place > $2 then $4 - 1 else $4 end,
         $5::timestamptz + (case when place > $2 then place - $2 else -place end) * interval '1 day',
         case when place > $2 then 'waiting' else 'done' end, $5
       from (select id, (row_number() over (order by id))::int as place from customer_contacts c where ${MAY_BE_MAILED}) c where place <= $2 + $3`,
      [automationId, done, waiting, mails, now],
    );
    await this.database.query('insert into email_automation_totals (automation_id, total_sent) values ($1, $2)', [
      automationId,
      done * mails + waiting * (mails - 1),
    ]);
  }
}
