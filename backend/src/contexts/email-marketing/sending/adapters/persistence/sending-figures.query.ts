import { Injectable } from '@nestjs/common';
import type { Reading } from '../../../../../platform/metrics/metrics.js';
import { Database } from '../../../../../platform/persistence/database.js';

const WAITING = `
  select count(*) filter (where next_try_at <= now())::int as due, count(*) filter (where next_try_at > now())::int as later
  from email_history where status = 'queued'`;

/** What Prometheus is told of mails to contacts. */
@Injectable()
export class SendingFiguresQuery {
  constructor(private readonly database: Database) {}

  async waiting(): Promise<Reading[]> {
    const [row] = await this.database.query<{ due: number; later: number }[]>(WAITING);
    return Object.entries(row ?? {}).map(([state, value]) => ({ value, labels: { state } }));
  }
}
