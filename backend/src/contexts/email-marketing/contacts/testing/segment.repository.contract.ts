import type { Ids } from '../../../../kernel/ids.js';
import type { Transaction } from '../../../../kernel/transaction.js';
import { repositoryContract } from '../../testing/repository.contract.js';
import type { SegmentRepository } from '../domain/segments.service.js';
import { type Segment, SegmentNameTaken } from '../domain/segment.js';

interface Subject {
  readonly segments: SegmentRepository;
  readonly transaction: Transaction;
  readonly ids: Ids;
}

const AT = new Date('2026-11-01T15:00:00.123Z');

const aSegment = (id: string): Segment => ({
  id,
  name: `Segment ${id}`,
  description: null,
  tags: ['Regular'],
  isActive: true,
  conditions: [{ field: 'totalVisits', operator: 'at_least', value: 5 }],
  createdBy: 'Site Manager',
  createdByRole: 'manager',
  createdAt: AT,
  updatedAt: AT,
});

/** What every keeper of segments promises the domain. */
export function segmentRepositoryContract(subject: () => Subject): void {
  repositoryContract(() => {
    const { segments, ...rest } = subject();
    const change = (before: Segment): Segment => ({ ...before, tags: [], isActive: false });
    return { ...rest, repository: segments, find: (id) => segments.get(id), make: aSegment, change };
  });

  it('has one segment for each name', async () => {
    const { segments, transaction, ids } = subject();
    const one = aSegment(ids.next());
    const other = aSegment(ids.next());
    await segments.add(one);
    await segments.add(other);
    const again = { ...aSegment(ids.next()), name: one.name };
    await expect(transaction.run(null, () => segments.add(again))).rejects.toBeInstanceOf(SegmentNameTaken);
    const renamed = transaction.run(null, async () => {
      const before = await segments.get(other.id);
      await segments.save(before, { ...before, name: one.name });
    });
    await expect(renamed).rejects.toBeInstanceOf(SegmentNameTaken);
  });
}
