import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/clock.js';
import { Database } from '../../../../platform/persistence/database.js';
import { SubmittedDeadlinesQuery } from '../../../content-schedule/index.js';
import type { ContentType } from '../../domain/approval-item.js';

const DUE_SOON_MS = 3 * 24 * 3_600_000;

/** Content that the owner should decide on soon. */
export interface DueApproval {
  readonly id: string;
  readonly title: string;
  readonly contentType: ContentType;
  readonly submittedBy: string;
  readonly scheduledDate: Date | null;
  readonly createdAt: Date;
  readonly approvalDeadline: Date;
}

export interface DueApprovals {
  readonly approvals: readonly DueApproval[];
  readonly total: number;
}

type Row = Omit<DueApproval, 'approvalDeadline'> & { readonly contentId: string };

const STATEMENT = `select id, title, content_type as "contentType", submitted_by as "submittedBy", scheduled_date as "scheduledDate",
    created_at as "createdAt", scheduled_content_id as "contentId"
  from approval_items where status = 'pending' and scheduled_content_id = any($1)`;

/** Items with a deadline within three days or in the past. */
@Injectable()
export class DueApprovalsQuery {
  constructor(
    private readonly database: Database,
    private readonly deadlines: SubmittedDeadlinesQuery,
    private readonly clock: Clock,
  ) {}

  /** Earliest deadline first, which puts overdue items first. */
  async read(limit: number): Promise<DueApprovals> {
    const due = await this.deadlines.until(new Date(this.clock.now().getTime() + DUE_SOON_MS));
    const rows = await this.database.query<Row[]>(STATEMENT, [due.map(({ id }) => id)]);
    const approvals = due.flatMap(({ id, approvalDeadline }) =>
      rows
        .filter(({ contentId }) => contentId === id)
        .map(({ contentId: _, ...item }) => ({ ...item, approvalDeadline })),
    );
    return { approvals: approvals.slice(0, limit), total: approvals.length };
  }
}
