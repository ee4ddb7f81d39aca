import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/persistence/database.js';

/** Detects changes of the published menu, the dishes that are off and the soups with one statement. */
@Injectable()
export class MenuStateQuery {
  constructor(private readonly database: Database) {}

  async read(): Promise<string> {
    const [row] = await this.database.query<{ state: string }[]>(
      `select concat(
         (select max(number) from menu_versions), ';',
         (select string_agg(xmin::text, ',' order by id) from dishes_off), ';',
         (select string_agg(xmin::text, ',' order by id) from soups_of_the_day where id >= current_date - 1)) as state`,
    );
    return row?.state ?? '';
  }
}
