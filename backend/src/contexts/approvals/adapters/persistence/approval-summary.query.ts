import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/persistence/database.js';
import { counterOf } from '../../../../platform/persistence/counter-triggers.js';
import { APPROVAL_STATUSES } from '../../domain/approval-item.js';

export interface ApprovalSummary {
  pending: number;
  approved: number;
  rejected: number;
  revisionRequested: number;
  total: number;
}

const of = (...statuses: readonly string[]) => counterOf('approval_items', ...statuses);

const STATEMENT = `
  select ${of('pending')} as pending, ${of('approved')} as approved, ${of('rejected')} as rejected,
    ${of('revision_requested')} as "revisionRequested", ${of(...APPROVAL_STATUSES)} as total`;

@Injectable()
export class ApprovalSummaryQuery {
  constructor(private readonly database: Database) {}

  async read(): Promise<ApprovalSummary> {
    const [summary] = await this.database.query<ApprovalSummary[]>(STATEMENT);
    if (!summary) throw new Error('A row of sums is always there.');
    return summary;
  }
}
