import type { Ids } from '../../../kernel/ids.js';
import type { Transaction } from '../../../kernel/transaction.js';
import type { ScheduledContentRepository } from '../domain/content-schedule.service.js';
import { ScheduledContent } from '../domain/scheduled-content.js';
import { A_DRAFT } from './a-draft.js';

interface Subject {
  readonly contents: ScheduledContentRepository;
  readonly transaction: Transaction;
  readonly ids: Ids;
}

const NOW = new Date('2026-11-21T15:00:00.123Z');
const DUE = A_DRAFT.scheduledDate;

/** What every keeper of scheduled content promises the domain. */
export function scheduledContentRepositoryContract(subject: () => Subject): void {
  const unit = <T>(work: () => Promise<T>) => subject().transaction.run(null, work);
  const aDraft = (changes: object = {}) =>
    ScheduledContent.schedule(subject().ids.next(), { ...A_DRAFT, ...changes }, 'Site Manager', NOW);
  const approved = (content: ScheduledContent) => content.submit(NOW).approve('Lovely', NOW);
  async function read(id: string): Promise<ScheduledContent> {
    const content = await subject().contents.find(id);
    if (!content) throw new Error('It is not there.');
    return content;
  }

  it('gives content back as it was added, and as it became', async () => {
    const { contents } = subject();
    const draft = aDraft({ tags: ['kiln', 'it’s, "winter"'], notes: 'Late' });
    await contents.add(draft);
    expect(await read(draft.id)).toEqual(draft);
    await unit(async () => {
      const before = await read(draft.id);
      await contents.save(before, before.edit({ tags: [], priority: 'high' }, NOW).submit(NOW));
    });
    expect(await read(draft.id)).toMatchObject({ tags: [], priority: 'high', status: 'submitted' });
  });

  it('does not find unknown or removed content', async () => {
    const { contents, ids } = subject();
    expect(await contents.find(ids.next())).toBeNull();
    const draft = aDraft();
    await contents.add(draft);
    await unit(async () => contents.remove(await read(draft.id)));
    expect(await contents.find(draft.id)).toBeNull();
  });

  it('finds approved content that is due, oldest date first', async () => {
    const { contents } = subject();
    const early = approved(aDraft({ scheduledDate: new Date(DUE.getTime() - 1000) }));
    const onTime = approved(aDraft());
    const late = approved(aDraft({ scheduledDate: new Date(DUE.getTime() + 1) }));
    for (const content of [onTime, aDraft(), late, early]) await contents.add(content);
    expect(await contents.findDue(DUE)).toEqual([early.id, onTime.id]);
  });

  it('refuses to save or remove what someone else has changed since it was read', async () => {
    const { contents } = subject();
    const { id } = aDraft();
    await contents.add(ScheduledContent.schedule(id, A_DRAFT, 'Site Manager', NOW));
    const stale = await read(id);
    await unit(async () => {
      const before = await read(id);
      await contents.save(before, before.submit(NOW));
    });
    await expect(unit(() => contents.save(stale, stale.edit({ title: 'Other' }, NOW)))).rejects.toMatchObject({
      kind: 'conflict',
    });
    await expect(unit(() => contents.remove(stale))).rejects.toMatchObject({ kind: 'conflict' });
    expect(await read(id)).toMatchObject({ status: 'submitted', title: A_DRAFT.title });
  });
}
