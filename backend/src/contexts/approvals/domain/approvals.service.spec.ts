import type { Actor } from '../../../kernel/actor.js';
import { CountedIds } from '../../../kernel/testing/counted-ids.js';
import { InMemoryTransaction } from '../../../kernel/testing/in-memory-transaction.js';
import { InMemoryOutbox } from '../../../kernel/testing/in-memory-outbox.js';
import { SettableClock } from '../../../platform/testing/settable-clock.js';
import { A_SUBMISSION } from '../testing/a-submission.js';
import { InMemoryApprovalItemRepository } from '../testing/in-memory-approval-item.repository.js';
import { DECISIONS, type Submitter } from './approval-item.js';
import { AlreadyDecided, IllegalTransition, NotYourSchedule } from './approval.errors.js';
import { ApprovalsService, Drafts, type SubmittedDraft } from './approvals.service.js';

const NOW = new Date('2026-11-21T15:00:00Z');
const LATER = new Date('2026-11-22T15:00:00Z');
const OWNER: Actor = { id: '2', name: 'The Owner', role: 'admin' };
const account = (role: 'manager' | 'staff'): Actor & Submitter => ({
  id: '3',
  name: `The ${role}`,
  role,
  email: `${role}@bistro.example`,
});
const MANAGER = account('manager');
const DRAFT = '019ab000-0000-7000-8000-00000000000d';
const SAID_BY_DRAFT: SubmittedDraft = {
  title: 'As the draft says',
  contentType: 'promotion',
  contentData: '{"content":"<p>Two for one</p>"}',
  scheduledDate: LATER,
};

class NotedDrafts extends Drafts {
  readonly heard: unknown[] = [];

  submit(id: string, by: Actor): Promise<SubmittedDraft> {
    this.heard.push(['handed in', id, by.name]);
    return Promise.resolve(SAID_BY_DRAFT);
  }

  settle(...settled: Parameters<Drafts['settle']>): Promise<void> {
    this.heard.push(settled.slice(0, 3));
    return Promise.resolve();
  }
}

const clock = new SettableClock();
let transaction: InMemoryTransaction;
let outbox: InMemoryOutbox;
let items: InMemoryApprovalItemRepository;
let drafts: NotedDrafts;
let approvals: ApprovalsService;
beforeEach(() => {
  clock.set(NOW);
  transaction = new InMemoryTransaction();
  outbox = new InMemoryOutbox(transaction);
  items = new InMemoryApprovalItemRepository(transaction);
  drafts = new NotedDrafts();
  approvals = new ApprovalsService(items, drafts, transaction, outbox, clock, new CountedIds());
});

const submit = (changes: object = {}, by: (Actor & Submitter) | null = null) =>
  approvals.submit({ ...A_SUBMISSION, ...changes }, by);
const submitDraft = () => submit({ scheduledContentId: DRAFT }, MANAGER);

describe('a submission', () => {
  it('is stored as pending and recorded', async () => {
    const item = await submit();
    expect(items.all).toEqual([item]);
    expect(item).toMatchObject({
      ...A_SUBMISSION,
      status: 'pending',
      reviewedBy: null,
      reviewedAt: null,
      createdAt: NOW,
    });
    expect(outbox.events).toMatchObject([
      { type: 'approval-item.submitted', subject: { id: item.id }, payload: { submittedBy: 'Ines of the kiln' } },
    ]);
  });

  it('has the name of the account if the submitter is signed in', async () => {
    expect(await submit({}, MANAGER)).toMatchObject({
      submittedBy: 'The manager',
      submitterRole: 'manager',
      submitterEmail: 'manager@bistro.example',
    });
    expect(transaction.actors).toEqual([MANAGER]);
  });

  it('may have a type of the schedule from the site manager only', async () => {
    expect(await submit({ contentType: 'promotion' }, MANAGER)).toMatchObject({ contentType: 'promotion' });
    for (const by of [null, account('staff')])
      await expect(submit({ contentType: 'promotion' }, by)).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('of a draft has the content of the draft, whatever the call contains', async () => {
    expect(await submitDraft()).toMatchObject({
      ...SAID_BY_DRAFT,
      scheduledContentId: DRAFT,
      submittedBy: 'The manager',
    });
    expect(drafts.heard).toEqual([['handed in', DRAFT, 'The manager']]);
  });

  it('hands in no draft for strangers and staff', async () => {
    await expect(submit({ scheduledContentId: DRAFT })).rejects.toMatchObject({ kind: 'unauthenticated' });
    await expect(submit({ scheduledContentId: DRAFT }, account('staff'))).rejects.toBeInstanceOf(NotYourSchedule);
    expect(drafts.heard).toEqual([]);
  });
});

describe('a decision', () => {
  it.each([
    ['approved', 'approval-item.approved'],
    ['rejected', 'approval-item.rejected'],
    ['revision_requested', 'approval-item.returned'],
  ] as const)('%s is stored with its author, time and reason, and recorded', async (status, type) => {
    const { id } = await submit();
    clock.set(LATER);
    const decided = await approvals.decide(id, status, 'More blue', OWNER);
    expect(decided).toMatchObject({ status, adminComments: 'More blue', reviewedBy: 'The Owner', reviewedAt: LATER });
    expect(items.all).toEqual([decided]);
    expect(outbox.types).toEqual(['approval-item.submitted', type]);
  });

  it.each(DECISIONS)('%s is taken once', async (status) => {
    const { id } = await submit();
    await approvals.decide(id, status, null, OWNER);
    await expect(approvals.decide(id, status, 'again', OWNER)).rejects.toBeInstanceOf(AlreadyDecided);
    for (const other of DECISIONS.filter((one) => one !== status))
      await expect(approvals.decide(id, other, null, OWNER)).rejects.toBeInstanceOf(IllegalTransition);
    await expect(approvals.decide(id, 'pending', null, OWNER)).rejects.toBeInstanceOf(IllegalTransition);
  });

  it('settles the draft that was handed in', async () => {
    const { id } = await submitDraft();
    await approvals.decide(id, 'rejected', 'Not now', OWNER);
    expect(drafts.heard.at(-1)).toEqual([DRAFT, 'rejected', 'Not now']);
  });

  it('is about something that is there', async () => {
    await expect(approvals.decide(DRAFT, 'approved', null, OWNER)).rejects.toThrow('This item does not exist.');
  });
});

describe('deleting', () => {
  it.each(['pending', ...DECISIONS] as const)('takes an item away that is %s', async (status) => {
    const { id } = await submit();
    if (status !== 'pending') await approvals.decide(id, status, null, OWNER);
    await approvals.delete(id, OWNER);
    expect(items.all).toEqual([]);
    expect(outbox.types.at(-1)).toBe('approval-item.deleted');
  });

  it('returns a waiting draft, and leaves a decided one alone', async () => {
    const waiting = await submitDraft();
    const decided = await submitDraft();
    await approvals.decide(decided.id, 'approved', null, OWNER);
    drafts.heard.length = 0;
    await approvals.delete(decided.id, OWNER);
    await approvals.delete(waiting.id, OWNER);
    expect(drafts.heard).toEqual([[DRAFT, 'revision_requested', null]]);
  });

  it('withdraws what still waits when the scheduled content is gone', async () => {
    await submitDraft();
    await approvals.withdraw(DRAFT, MANAGER);
    expect(items.all).toEqual([]);
    await approvals.withdraw(DRAFT, MANAGER);
    expect(outbox.types).toEqual(['approval-item.submitted', 'approval-item.withdrawn']);
  });
});
