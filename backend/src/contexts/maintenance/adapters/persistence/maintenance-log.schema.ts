import type { EntitySchemaColumnOptions } from 'typeorm';
import type { MaintenanceLog } from '../../domain/maintenance-log.js';
import { TrackedSchema } from '../../../../platform/persistence/tracked-schema.js';
import { MAINTENANCE_LOG } from '../../domain/maintenance-log.js';

export const MaintenanceLogSchema = new TrackedSchema<MaintenanceLog>(
  {
    name: 'MaintenanceLog',
    tableName: 'maintenance_logs',
    columns: {
      id: { type: 'uuid', primary: true },
      title: { type: 'text' },
      description: { type: 'text' },
      type: { type: 'text' },
      status: { type: 'text' },
      performedBy: { type: 'text', name: 'performed_by' },
      timeSpent: { type: 'double precision', name: 'time_spent', nullable: true },
      notes: { type: 'text', nullable: true },
      createdAt: { type: 'timestamptz', precision: 3, name: 'created_at' },
    } satisfies Record<keyof MaintenanceLog, EntitySchemaColumnOptions>,
  },
  { subject: MAINTENANCE_LOG, nameOf: ({ title }) => title },
);
