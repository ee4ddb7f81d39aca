import type { EntitySchemaColumnOptions } from 'typeorm';
import { TrackedSchema } from '../../../../platform/persistence/tracked-schema.js';
import { OptionMovedOn } from '../../domain/house-option.errors.js';
import { type ChosenOption, HOUSE_OPTION } from '../../domain/house-option.js';

export const ChosenOptionSchema = new TrackedSchema<ChosenOption>(
  {
    name: 'ChosenOption',
    tableName: 'house_options',
    columns: {
      id: { type: 'text', primary: true },
      isOn: { type: 'boolean', name: 'is_on' },
      figures: { type: 'jsonb' },
      updatedAt: { type: 'timestamptz', precision: 3, name: 'updated_at' },
    } satisfies Record<keyof ChosenOption, EntitySchemaColumnOptions>,
  },
  {
    subject: HOUSE_OPTION,
    nameOf: ({ id }) => id,
    bookkeeping: ['updatedAt'],
    violations: { house_options_pkey: () => new OptionMovedOn() },
  },
);
