import { forgetGuests, keepAnswer, keepDays, keptAnswer, printedSheets } from './kept-days';

const [YESTERDAY, TODAY, TOMORROW] = ['2026-11-20', '2026-11-21', '2026-11-22'] as const;

beforeEach(() => {
  localStorage.clear();
  keepDays([TODAY, TOMORROW]);
});
afterEach(() => {
  delete window.__reactRouterManifest;
});

it('stores responses about the wanted days only, with the time they were read', () => {
  const before = Date.now();
  keepAnswer(TODAY, 'service', { parties: 2 });
  keepAnswer(YESTERDAY, 'service', { parties: 3 });
  expect(keptAnswer(TODAY, 'service')).toMatchObject({ answer: { parties: 2 } });
  expect(keptAnswer(TODAY, 'service')?.readAt).toBeGreaterThanOrEqual(before);
  expect(keptAnswer(TODAY, 'capacity')).toBeUndefined();
  expect(keptAnswer(YESTERDAY, 'service')).toBeUndefined();
});

it('deletes a past day', () => {
  keepAnswer(TODAY, 'service', { parties: 2 });
  keepAnswer(TOMORROW, 'service', { parties: 3 });
  keepDays([TOMORROW, '2026-11-23']);
  expect(keptAnswer(TOMORROW, 'service')).toMatchObject({ answer: { parties: 3 } });
  expect(Object.keys(localStorage)).toEqual([`service-days/${TOMORROW}/service`]);
});

it('ignores what another release has stored', () => {
  window.__reactRouterManifest = { url: '/assets/manifest-1.js' };
  keepAnswer(TODAY, 'service', { parties: 2 });
  window.__reactRouterManifest = { url: '/assets/manifest-2.js' };
  expect(keptAnswer(TODAY, 'service')).toBeUndefined();
});

it('returns nothing for a stored text that is not a response', () => {
  localStorage.setItem(`service-days/${TODAY}/service`, '{');
  expect(keptAnswer(TODAY, 'service')).toBeUndefined();
});

it('deletes everything for the next person, including a response still on its way', () => {
  keepAnswer(TODAY, 'service', { parties: 2 });
  printedSheets.keep('', '{}');
  forgetGuests();
  keepAnswer(TODAY, 'service', { parties: 2 });
  expect(localStorage).toHaveLength(0);
});
