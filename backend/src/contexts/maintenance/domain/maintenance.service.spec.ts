import type { Actor } from '../../../kernel/actor.js';
import { CountedIds } from '../../../kernel/testing/counted-ids.js';
import { InMemoryTransaction } from '../../../kernel/testing/in-memory-transaction.js';
import { SettableClock } from '../../../platform/testing/settable-clock.js';
import type { MaintenanceLog, Work } from './maintenance-log.js';
import { MaintenanceService } from './maintenance.service.js';

const MANAGER: Actor = { id: '3', name: 'Site Manager', role: 'manager' };
const NOW = new Date('2026-11-21T15:00:00Z');
const WORK: Work = { title: 'Menu', description: 'Autumn', type: 'update', timeSpent: 1.5, notes: null };

it('stores work as completed, with the current time and its author', async () => {
  const clock = new SettableClock();
  clock.set(NOW);
  const transaction = new InMemoryTransaction();
  const logs: MaintenanceLog[] = [];
  const add = (log: MaintenanceLog) => transaction.write({ isStillPossible: () => true, apply: () => logs.push(log) });
  const service = new MaintenanceService({ add }, transaction, clock, new CountedIds());
  const entry = await service.log(WORK, MANAGER);
  expect(entry).toMatchObject({ ...WORK, status: 'completed', performedBy: 'Site Manager', createdAt: NOW });
  expect(logs).toEqual([entry]);
  expect(transaction.actors).toEqual([MANAGER]);
});
