import type { EntitySchemaColumnOptions } from 'typeorm';
import type { Enquiry } from '../../domain/enquiry.js';
import { TrackedSchema } from '../../../../platform/persistence/tracked-schema.js';
import { ENQUIRY } from '../../domain/enquiry.events.js';

export const EnquirySchema = new TrackedSchema<Enquiry>(
  {
    name: 'Enquiry',
    tableName: 'enquiries',
    columns: {
      id: { type: 'uuid', primary: true },
      kind: { type: 'text' },
      name: { type: 'text' },
      email: { type: 'text' },
      createdAt: { type: 'timestamptz', precision: 3, name: 'created_at' },
      isRead: { type: 'boolean', name: 'is_read' },
      data: { type: 'jsonb' },
      answers: { type: 'jsonb' },
    } satisfies Record<keyof Enquiry, EntitySchemaColumnOptions>,
  },
  { subject: ENQUIRY, nameOf: ({ name }) => name },
);
