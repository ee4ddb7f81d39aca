import { RetentionPolicies } from '../persistence/retention-policies.js';
import { registersProvider } from '../registration/registering-decorators.js';
import { Jobs } from './jobs.js';

interface OldRows {
  readonly table: string;
  /** SQL in which `$1` is the moment `days` days ago. */
  readonly condition: string;
  readonly days: number;
}

/** Deletes old rows at each time of the cron expression (in UTC), as a job of that name. */
export const Retention = (job: string, cron: string, ...rows: readonly OldRows[]) =>
  registersProvider((find) => {
    find(Jobs).cron(
      job,
      cron,
      () => 'UTC',
      async () => {
        for (const { table, condition, days } of rows) await find(RetentionPolicies).remove(table, condition, days);
      },
    );
  });
