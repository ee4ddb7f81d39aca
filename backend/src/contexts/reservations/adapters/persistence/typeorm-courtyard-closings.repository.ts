import { Injectable } from '@nestjs/common';
import { MoreThanOrEqual, type Repository } from 'typeorm';
import { Database } from '../../../../platform/persistence/database.js';
import type { CourtyardClosing } from '../../domain/courtyard-closing.js';
import type { CourtyardClosings } from '../../domain/ports/courtyard-closings.js';
import { CourtyardClosingSchema } from './courtyard-closing.schema.js';

@Injectable()
export class TypeOrmCourtyardClosings implements CourtyardClosings {
  private readonly repository: Repository<CourtyardClosing>;

  constructor(database: Database) {
    this.repository = database.getRepository(CourtyardClosingSchema);
  }

  find(date: string): Promise<CourtyardClosing | null> {
    return this.repository.findOneBy({ date });
  }

  since(date: string): Promise<CourtyardClosing[]> {
    return this.repository.findBy({ date: MoreThanOrEqual(date) });
  }

  async add(closing: CourtyardClosing): Promise<void> {
    await this.repository.insert(closing);
  }

  async remove(date: string): Promise<void> {
    await this.repository.delete({ date });
  }
}
