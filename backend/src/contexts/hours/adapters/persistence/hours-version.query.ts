import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/persistence/database.js';

/** Whether anything has changed, in one look: pages ask for it each time they are served. */
@Injectable()
export class HoursVersionQuery {
  constructor(private readonly database: Database) {}

  async read(): Promise<string> {
    const [row] = await this.database.query<{ version: string }[]>(
      `select concat(
         (select string_agg(xmin::text, ',' order by id) from hours_changes), ';',
         (select string_agg(xmin::text, ',' order by id) from special_hours)) as version`,
    );
    return row?.version ?? '';
  }
}
