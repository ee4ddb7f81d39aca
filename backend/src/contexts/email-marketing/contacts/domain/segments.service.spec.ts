import type { Actor } from '../../../../kernel/actor.js';
import { CountedIds } from '../../../../kernel/testing/counted-ids.js';
import { InMemoryTransaction } from '../../../../kernel/testing/in-memory-transaction.js';
import { SettableClock } from '../../../../platform/testing/settable-clock.js';
import { InMemorySegmentRepository } from '../testing/in-memory-segment.repository.js';
import { SegmentInUse, SegmentNameTaken } from './segment.js';
import { SegmentsService, SegmentUses } from './segments.service.js';

const MANAGER: Actor = { id: '1', name: 'Site Manager', role: 'manager' };
const REGULARS = { name: 'Regulars', description: null, tags: ['Regular', 'regular'], conditions: [], isActive: true };

let segments: InMemorySegmentRepository;
let namedBy: string[];
let changed: string[];
let service: SegmentsService;
const ids = new CountedIds();
beforeEach(() => {
  const transaction = new InMemoryTransaction();
  segments = new InMemorySegmentRepository(transaction);
  namedBy = [];
  changed = [];
  const uses = new SegmentUses();
  uses.on({
    namesOf: () => Promise.resolve(namedBy),
    changed: (id) => Promise.resolve(void changed.push(id)),
  });
  service = new SegmentsService(segments, uses, transaction, new SettableClock(), ids);
});

it('is stored with each tag once and with its author', async () => {
  const segment = await service.create(REGULARS, MANAGER);
  expect(segment).toMatchObject({ tags: ['Regular'], createdBy: 'Site Manager', createdByRole: 'manager' });
  expect(await service.get(segment.id)).toEqual(segment);
  await expect(service.get(ids.next())).rejects.toThrow('There is no such segment.');
});

it('requires a unique name', async () => {
  await service.create(REGULARS, MANAGER);
  const { id } = await service.create({ ...REGULARS, name: 'Friends' }, MANAGER);
  await expect(service.create(REGULARS, MANAGER)).rejects.toBeInstanceOf(SegmentNameTaken);
  await expect(service.edit(id, { name: 'Regulars' }, null, MANAGER)).rejects.toBeInstanceOf(SegmentNameTaken);
});

it.each([
  ['another name', { name: 'Friends' }, 0],
  ['the same tags', { tags: ['Regular'] }, 0],
  ['other tags', { tags: ['Vegan'] }, 1],
  ['other conditions', { conditions: [{ field: 'birthdayMonth', operator: 'is', value: 11 } as const] }, 1],
  ['being inactive', { isActive: false }, 1],
])('with %s passes on whether it holds others', async (_, change, times) => {
  const { id } = await service.create(REGULARS, MANAGER);
  expect(await service.edit(id, change, null, MANAGER)).toMatchObject(change);
  expect(changed).toEqual(Array.from({ length: times }, () => id));
});

it('is deleted once no campaign goes to it', async () => {
  const { id } = await service.create(REGULARS, MANAGER);
  namedBy = ['Summer menu'];
  await expect(service.delete(id, MANAGER)).rejects.toBeInstanceOf(SegmentInUse);
  namedBy = [];
  await service.delete(id, MANAGER);
  expect(segments.all).toEqual([]);
});
