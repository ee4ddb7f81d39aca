import { NotFound } from '../../../../kernel/domain-error.js';
import type { InMemoryTransaction } from '../../../../kernel/testing/in-memory-transaction.js';
import { InMemoryRepository } from '../../testing/in-memory-repository.js';
import type { SegmentRepository } from '../domain/segments.service.js';
import { type Segment, SegmentNameTaken } from '../domain/segment.js';

export class InMemorySegmentRepository extends InMemoryRepository<Segment> implements SegmentRepository {
  constructor(transaction: InMemoryTransaction) {
    super(transaction, () => new NotFound('There is no such segment.'));
  }

  override async add(segment: Segment): Promise<void> {
    this.assertFree(segment);
    await super.add(segment);
  }

  override async save(before: Segment, after: Segment): Promise<void> {
    this.assertFree(after);
    await super.save(before, after);
  }

  private assertFree({ id, name }: Segment): void {
    const isTaken = this.all.some((other) => other.id !== id && other.name === name);
    if (isTaken) throw new SegmentNameTaken(name);
  }
}
