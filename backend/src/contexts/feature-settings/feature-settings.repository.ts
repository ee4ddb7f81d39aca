import type { EntitySchemaColumnOptions } from 'typeorm';
import { Injectable } from '@nestjs/common';
import { Conflict } from '../../kernel/domain-error.js';
import { TrackedSchema } from '../../platform/persistence/tracked-schema.js';
import { Database } from '../../platform/persistence/database.js';
import type { TrackedRepository } from '../../platform/persistence/tracked-repository.js';
import { liveChannel, LiveUpdates } from '../../platform/events/live-topics.js';
import { type ChosenOption, FEATURE_SETTING } from './feature-setting.js';

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
    violations: { house_options_pkey: () => new Conflict('Someone else changed this setting. Please review it.') },
  },
);

@Injectable()
@LiveUpdates(FEATURE_SETTING, liveChannel('house-options', 'admin'))
export class TypeOrmChosenOptionRepository implements ChosenOptionRepository {
  private readonly repository: TrackedRepository<ChosenOption>;

  constructor(database: Database) {
    this.repository = database.getRepository(ChosenOptionSchema);
  }

  find(id: string): Promise<ChosenOption | null> {
    return this.repository.findOneBy({ id });
  }

  all(): Promise<ChosenOption[]> {
    return this.repository.find();
  }

  add(chosen: ChosenOption): Promise<void> {
    return this.repository.insert(chosen);
  }

  save(before: ChosenOption, after: ChosenOption): Promise<void> {
    return this.repository.update(before, after);
  }
}

export abstract class ChosenOptionRepository {
  abstract find(id: string): Promise<ChosenOption | null>;
  abstract all(): Promise<ChosenOption[]>;
  /** @throws Conflict when another person saved the first value in the meantime */
  abstract add(chosen: ChosenOption): Promise<void>;
  abstract save(before: ChosenOption, after: ChosenOption): Promise<void>;
}
