import type { Ids } from '../../../kernel/ids.js';
import type { Transaction } from '../../../kernel/transaction.js';
import { ApprovalItem } from '../domain/approval-item.js';
import type { ApprovalItemRepository } from '../domain/approvals.service.js';
import { A_SUBMISSION } from './a-submission.js';

interface Subject {
  readonly items: ApprovalItemRepository;
  readonly transaction: Transaction;
  readonly ids: Ids;
}

const NOW = new Date('2026-11-21T15:00:00.123Z');
const LATER = new Date('2026-11-22T15:00:00.456Z');

/** What every keeper of approval items promises the domain. */
export function approvalItemRepositoryContract(subject: () => Subject): void {
  const unit = <T>(work: () => Promise<T>) => subject().transaction.run(null, work);
  async function saveItem(scheduledContentId: string | null = null): Promise<ApprovalItem> {
    const { items, ids } = subject();
    const by = { name: 'Site Manager', role: 'manager', email: 'manager@bistro.example' } as const;
    const item = ApprovalItem.submit(
      ids.next(),
      { ...A_SUBMISSION, scheduledDate: LATER, scheduledContentId },
      by,
      NOW,
    );
    await items.add(item);
    return items.get(item.id);
  }
  const approve = (item: ApprovalItem) => item.decide('approved', 'Lovely', 'The Owner', LATER);

  it('gives an item back as it was added, and as it was decided', async () => {
    const { items } = subject();
    const item = await saveItem();
    expect(item).toMatchObject({ ...A_SUBMISSION, scheduledDate: LATER, submittedBy: 'Site Manager', createdAt: NOW });
    await unit(async () => {
      const read = await items.get(item.id);
      await items.save(read, approve(read));
    });
    expect(await items.get(item.id)).toEqual(approve(item));
  });

  it('does not find unknown or removed items', async () => {
    const { items, ids } = subject();
    await expect(items.get(ids.next())).rejects.toThrow('This item does not exist.');
    const { id } = await saveItem();
    await unit(async () => {
      await items.remove(await items.get(id));
    });
    await expect(items.get(id)).rejects.toThrow('This item does not exist.');
  });

  it('finds of scheduled content the item that waits', async () => {
    const { items, ids } = subject();
    const content = ids.next();
    expect(await items.findPendingOf(content)).toBeNull();
    const { id } = await saveItem(content);
    expect(await items.findPendingOf(content)).toMatchObject({ id });
    await unit(async () => {
      const read = await items.get(id);
      await items.save(read, approve(read));
    });
    expect(await items.findPendingOf(content)).toBeNull();
  });

  it('refuses to save or remove what someone else has changed since it was read', async () => {
    const { items } = subject();
    const stale = await saveItem();
    await unit(async () => {
      const read = await items.get(stale.id);
      await items.save(read, approve(read));
    });
    const reject = () => items.save(stale, stale.decide('rejected', null, 'The Owner', LATER));
    await expect(unit(reject)).rejects.toMatchObject({ kind: 'conflict' });
    await expect(unit(() => items.remove(stale))).rejects.toMatchObject({ kind: 'conflict' });
    expect(await items.get(stale.id)).toMatchObject({ status: 'approved' });
  });
}
