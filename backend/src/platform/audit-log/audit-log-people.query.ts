import { Injectable } from '@nestjs/common';
import { Database } from '../persistence/database.js';

interface AuditLogPerson {
  id: string;
  name: string;
}

/** Skips from one person to the next with the index, however many entries each has. */
const STATEMENT = `
  with recursive people as (
    (select actor from events where actor->>'id' is not null order by actor->>'id', occurred_at desc, id desc limit 1)
    union all
    select next.actor from people cross join lateral (
      select actor from events where actor->>'id' > people.actor->>'id'
      order by actor->>'id', occurred_at desc, id desc limit 1) next
  )
  select actor->>'id' as id, actor->>'name' as name from people order by lower(actor->>'name'), id`;

/** All people with entries in the audit log. */
@Injectable()
export class AuditLogPeopleQuery {
  constructor(private readonly database: Database) {}

  read(): Promise<AuditLogPerson[]> {
    return this.database.query<AuditLogPerson[]>(STATEMENT, []);
  }
}
