import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../../kernel/clock.js';
import { Database } from '../../../../../platform/persistence/database.js';
import type { AutomationTrigger, TriggerConditions } from '../../domain/automation.js';
import { hasAnyTag, MAY_BE_MAILED } from '../../../contacts/index.js';

/** SQL conditions on contacts `c`, by trigger. Parameters: $1 days, $2 current time, $3 tags. */
const WHOM: Readonly<Record<AutomationTrigger, string>> = {
  // Existing contacts are not new, and their existing tags are not added again.
  new_contact: 'false',
  tag_added: 'false',
  birthday: 'c.date_of_birth is not null',
  visit_completed: 'true',
  inactive_customer: `c.last_visit < $2::timestamptz - $1::int * interval '1 day'`,
  special_date: `(cardinality($3::text[]) = 0 or ${hasAnyTag('c.tags', '$3')})`,
};

/** Counts the contacts that an automation would reach. */
@Injectable()
export class AutomationReachQuery {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Number of contacts that match now. */
  async count(trigger: AutomationTrigger, { tags = [], days = 0 }: TriggerConditions): Promise<number> {
    const [row] = await this.database.query<{ contacts: number }[]>(
      `select count(*)::int as contacts from customer_contacts c
       where ${WHOM[trigger]} and ${MAY_BE_MAILED} and ($1::int, $2::timestamptz, $3::text[]) is not null`,
      [days, this.clock.now(), tags],
    );
    return row?.contacts ?? 0;
  }
}
