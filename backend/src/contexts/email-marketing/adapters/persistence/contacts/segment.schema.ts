import type { EntitySchemaColumnOptions } from 'typeorm';
import type { Segment } from '../../../domain/contacts/segment.js';
import { TrackedSchema } from '../../../../../platform/persistence/tracked-schema.js';
import { SEGMENT } from '../../../domain/contacts/segment.js';
import { SegmentNameTaken } from '../../../domain/contacts/segment.errors.js';

export const SegmentSchema = new TrackedSchema<Segment>(
  {
    name: 'ContactSegment',
    tableName: 'contact_segments',
    columns: {
      id: { type: 'uuid', primary: true },
      name: { type: 'text' },
      description: { type: 'text', nullable: true },
      tags: { type: 'text', array: true },
      conditions: { type: 'jsonb' },
      isActive: { type: 'boolean', name: 'is_active' },
      createdBy: { type: 'text', name: 'created_by' },
      createdByRole: { type: 'text', name: 'created_by_role' },
      createdAt: { type: 'timestamptz', precision: 3, name: 'created_at' },
      updatedAt: { type: 'timestamptz', precision: 3, name: 'updated_at' },
    } satisfies Record<keyof Segment, EntitySchemaColumnOptions>,
  },
  {
    subject: SEGMENT,
    nameOf: ({ name }) => name,
    violations: { contact_segments_name: ({ name }) => new SegmentNameTaken(name) },
  },
);
