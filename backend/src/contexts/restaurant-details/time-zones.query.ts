import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/persistence/database.js';

/** Without offsets such as `+02:00`, which know no daylight saving time. */
const NAME = /^[A-Z][A-Za-z]+\/[\w+/-]+$/;

/** Time zones that both PostgreSQL and Node know; each has a table of its own. */
@Injectable()
export class TimeZonesQuery {
  constructor(private readonly database: Database) {}

  async includes(name: string): Promise<boolean> {
    if (!NAME.test(name) || !isKnownHere(name)) return false;
    return (await this.database.query('select from pg_timezone_names where name = $1', [name])).length > 0;
  }
}

function isKnownHere(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone });
    return true;
  } catch {
    return false;
  }
}
