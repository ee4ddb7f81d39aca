import { Injectable } from '@nestjs/common';
import { Database } from '../../../../../platform/persistence/database.js';
import type { TrackedRepository } from '../../../../../platform/persistence/tracked-repository.js';
import type { SegmentRepository } from '../../domain/ports/segment.repository.js';
import { SegmentNotFound } from '../../domain/segment.errors.js';
import type { Segment } from '../../domain/segment.js';
import { SegmentSchema } from './segment.schema.js';

@Injectable()
export class TypeOrmSegmentRepository implements SegmentRepository {
  private readonly repository: TrackedRepository<Segment>;

  constructor(database: Database) {
    this.repository = database.getRepository(SegmentSchema);
  }

  add(segment: Segment): Promise<void> {
    return this.repository.insert(segment);
  }

  async get(id: string): Promise<Segment> {
    const segment = await this.repository.findOneBy({ id });
    if (!segment) throw new SegmentNotFound();
    return segment;
  }

  save(before: Segment, after: Segment): Promise<void> {
    return this.repository.update(before, after);
  }

  remove(segment: Segment): Promise<void> {
    return this.repository.remove(segment);
  }
}
