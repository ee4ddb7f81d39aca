import type { EntitySchemaColumnOptions } from 'typeorm';
import { TrackedSchema } from '../../../../platform/persistence/tracked-schema.js';
import { StaleSettingError } from '../../domain/feature-setting.errors.js';
import { type ChosenOption, FEATURE_SETTING } from '../../domain/feature-setting.js';

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
    subject: FEATURE_SETTING,
    nameOf: ({ id }) => id,
    bookkeeping: ['updatedAt'],
    violations: { house_options_pkey: () => new StaleSettingError() },
  },
);
