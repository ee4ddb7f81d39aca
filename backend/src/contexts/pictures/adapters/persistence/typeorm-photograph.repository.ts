import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/persistence/database.js';
import type { TrackedRepository } from '../../../../platform/persistence/tracked-repository.js';
import type { Photograph } from '../../domain/photograph.js';
import type { PhotographRepository } from '../../domain/ports/photograph.repository.js';
import { PhotographSchema } from './photograph.schema.js';

@Injectable()
export class TypeOrmPhotographRepository implements PhotographRepository {
  private readonly repository: TrackedRepository<Photograph>;

  constructor(database: Database) {
    this.repository = database.getRepository(PhotographSchema);
  }

  find(id: string): Promise<Photograph | null> {
    return this.repository.findOneBy({ id });
  }

  add(photograph: Photograph): Promise<void> {
    return this.repository.insert(photograph);
  }

  save(before: Photograph, after: Photograph): Promise<void> {
    return this.repository.update(before, after);
  }

  remove(photograph: Photograph): Promise<void> {
    return this.repository.remove(photograph);
  }
}
