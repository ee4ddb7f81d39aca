import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/persistence/database.js';

/** Detects changes with a single query, because pages check for them on every request. */
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
