import type { Restaurant } from '../../../../kernel/restaurant.js';
import { InMemoryOutbox } from '../../../../kernel/testing/in-memory-outbox.js';
import { InMemoryTransaction } from '../../../../kernel/testing/in-memory-transaction.js';
import { CountedIds } from '../../../../kernel/testing/counted-ids.js';
import { SettableClock } from '../../../../platform/testing/settable-clock.js';
import { RecordedSending } from '../../sending/testing/recorded-sending.js';
import { TemplatesService, TemplateUses } from '../../templates/domain/index.js';
import { aTemplate, TEMPLATE } from '../../templates/testing/a-template.js';
import { InMemoryTemplateRepository } from '../../templates/testing/in-memory-template.repository.js';
import { PLANNED_AT, TEMPLATE_ID } from '../testing/an-automation.js';
import { FakeGate, FakeRuns } from '../testing/fake-runs.js';
import { AutomationSending, type DueRun } from './automation-sending.js';

const FLORIDA = { timeZone: 'America/New_York' } as Restaurant;
const NOW = new Date('2026-11-21T15:00:00Z');
const minutes = (number: number) => new Date(NOW.getTime() + number * 60_000);
const RUN: DueRun = {
  id: 'run',
  automationId: 'automation',
  contactId: 'contact',
  email: 'ana@guests.example',
  name: 'Ana Lee',
  step: 0,
  begunAt: minutes(-24 * 60),
  isReachable: true,
  outdated: null,
};

let runs: FakeRuns;
let gate: FakeGate;
let sending: RecordedSending;
let putOff: string[];
let sendDue: () => Promise<void>;
let clock: SettableClock;
beforeEach(async () => {
  clock = new SettableClock();
  clock.set(NOW);
  const transaction = new InMemoryTransaction();
  const stored = new InMemoryTemplateRepository(transaction);
  await stored.add(aTemplate(TEMPLATE_ID));
  const templates = new TemplatesService(
    stored,
    new TemplateUses(),
    transaction,
    new InMemoryOutbox(transaction),
    clock,
    new CountedIds(),
  );
  runs = new FakeRuns();
  gate = new FakeGate();
  sending = new RecordedSending(transaction);
  putOff = [];
  const service = new AutomationSending(runs, gate, templates, sending, transaction, FLORIDA, clock);
  sendDue = () => service.sendDue((runId) => putOff.push(runId));
});

/** Without those that were overdue. */
const became = () => runs.log.slice(1);

it('queues the due email and moves on to the next', async () => {
  runs.waiting = [RUN];
  await sendDue();
  expect(sending.mails).toEqual([
    {
      type: 'automation',
      to: { address: RUN.email, name: 'Ana Lee' },
      contactId: 'contact',
      by: null,
      content: { subject: TEMPLATE.subject, previewText: '', html: TEMPLATE.htmlContent, text: '' },
      templateId: TEMPLATE_ID,
      ofAutomation: { runId: 'run', version: PLANNED_AT },
      key: `automation run 0 ${TEMPLATE_ID}`,
    },
  ]);
  const dueAt = minutes(2 * 24 * 60);
  expect(became()).toEqual([['run', 'advanced', { step: 1, dueAt, isLast: false, isSent: true }]]);
});

it('skips an email without a template', async () => {
  runs.waiting = [{ ...RUN, step: 1 }];
  await sendDue();
  expect(became()).toEqual([['run', 'advanced', { step: 2, dueAt: NOW, isLast: true, isSent: false }]]);
  expect(sending.mails).toEqual([]);
});

it('sends nothing that another process has sent', async () => {
  runs.waiting = [RUN];
  runs.isTaken = true;
  await sendDue();
  expect(sending.mails).toEqual([]);
});

/** An email of a sequence; `subject` tells two with the same template apart. */
const email = (delayDays: number, subject: string) => ({
  delayDays,
  templateId: TEMPLATE_ID,
  templateName: null,
  customSubject: subject,
});

it('sends an email that was moved to another position once', async () => {
  gate.open = { sequence: [email(0, 'b'), email(3, 'a'), email(9, 'c')], version: PLANNED_AT };
  runs.keys = [`automation run 0 ${TEMPLATE_ID} a`];
  runs.waiting = [RUN, { ...RUN, step: 1 }];
  await sendDue();
  expect(sending.mails.map(({ content }) => content.subject)).toEqual(['b']);
  const dueAt = minutes(8 * 24 * 60);
  expect(became()).toEqual([
    ['run', 'advanced', { step: 2, dueAt, isLast: false, isSent: true }],
    ['run', 'advanced', { step: 2, dueAt, isLast: false, isSent: false }],
  ]);
});

it('sends an email as often as it is in the sequence', async () => {
  gate.open = { sequence: [email(0, 'a'), email(1, 'a'), email(1, 'a')], version: PLANNED_AT };
  runs.keys = [`automation run 0 ${TEMPLATE_ID} a`];
  runs.waiting = [{ ...RUN, step: 1 }];
  await sendDue();
  expect(sending.mails).toHaveLength(1);
  expect(became()).toEqual([['run', 'advanced', { step: 2, dueAt: NOW, isLast: false, isSent: true }]]);
});

it('waits for the owner', async () => {
  runs.waiting = [RUN];
  gate.open = null;
  await sendDue();
  expect([became(), sending.mails, gate.takenBack]).toEqual([[], [], 1]);
});

it.each<[string, Partial<DueRun>]>([
  ['who may not be mailed any more', { isReachable: false }],
  ['who has visited again', { outdated: 'Visited again' }],
  ['who was deleted', { email: null, isReachable: false }],
  ['whose mail is not in the sequence any more', { step: 2 }],
])('ends the run of a contact %s', async (_, change) => {
  runs.waiting = [{ ...RUN, ...change }];
  await sendDue();
  expect(became()).toEqual([['run', 'left', expect.any(String)]]);
  expect(sending.mails).toEqual([]);
});

it('puts off what fails; the others do not wait for it', async () => {
  runs.waiting = [{ ...RUN, id: 'broken', automationId: 'broken' }, RUN];
  const pass = gate.pass.bind(gate);
  let calls = 0;
  gate.pass = () => ((calls += 1) === 1 ? Promise.reject(new Error('No room')) : pass());
  await sendDue();
  expect(putOff).toEqual(['broken']);
  expect(became()[0]).toEqual(['broken', 'put off', minutes(15)]);
  expect(sending.mails).toHaveLength(1);
});

it('does not catch up on emails that are three days late', async () => {
  await sendDue();
  expect(runs.log).toEqual([['overdue', minutes(-3 * 24 * 60)]]);
});

it('sends all that is due, however many they are', async () => {
  runs.waiting = Array.from({ length: 201 }, (_, index) => ({ ...RUN, id: `run${String(index)}` }));
  await sendDue();
  expect(sending.mails).toHaveLength(201);
});

it('leaves the rest to the next run after ten minutes', async () => {
  runs.waiting = Array.from({ length: 401 }, (_, index) => ({ ...RUN, id: `run${String(index)}` }));
  const due = runs.due.bind(runs);
  runs.due = (now, limit) => {
    clock.advance({ minutes: 6 });
    return due(now, limit);
  };
  await sendDue();
  expect([sending.mails.length, runs.waiting.length]).toEqual([400, 1]);
});
