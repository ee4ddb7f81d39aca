import { EntitySchema, type EntitySchemaColumnOptions } from 'typeorm';
import type { Enquiry } from '../../domain/enquiry.js';

export const EnquirySchema = new EntitySchema<Enquiry>({
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
});
