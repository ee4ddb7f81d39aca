import { EntitySchema, type EntitySchemaColumnOptions } from 'typeorm';
import type { CourtyardClosing } from '../../domain/courtyard-closing.js';

export const CourtyardClosingSchema = new EntitySchema<CourtyardClosing>({
  name: 'CourtyardClosing',
  tableName: 'courtyard_closings',
  columns: {
    date: { type: 'text', name: 'day', primary: true },
    from: { type: 'text', name: 'from_slot', nullable: true },
    closedAt: { type: 'timestamptz', precision: 3, name: 'closed_at' },
    closedBy: { type: 'text', name: 'closed_by' },
    parties: { type: 'jsonb' },
  } satisfies Record<keyof CourtyardClosing, EntitySchemaColumnOptions>,
});
