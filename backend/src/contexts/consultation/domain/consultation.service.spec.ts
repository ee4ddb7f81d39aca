import { CountedIds } from '../../../kernel/testing/counted-ids.js';
import { InMemoryTransaction } from '../../../kernel/testing/in-memory-transaction.js';
import { SettableClock } from '../../../platform/testing/settable-clock.js';
import {
  CONSULTATION_TEXTS,
  type ConsultationAnswers,
  type PlanAnswers,
  REQUIREMENT_TEXTS,
  type RequirementAnswers,
} from './answers.js';
import { type ClientInbox, ConsultationService } from './consultation.service.js';
import { calculatePackage } from './package.js';

const NOW = new Date('2026-11-21T15:00:00Z');
const nothing = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, null])) as Record<Name, null>;
const ANSWERS: ConsultationAnswers = {
  ...nothing(CONSULTATION_TEXTS),
  restaurantName: 'Lightkeeper Coffee',
  contactEmail: 'ada@clients.example',
  selectedServices: ['qr-menu', 'google-optimization'],
  additionalFeatures: [],
  ongoingServices: [],
};
const PLAN: PlanAnswers = {
  businessName: 'Anchor & Vine',
  contactEmail: 'paul@clients.example',
  contactPhone: null,
  selectedTier: 'premium',
  questions: null,
  timeline: null,
  additionalNeeds: null,
};
const REQUIREMENTS: RequirementAnswers = { ...nothing(REQUIREMENT_TEXTS), priorities: 'The menu' };

let records: object[];
let inbox: Parameters<ClientInbox['put']>[0][];
let isFull: boolean;
let service: ConsultationService;
beforeEach(() => {
  const clock = new SettableClock();
  clock.set(NOW);
  const transaction = new InMemoryTransaction();
  [records, inbox, isFull] = [[], [], false];
  const into = (stored: object[]) => (one: object) =>
    transaction.write({ isStillPossible: () => true, apply: () => stored.push(one) });
  const add = into(records);
  const repository = { addConsultation: add, addPlan: add, addRequirements: add };
  const put = (sent: object) => (isFull ? Promise.reject(new Error('full')) : into(inbox)(sent));
  service = new ConsultationService(repository, { put }, transaction, clock, new CountedIds());
});

it('calculates the package of a consultation, and stores it for the browser that sent it', async () => {
  const calculatedPackage = calculatePackage(ANSWERS.selectedServices);
  const consultation = await service.save(ANSWERS, 'browser 7');
  expect(records).toEqual([consultation]);
  expect(consultation).toMatchObject({ ...ANSWERS, calculatedPackage, browserId: 'browser 7', createdAt: NOW });
  expect(inbox).toEqual([
    {
      id: consultation.id,
      kind: 'consultation',
      createdAt: NOW,
      name: 'Lightkeeper Coffee',
      email: 'ada@clients.example',
      data: { ...ANSWERS, calculatedPackage },
    },
  ]);
});

it('forwards interest in a plan and unsigned requirements to the inbox', async () => {
  const plan = await service.requestPlan(PLAN);
  const requirements = await service.noteRequirements(REQUIREMENTS);
  expect(records).toEqual([plan, requirements]);
  expect(inbox).toMatchObject([
    { id: plan.id, kind: 'plan', name: 'Anchor & Vine', email: 'paul@clients.example', data: PLAN },
    { id: requirements.id, kind: 'requirements', name: '', email: '', data: REQUIREMENTS },
  ]);
});

it('stores nothing that does not reach the inbox', async () => {
  isFull = true;
  await expect(service.requestPlan(PLAN)).rejects.toThrow('full');
  expect(records).toEqual([]);
});
