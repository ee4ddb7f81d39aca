import type { Actor } from '../../../kernel/actor.js';
import { CountedIds } from '../../../kernel/testing/counted-ids.js';
import { InMemoryTransaction } from '../../../kernel/testing/in-memory-transaction.js';
import { InMemoryOutbox } from '../../../kernel/testing/in-memory-outbox.js';
import { SettableClock } from '../../../platform/testing/settable-clock.js';
import { A_DRAFT } from '../testing/a-draft.js';
import { InMemoryScheduledContentRepository } from '../testing/in-memory-scheduled-content.repository.js';
import { ContentScheduleService } from './content-schedule.service.js';
import { ScheduledContentNotFound } from './scheduled-content.js';

const MANAGER: Actor = { id: '3', name: 'Site Manager', role: 'manager' };
const OWNER: Actor = { id: '2', name: 'The Owner', role: 'admin' };
const UNKNOWN = '019ab000-0000-7000-8000-00000000000f';

let clock: SettableClock;
let outbox: InMemoryOutbox;
let contents: InMemoryScheduledContentRepository;
let schedule: ContentScheduleService;
beforeEach(() => {
  clock = new SettableClock();
  clock.set('2026-11-21T15:00:00Z');
  const transaction = new InMemoryTransaction();
  outbox = new InMemoryOutbox(transaction);
  contents = new InMemoryScheduledContentRepository(transaction);
  schedule = new ContentScheduleService(contents, transaction, outbox, clock, new CountedIds());
});

async function anApproved(changes: object = {}): Promise<string> {
  const { id } = await schedule.schedule({ ...A_DRAFT, ...changes }, MANAGER);
  await schedule.submit(id, MANAGER);
  await schedule.approve(id, null, OWNER);
  return id;
}

it('stores a draft with the name of its author', async () => {
  expect(await schedule.schedule(A_DRAFT, MANAGER)).toMatchObject({
    ...A_DRAFT,
    status: 'draft',
    createdBy: 'Site Manager',
  });
  expect(outbox.types).toEqual(['scheduled-content.drafted']);
});

it('records no edit that changes nothing', async () => {
  const id = await anApproved();
  expect(await schedule.edit(id, { title: A_DRAFT.title }, MANAGER)).toMatchObject({ status: 'approved' });
  expect(outbox.types).not.toContain('scheduled-content.edited');
});

it('publishes only content that is due, once', async () => {
  const due = await anApproved();
  await anApproved({ scheduledDate: new Date('2026-12-25T05:00:00Z') });
  const { id: draft } = await schedule.schedule(A_DRAFT, MANAGER);
  clock.set(A_DRAFT.scheduledDate);
  await schedule.publishDue();
  await schedule.publishDue();
  expect(contents.all.filter(({ status }) => status === 'published').map(({ id }) => id)).toEqual([due]);
  expect(contents.all.find(({ id }) => id === draft)).toMatchObject({ status: 'draft' });
  expect(outbox.types.filter((type) => type === 'scheduled-content.published')).toHaveLength(1);
});

it('publishes after a long time without anybody who could, however much there is', async () => {
  for (let index = 0; index < 250; index += 1) await anApproved();
  clock.set('2027-11-21T15:00:00Z');
  await schedule.publishDue();
  expect(contents.all.every(({ status }) => status === 'published')).toBe(true);
});

it('does not publish content edited after its approval', async () => {
  const id = await anApproved();
  await schedule.edit(id, { content: 'Something else' }, MANAGER);
  clock.set(A_DRAFT.scheduledDate);
  await schedule.publishDue();
  expect(contents.all).toMatchObject([{ id, status: 'draft' }]);
});

it('deletes content at any status', async () => {
  const id = await anApproved();
  await schedule.delete(id, MANAGER);
  expect(contents.all).toEqual([]);
  expect(outbox.types.at(-1)).toBe('scheduled-content.deleted');
});

it('refuses every step of unknown content', async () => {
  for (const act of [
    () => schedule.edit(UNKNOWN, {}, MANAGER),
    () => schedule.delete(UNKNOWN, MANAGER),
    () => schedule.submit(UNKNOWN, MANAGER),
    () => schedule.return(UNKNOWN, null, OWNER),
  ])
    await expect(act()).rejects.toBeInstanceOf(ScheduledContentNotFound);
});
