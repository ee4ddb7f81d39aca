import type { Database } from '../persistence/database.js';

/** Takes out of the trail what it tells of somebody who wants to be forgotten; that something was done, when and by whom, stays. */
export class ForgottenSubjects {
  constructor(private readonly database: Database) {}

  async forget(type: string, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.database.rows(
      `update events set payload = '{}', changes = null, subject_name = null where subject_type = $1 and subject_id = any($2)`,
      [type, ids],
    );
  }
}
