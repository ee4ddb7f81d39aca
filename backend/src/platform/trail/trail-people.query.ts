import { Injectable } from '@nestjs/common';
import { Database } from '../persistence/database.js';

interface TrailPerson {
  id: string;
  name: string;
}

/** Goes from one person to the next by index, however many entries each has. */
const STATEMENT = `
  with recursive people as (
    (select actor from events where actor->>'id' is not null order by actor->>'id', occurred_at desc, id desc limit 1)
    union all
    select next.actor from people cross join lateral (
      select actor from events where actor->>'id' > people.actor->>'id'
      order by actor->>'id', occurred_at desc, id desc limit 1) next
  )
  select actor->>'id' as id, actor->>'name' as name from people order by lower(actor->>'name'), id`;

/** Everybody of whom the trail tells. */
@Injectable()
export class TrailPeopleQuery {
  constructor(private readonly database: Database) {}

  read(): Promise<TrailPerson[]> {
    return this.database.query<TrailPerson[]>(STATEMENT, []);
  }
}
