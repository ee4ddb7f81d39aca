import type { Actor } from '../../../../kernel/actor.js';
import { InvalidInput } from '../../../../kernel/domain-error.js';
import { CountedIds } from '../../../../kernel/testing/counted-ids.js';
import { InMemoryTransaction } from '../../../../kernel/testing/in-memory-transaction.js';
import { InMemoryOutbox } from '../../../../kernel/testing/in-memory-outbox.js';
import { readRestaurantProfile } from '../../../../platform/restaurant/restaurant-profile.js';
import { SettableClock } from '../../../../platform/testing/settable-clock.js';
import { TemplatesService, TemplateUses } from '../../templates/domain/index.js';
import { aTemplate, MANAGER } from '../../templates/testing/a-template.js';
import { InMemoryTemplateRepository } from '../../templates/testing/in-memory-template.repository.js';
import { anAutomation, AUTOMATION_PLAN, TEMPLATE_ID } from '../testing/an-automation.js';
import { FakeGate, FakeRuns } from '../testing/fake-runs.js';
import { InMemoryAutomationRepository } from '../testing/in-memory-automation.repository.js';
import { type AutomationPlan } from './automation.js';
import { AutomationsService } from './automations.service.js';
import { quickStarts } from './quick-starts.js';

const OWNER: Actor = { id: '2', name: 'The Owner', role: 'admin' };
const NOW = new Date('2026-11-21T02:00:00Z');
const RESTAURANT = readRestaurantProfile();

let automations: InMemoryAutomationRepository;
let templates: InMemoryTemplateRepository;
let outbox: InMemoryOutbox;
let service: AutomationsService;
const ids = new CountedIds();
beforeEach(() => {
  const clock = new SettableClock();
  clock.set(NOW);
  const transaction = new InMemoryTransaction();
  automations = new InMemoryAutomationRepository(transaction);
  templates = new InMemoryTemplateRepository(transaction);
  outbox = new InMemoryOutbox(transaction);
  const templatesService = new TemplatesService(
    templates,
    new TemplateUses(),
    transaction,
    new InMemoryOutbox(transaction),
    clock,
    ids,
  );
  service = new AutomationsService(
    automations,
    new FakeRuns(),
    new FakeGate(),
    templatesService,
    transaction,
    outbox,
    RESTAURANT,
    clock,
    ids,
  );
});

const onDate = (date: string): AutomationPlan => ({
  ...AUTOMATION_PLAN,
  triggerType: 'special_date',
  triggerConditions: { date },
  emailSequence: [],
});

describe('a new automation', () => {
  it('names its emails after their templates', async () => {
    await templates.add(aTemplate(TEMPLATE_ID, { name: 'Autumn menu' }));
    const automation = await service.create(AUTOMATION_PLAN, MANAGER);
    expect(automations.all).toEqual([automation]);
    expect(automation.emailSequence.map(({ templateName }) => templateName)).toEqual(['Autumn menu', null]);
  });

  it('is refused without its template', async () => {
    await expect(service.create(AUTOMATION_PLAN, MANAGER)).rejects.toBeInstanceOf(InvalidInput);
    expect(automations.all).toEqual([]);
  });

  it('needs a date in the future, in the restaurant’s zone', async () => {
    const today = onDate('2026-11-20'); // it is evening there
    await service.create(today, MANAGER);
    await service.create(onDate('11-19'), MANAGER);
    await expect(service.create(onDate('2026-11-19'), MANAGER)).rejects.toMatchObject({ kind: 'invalid' });
    expect(automations.all).toHaveLength(2);
  });
});

it('starts quickly with templates of its own', async () => {
  const ready = quickStarts.welcome_series;
  const automation = await service.startQuickly(ready, MANAGER);
  expect(templates.all.map(({ name }) => name)).toEqual(ready.mails.map(({ name }) => name));
  expect(automation.emailSequence.map(({ templateId }) => templateId)).toEqual(templates.all.map(({ id }) => id));
});

describe('an edit', () => {
  it('may leave a past date unchanged', async () => {
    const past = anAutomation(ids.next(), onDate('2026-11-19'));
    await automations.add(past);
    await service.edit(past.id, () => ({ isActive: false }), null, MANAGER);
    expect(automations.all).toMatchObject([{ isActive: false }]);
    const moved = service.edit(past.id, () => ({ triggerConditions: { date: '2026-11-18' } }), null, MANAGER);
    await expect(moved).rejects.toBeInstanceOf(InvalidInput);
  });

  it('of an automation that does not exist is refused', async () => {
    await expect(service.edit(ids.next(), () => ({}), null, MANAGER)).rejects.toThrow(
      'This automation does not exist.',
    );
  });
});

describe('the owner’s decision', () => {
  it.each([
    ['approved', 'email-automation.approved'],
    ['changes_requested', 'email-automation.returned'],
  ] as const)('%s is reported', async (decision, type) => {
    const automation = anAutomation(ids.next());
    await automations.add(automation);
    await service.decide(automation.id, { decision, comments: 'Lovely', seen: automation.updatedAt }, OWNER);
    expect(automations.all).toMatchObject([{ approval: decision, approvedBy: 'The Owner' }]);
    expect(outbox.events).toMatchObject([{ type, payload: { name: 'Welcome', comments: 'Lovely' } }]);
  });

  it('about an outdated version is rejected and not recorded', async () => {
    const automation = anAutomation(ids.next());
    await automations.add(automation);
    await expect(
      service.decide(automation.id, { decision: 'approved', comments: null, seen: NOW }, OWNER),
    ).rejects.toThrow('This automation changed after you opened it. Please review the current version.');
    expect(outbox.events).toEqual([]);
  });
});

it('is gone once it is deleted', async () => {
  const automation = anAutomation(ids.next());
  await automations.add(automation);
  await service.delete(automation.id, MANAGER);
  await expect(service.get(automation.id)).rejects.toThrow('This automation does not exist.');
});
