import type { EntitySchemaColumnOptions } from 'typeorm';
import type { Data } from '../../../../kernel/data.js';
import { ScheduledContent } from '../../domain/scheduled-content.js';
import { TrackedSchema } from '../../../../platform/persistence/tracked-schema.js';
import { SCHEDULED_CONTENT } from '../../domain/scheduled-content.events.js';

export const ScheduledContentSchema = new TrackedSchema<ScheduledContent>(
  {
    name: 'ScheduledContent',
    target: ScheduledContent,
    tableName: 'scheduled_content',
    columns: {
      id: { type: 'uuid', primary: true },
      title: { type: 'text' },
      contentType: { type: 'text', name: 'content_type' },
      content: { type: 'text' },
      scheduledDate: { type: 'timestamptz', precision: 3, name: 'scheduled_date' },
      approvalDeadline: { type: 'timestamptz', precision: 3, name: 'approval_deadline' },
      priority: { type: 'text' },
      tags: { type: 'text', array: true },
      notes: { type: 'text', nullable: true },
      status: { type: 'text' },
      adminComments: { type: 'text', name: 'admin_comments', nullable: true },
      createdBy: { type: 'text', name: 'created_by' },
      createdAt: { type: 'timestamptz', precision: 3, name: 'created_at' },
      updatedAt: { type: 'timestamptz', precision: 3, name: 'updated_at' },
    } satisfies Record<keyof Data<ScheduledContent>, EntitySchemaColumnOptions>,
  },
  { subject: SCHEDULED_CONTENT, nameOf: ({ title }) => title },
);
