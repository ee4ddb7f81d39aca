import type { EntitySchemaColumnOptions } from 'typeorm';
import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../../../kernel/domain-error.js';
import { TrackedSchema } from '../../../../../platform/persistence/tracked-schema.js';
import { listOf } from '../../../../../platform/lists/list-of.js';
import { Database } from '../../../../../platform/persistence/database.js';
import type { TrackedRepository } from '../../../../../platform/persistence/tracked-repository.js';
import { liveChannel, LiveUpdates } from '../../../../../platform/events/live-topics.js';
import { SEGMENT, type Segment, SegmentNameTaken } from '../../domain/segment.js';
import type { SegmentRepository } from '../../domain/segments.service.js';

export const SegmentSchema = new TrackedSchema<Segment>(
  {
    name: 'ContactSegment',
    tableName: 'contact_segments',
    columns: {
      id: { type: 'uuid', primary: true },
      name: { type: 'text' },
      description: { type: 'text', nullable: true },
      tags: { type: 'text', array: true },
      conditions: { type: 'jsonb' },
      isActive: { type: 'boolean', name: 'is_active' },
      createdBy: { type: 'text', name: 'created_by' },
      createdByRole: { type: 'text', name: 'created_by_role' },
      createdAt: { type: 'timestamptz', precision: 3, name: 'created_at' },
      updatedAt: { type: 'timestamptz', precision: 3, name: 'updated_at' },
    } satisfies Record<keyof Segment, EntitySchemaColumnOptions>,
  },
  {
    subject: SEGMENT,
    nameOf: ({ name }) => name,
    violations: { contact_segments_name: ({ name }) => new SegmentNameTaken(name) },
  },
);

export const segmentList = listOf(SegmentSchema.options, { scopes: { all: ['true'] } });

@Injectable()
@LiveUpdates(SEGMENT, liveChannel('contacts', 'manager', 'admin'))
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
    if (!segment) throw new NotFound('There is no such segment.');
    return segment;
  }

  save(before: Segment, after: Segment): Promise<void> {
    return this.repository.update(before, after);
  }

  remove(segment: Segment): Promise<void> {
    return this.repository.remove(segment);
  }
}
