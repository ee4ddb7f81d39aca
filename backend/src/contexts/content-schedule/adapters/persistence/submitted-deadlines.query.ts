import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/persistence/database.js';

/** Content that waits for the owner, and until when. */
export interface SubmittedDeadline {
  readonly id: string;
  readonly approvalDeadline: Date;
}

/** For those who ask the owner to decide. */
@Injectable()
export class SubmittedDeadlinesQuery {
  constructor(private readonly database: Database) {}

  /** Those that pass until then, the earliest first. */
  until(latest: Date): Promise<SubmittedDeadline[]> {
    return this.database.query<SubmittedDeadline[]>(
      `select id, approval_deadline as "approvalDeadline" from scheduled_content
       where status = 'submitted' and approval_deadline <= $1 order by approval_deadline, id`,
      [latest],
    );
  }
}
