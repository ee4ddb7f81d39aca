import type { EntitySchemaColumnOptions } from 'typeorm';
import type { Data } from '../../../../kernel/data.js';
import { TrackedSchema } from '../../../../platform/persistence/tracked-schema.js';
import { HOURS } from '../../domain/hours-change.js';
import { DaysTaken } from '../../domain/hours.errors.js';
import { SpecialHours } from '../../domain/special-hours.js';

export const SpecialHoursSchema = new TrackedSchema<SpecialHours>(
  {
    name: 'SpecialHours',
    target: SpecialHours,
    tableName: 'special_hours',
    columns: {
      id: { type: 'uuid', primary: true },
      from: { type: 'date', name: 'from_date' },
      to: { type: 'date', name: 'to_date' },
      spans: { type: 'jsonb' },
      note: { type: 'text', nullable: true },
      createdAt: { type: 'timestamptz', precision: 3, name: 'created_at' },
      updatedAt: { type: 'timestamptz', precision: 3, name: 'updated_at' },
    } satisfies Record<keyof Data<SpecialHours>, EntitySchemaColumnOptions>,
  },
  {
    subject: HOURS,
    nameOf: ({ from, to, spans }) =>
      `${spans.length > 0 ? 'special hours' : 'closed'} ${from === to ? from : `${from} to ${to}`}`,
    bookkeeping: ['updatedAt'],
    violations: { special_hours_days: () => new DaysTaken() },
  },
);
