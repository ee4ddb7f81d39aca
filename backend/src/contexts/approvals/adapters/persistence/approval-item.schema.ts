import type { EntitySchemaColumnOptions } from 'typeorm';
import type { Data } from '../../../../kernel/data.js';
import { ApprovalItem } from '../../domain/approval-item.js';
import { TrackedSchema } from '../../../../platform/persistence/tracked-schema.js';
import { APPROVAL_ITEM } from '../../domain/approval.events.js';

export const ApprovalItemSchema = new TrackedSchema<ApprovalItem>(
  {
    name: 'ApprovalItem',
    target: ApprovalItem,
    tableName: 'approval_items',
    columns: {
      id: { type: 'uuid', primary: true },
      title: { type: 'text' },
      contentType: { type: 'text', name: 'content_type' },
      description: { type: 'text', nullable: true },
      contentData: { type: 'text', name: 'content_data', nullable: true },
      fileUrl: { type: 'text', name: 'file_url', nullable: true },
      submittedBy: { type: 'text', name: 'submitted_by' },
      scheduledDate: { type: 'timestamptz', precision: 3, name: 'scheduled_date', nullable: true },
      scheduledContentId: { type: 'uuid', name: 'scheduled_content_id', nullable: true },
      submitterRole: { type: 'text', name: 'submitter_role', nullable: true },
      submitterEmail: { type: 'text', name: 'submitter_email', nullable: true },
      status: { type: 'text' },
      adminComments: { type: 'text', name: 'admin_comments', nullable: true },
      reviewedBy: { type: 'text', name: 'reviewed_by', nullable: true },
      reviewedAt: { type: 'timestamptz', precision: 3, name: 'reviewed_at', nullable: true },
      createdAt: { type: 'timestamptz', precision: 3, name: 'created_at' },
    } satisfies Record<keyof Data<ApprovalItem>, EntitySchemaColumnOptions>,
  },
  { subject: APPROVAL_ITEM, nameOf: ({ title }) => title },
);
