import type { Actor } from '../../../kernel/actor.js';
import { CountedIds } from '../../../kernel/testing/counted-ids.js';
import { InMemoryTransaction } from '../../../kernel/testing/in-memory-transaction.js';
import { KeptOutbox } from '../../../kernel/testing/kept-outbox.js';
import { SettableClock } from '../../../platform/testing/settable-clock.js';
import type { ApprovalItem, Submission } from './approval-item.js';
import { ApprovalsService } from './approvals.service.js';
import type { ApprovalItemRepository } from './ports/approval-item.repository.js';

const NOW = new Date('2026-11-21T15:00:00Z');
const MANAGER: Actor = { id: '3', name: 'Site Manager', role: 'manager' };
const SUBMISSION: Submission = {
  title: 'A heron in nineteen pieces',
  contentType: 'blog_post',
  description: null,
  contentData: '<p>Blue</p>',
  fileUrl: null,
  submittedBy: 'Ines of the kiln',
  scheduledDate: null,
};

const clock = new SettableClock();
let transaction: InMemoryTransaction;
let outbox: KeptOutbox;
let items: ApprovalItem[];
let approvals: ApprovalsService;
beforeEach(() => {
  clock.set(NOW);
  transaction = new InMemoryTransaction();
  outbox = new KeptOutbox(transaction);
  items = [];
  const repository: ApprovalItemRepository = {
    add: (item) => transaction.write({ isStillPossible: () => true, apply: () => items.push(item) }),
  };
  approvals = new ApprovalsService(repository, transaction, outbox, clock, new CountedIds());
});

it('keeps a submission undecided and tells of it', async () => {
  const item = await approvals.submit(SUBMISSION, null);
  expect(items).toEqual([item]);
  expect(item).toMatchObject({ ...SUBMISSION, status: 'pending', reviewedBy: null, reviewedAt: null, createdAt: NOW });
  expect(outbox.events).toMatchObject([
    { type: 'approval-item.submitted', subject: { id: item.id }, payload: { submittedBy: 'Ines of the kiln' } },
  ]);
});

it('signs it with the name of the account when somebody is signed in', async () => {
  expect(await approvals.submit(SUBMISSION, MANAGER)).toMatchObject({ submittedBy: 'Site Manager' });
  expect(outbox.events).toMatchObject([{ payload: { submittedBy: 'Site Manager' } }]);
  expect(transaction.actors).toEqual([MANAGER]);
});
