import { ApiProperty } from '@nestjs/swagger';
import { type Role, ROLES } from '../../../../kernel/actor.js';
import {
  APPROVAL_STATUSES,
  type ApprovalItem,
  type ApprovalStatus,
  CONTENT_TYPES,
  type ContentType,
} from '../../domain/approval-item.js';
import type { ApprovalSummary } from '../persistence/approval-summary.query.js';

const optional = { type: String, nullable: true };

export class ApprovalItemView {
  @ApiProperty() id!: string;
  @ApiProperty() title!: string;
  @ApiProperty({ enum: CONTENT_TYPES }) contentType!: ContentType;
  @ApiProperty(optional) description!: string | null;
  @ApiProperty({ ...optional, description: 'As it was sent: not safe to show as HTML.' }) contentData!: string | null;
  @ApiProperty(optional) fileUrl!: string | null;
  @ApiProperty() submittedBy!: string;
  @ApiProperty(optional) scheduledDate!: string | null;
  @ApiProperty({ ...optional, description: 'The draft of the content schedule that was handed in.' })
  scheduledContentId!: string | null;
  @ApiProperty({ enum: ROLES, nullable: true, type: String, description: 'null for a visitor.' })
  submitterRole!: Role | null;
  @ApiProperty({ ...optional, description: 'Address of the account that submitted.' }) submitterEmail!: string | null;
  @ApiProperty({ enum: APPROVAL_STATUSES }) status!: ApprovalStatus;
  @ApiProperty(optional) adminComments!: string | null;
  @ApiProperty(optional) reviewedBy!: string | null;
  @ApiProperty(optional) reviewedAt!: string | null;
  @ApiProperty() createdAt!: string;
}

/** Keep in step with approval-item.lists.ts, which builds the same shape in SQL. */
export const approvalItemView = (item: ApprovalItem): ApprovalItemView => ({
  ...item,
  scheduledDate: item.scheduledDate?.toISOString() ?? null,
  reviewedAt: item.reviewedAt?.toISOString() ?? null,
  createdAt: item.createdAt.toISOString(),
});

export class ApprovalSummaryView implements ApprovalSummary {
  @ApiProperty() pending!: number;
  @ApiProperty() approved!: number;
  @ApiProperty() rejected!: number;
  @ApiProperty() revisionRequested!: number;
  @ApiProperty() total!: number;
}
