import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/persistence/database.js';
import type { TrackedRepository } from '../../../../platform/persistence/tracked-repository.js';
import type { ChosenOption } from '../../domain/feature-setting.js';
import type { ChosenOptionRepository } from '../../domain/ports/chosen-option.repository.js';
import { ChosenOptionSchema } from './chosen-option.schema.js';

@Injectable()
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
