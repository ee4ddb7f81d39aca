import type { EntitySchemaColumnOptions } from 'typeorm';
import type { Data } from '../../../../kernel/data.js';
import { TrackedSchema } from '../../../../platform/persistence/tracked-schema.js';
import { HOURS, HoursChange } from '../../domain/hours-change.js';
import { OtherHours } from '../../domain/hours.errors.js';

export const HoursChangeSchema = new TrackedSchema<HoursChange>(
  {
    name: 'HoursChange',
    target: HoursChange,
    tableName: 'hours_changes',
    columns: {
      id: { type: 'uuid', primary: true },
      version: { type: 'integer' },
      validFrom: { type: 'date', name: 'valid_from' },
      weekly: { type: 'jsonb', nullable: true },
      holidays: { type: 'jsonb' },
      withdrawnAt: { type: 'timestamptz', precision: 3, name: 'withdrawn_at', nullable: true },
      createdBy: { type: 'text', name: 'created_by' },
      createdAt: { type: 'timestamptz', precision: 3, name: 'created_at' },
    } satisfies Record<keyof Data<HoursChange>, EntitySchemaColumnOptions>,
  },
  {
    subject: HOURS,
    nameOf: ({ weekly, validFrom }) => `${weekly ? 'weekly hours' : 'holidays'} from ${validFrom}`,
    violations: { hours_changes_version: () => new OtherHours() },
  },
);
