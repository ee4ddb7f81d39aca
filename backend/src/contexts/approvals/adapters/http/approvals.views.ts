import { ApiProperty } from '@nestjs/swagger';
import {
  type ApprovalItem,
  type ApprovalStatus,
  PUBLIC_CONTENT_TYPES,
  type PublicContentType,
} from '../../domain/approval-item.js';

const STATUSES: readonly ApprovalStatus[] = ['pending', 'approved', 'rejected', 'revision_requested'];
const optional = { type: String, nullable: true };

export class ApprovalItemView {
  @ApiProperty() id!: string;
  @ApiProperty() title!: string;
  @ApiProperty({ enum: PUBLIC_CONTENT_TYPES }) contentType!: PublicContentType;
  @ApiProperty(optional) description!: string | null;
  @ApiProperty(optional) contentData!: string | null;
  @ApiProperty(optional) fileUrl!: string | null;
  @ApiProperty() submittedBy!: string;
  @ApiProperty(optional) scheduledDate!: string | null;
  @ApiProperty({ enum: STATUSES }) status!: ApprovalStatus;
  @ApiProperty(optional) adminComments!: string | null;
  @ApiProperty(optional) reviewedBy!: string | null;
  @ApiProperty(optional) reviewedAt!: string | null;
  @ApiProperty() createdAt!: string;
}

export const approvalItemView = (item: ApprovalItem): ApprovalItemView => ({
  ...item,
  scheduledDate: item.scheduledDate?.toISOString() ?? null,
  reviewedAt: item.reviewedAt?.toISOString() ?? null,
  createdAt: item.createdAt.toISOString(),
});
