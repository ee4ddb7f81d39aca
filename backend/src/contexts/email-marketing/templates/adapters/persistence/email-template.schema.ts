import type { EntitySchemaColumnOptions } from 'typeorm';
import type { EmailTemplate } from '../../domain/template.js';
import { TrackedSchema } from '../../../../../platform/persistence/tracked-schema.js';
import { EMAIL_TEMPLATE } from '../../domain/template.js';

export const EmailTemplateSchema = new TrackedSchema<EmailTemplate>(
  {
    name: 'EmailTemplate',
    tableName: 'email_templates',
    columns: {
      id: { type: 'uuid', primary: true },
      name: { type: 'text' },
      category: { type: 'text' },
      subject: { type: 'text' },
      htmlContent: { type: 'text', name: 'html_content' },
      textContent: { type: 'text', name: 'text_content', nullable: true },
      blocks: { type: 'jsonb', nullable: true },
      variables: { type: 'text', array: true },
      isActive: { type: 'boolean', name: 'is_active' },
      createdBy: { type: 'text', name: 'created_by' },
      createdByRole: { type: 'text', name: 'created_by_role' },
      createdAt: { type: 'timestamptz', precision: 3, name: 'created_at' },
      updatedAt: { type: 'timestamptz', precision: 3, name: 'updated_at' },
    } satisfies Record<keyof EmailTemplate, EntitySchemaColumnOptions>,
  },
  { subject: EMAIL_TEMPLATE, nameOf: ({ name }) => name },
);
