import { Injectable } from '@nestjs/common';
import { Database } from '../../../../../platform/persistence/database.js';

/** Scheduled campaigns and active automations that the owner has not approved. */
export interface LeavingUnapproved {
  readonly campaigns: number;
  /** The first three to go out. */
  readonly next: readonly { readonly id: string; readonly name: string; readonly scheduledDate: string }[];
  readonly automations: number;
}

const STATEMENT = `with leaving as (
    select id, name, scheduled_date from email_campaigns where status = 'scheduled' and approval is distinct from 'approved'
  ), next as (select * from leaving order by scheduled_date, id limit 3)
  select (select count(*)::int from leaving) as campaigns,
    (select coalesce(json_agg(json_build_object('id', id, 'name', name,
       'scheduledDate', to_char(scheduled_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by scheduled_date, id), '[]')
     from next) as next,
    (select count(*)::int from email_automation where is_active and approval is distinct from 'approved') as automations`;

@Injectable()
export class LeavingUnapprovedQuery {
  constructor(private readonly database: Database) {}

  async read(): Promise<LeavingUnapproved> {
    const [row] = await this.database.query<LeavingUnapproved[]>(STATEMENT);
    if (!row) throw new Error('A select of figures always has a row.');
    return row;
  }
}
