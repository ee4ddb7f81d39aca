import type { EntitySchemaColumnOptions } from 'typeorm';
import { TrackedSchema } from '../../platform/persistence/tracked-schema.js';
import { listOf } from '../../platform/lists/list-of.js';

/** Subject type of maintenance entries in events and the audit log. */
export const MAINTENANCE_LOG = 'maintenance-log';

export const MAINTENANCE_TYPES = ['update', 'fix', 'feature', 'optimization'] as const;
export type MaintenanceType = (typeof MAINTENANCE_TYPES)[number];

/** Recorded work on the website. */
export interface Work {
  readonly title: string;
  readonly description: string;
  readonly type: MaintenanceType;
  /** In steps of half an hour. */
  readonly timeSpent: number | null;
  readonly notes: string | null;
}

export interface MaintenanceLog extends Work {
  readonly id: string;
  readonly status: 'completed';
  readonly performedBy: string;
  readonly createdAt: Date;
}

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

export const maintenanceLogs = listOf(MaintenanceLogSchema.options, { scopes: { all: ['true'] } });
