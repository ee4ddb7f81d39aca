import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/persistence/database.js';

/** Content that waits for the owner's decision, with its deadline. */
export interface SubmittedDeadline {
  readonly id: string;
  readonly approvalDeadline: Date;
}

/** Finds deadlines of submitted content. */
@Injectable()
export class SubmittedDeadlinesQuery {
  constructor(private readonly database: Database) {}

  /** Deadlines up to `latest`, earliest first. */
  until(latest: Date): Promise<SubmittedDeadline[]> {
    return this.database.query<SubmittedDeadline[]>(
      `select id, approval_deadline as "approvalDeadline" from scheduled_content
       where status = 'submitted' and approval_deadline <= $1 order by approval_deadline, id`,
      [latest],
    );
  }
}
