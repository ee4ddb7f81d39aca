import type { EntitySchemaColumnOptions } from 'typeorm';
import type { Data } from '../../../../../kernel/data.js';
import { Automation } from '../../../domain/automations/automation.js';
import { TrackedSchema } from '../../../../../platform/persistence/tracked-schema.js';
import { AUTOMATION } from '../../../domain/automations/automation.events.js';

export const AutomationSchema = new TrackedSchema<Automation>(
  {
    name: 'Automation',
    target: Automation,
    tableName: 'email_automation',
    columns: {
      id: { type: 'uuid', primary: true },
      name: { type: 'text' },
      description: { type: 'text', nullable: true },
      triggerType: { type: 'text', name: 'trigger' },
      triggerConditions: { type: 'jsonb', name: 'target_conditions' },
      emailSequence: { type: 'jsonb', name: 'email_sequence' },
      isActive: { type: 'boolean', name: 'is_active' },
      delay: { type: 'integer' },
      templateId: { type: 'uuid', name: 'template_id', nullable: true },
      approval: { type: 'text', nullable: true },
      approvalComments: { type: 'text', name: 'approval_comments', nullable: true },
      approvedBy: { type: 'text', name: 'approved_by', nullable: true },
      approvedAt: { type: 'timestamptz', precision: 3, name: 'approved_at', nullable: true },
      createdBy: { type: 'text', name: 'created_by' },
      createdByRole: { type: 'text', name: 'created_by_role' },
      createdAt: { type: 'timestamptz', precision: 3, name: 'created_at' },
      updatedAt: { type: 'timestamptz', precision: 3, name: 'updated_at' },
    } satisfies Record<keyof Data<Automation>, EntitySchemaColumnOptions>,
  },
  { subject: AUTOMATION, nameOf: ({ name }) => name },
);
