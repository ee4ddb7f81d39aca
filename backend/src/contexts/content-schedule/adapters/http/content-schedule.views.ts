import { ApiProperty } from '@nestjs/swagger';
import {
  CONTENT_STATUSES,
  type ContentStatus,
  PRIORITIES,
  type Priority,
  type ScheduledContent,
  SCHEDULED_TYPES,
  type ScheduledType,
} from '../../domain/scheduled-content.js';
import type { ScheduledContentSummary } from '../persistence/scheduled-content-summary.query.js';

const optional = { type: String, nullable: true };

export class ScheduledContentView {
  @ApiProperty() id!: string;
  @ApiProperty() title!: string;
  @ApiProperty({ enum: SCHEDULED_TYPES }) contentType!: ScheduledType;
  @ApiProperty({ description: 'HTML or plain text as it was written, not safe to show as HTML.' }) content!: string;
  @ApiProperty() scheduledDate!: string;
  @ApiProperty() approvalDeadline!: string;
  @ApiProperty({ enum: PRIORITIES }) priority!: Priority;
  @ApiProperty({ type: [String] }) tags!: readonly string[];
  @ApiProperty(optional) notes!: string | null;
  @ApiProperty({ enum: CONTENT_STATUSES }) status!: ContentStatus;
  @ApiProperty({ ...optional, description: 'What the owner said about it last.' }) adminComments!: string | null;
  @ApiProperty() createdBy!: string;
  @ApiProperty() createdAt!: string;
  @ApiProperty() updatedAt!: string;
}

/** Keep in step with scheduled-content.lists.ts, which builds the same shape in SQL. */
export const scheduledContentView = (content: ScheduledContent): ScheduledContentView => ({
  ...content,
  scheduledDate: content.scheduledDate.toISOString(),
  approvalDeadline: content.approvalDeadline.toISOString(),
  createdAt: content.createdAt.toISOString(),
  updatedAt: content.updatedAt.toISOString(),
});

export class ScheduledContentSummaryView implements ScheduledContentSummary {
  @ApiProperty() total!: number;
  @ApiProperty({ description: 'Drafts whose deadline has passed.' }) needsApproval!: number;
  @ApiProperty() drafts!: number;
  @ApiProperty() published!: number;
}
