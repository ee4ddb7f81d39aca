import { forgetGuests, keepAnswer, keepDays, keptAnswer, printedSheets } from './kept-days';

const [YESTERDAY, TODAY, TOMORROW] = ['2026-11-20', '2026-11-21', '2026-11-22'] as const;

beforeEach(() => {
  localStorage.clear();
  keepDays([TODAY, TOMORROW]);
});
afterEach(() => {
  delete window.__reactRouterManifest;
});

it('keeps what was read about the days that are wanted, with its age, and nothing else', () => {
  const before = Date.now();
  keepAnswer(TODAY, 'service', { parties: 2 });
  keepAnswer(YESTERDAY, 'service', { parties: 3 });
  expect(keptAnswer(TODAY, 'service')).toMatchObject({ answer: { parties: 2 } });
  expect(keptAnswer(TODAY, 'service')?.readAt).toBeGreaterThanOrEqual(before);
  expect(keptAnswer(TODAY, 'capacity')).toBeUndefined();
  expect(keptAnswer(YESTERDAY, 'service')).toBeUndefined();
});

it('lets a day go when it is over', () => {
  keepAnswer(TODAY, 'service', { parties: 2 });
  keepAnswer(TOMORROW, 'service', { parties: 3 });
  keepDays([TOMORROW, '2026-11-23']);
  expect(keptAnswer(TOMORROW, 'service')).toMatchObject({ answer: { parties: 3 } });
  expect(Object.keys(localStorage)).toEqual([`service-days/${TOMORROW}/service`]);
});

it('reads nothing that another release has kept', () => {
  window.__reactRouterManifest = { url: '/assets/manifest-1.js' };
  keepAnswer(TODAY, 'service', { parties: 2 });
  window.__reactRouterManifest = { url: '/assets/manifest-2.js' };
  expect(keptAnswer(TODAY, 'service')).toBeUndefined();
});

it('has nothing of what is no answer', () => {
  localStorage.setItem(`service-days/${TODAY}/service`, '{');
  expect(keptAnswer(TODAY, 'service')).toBeUndefined();
});

it('leaves nothing behind for the next person, not even what was on its way', () => {
  keepAnswer(TODAY, 'service', { parties: 2 });
  printedSheets.keep('', '{}');
  forgetGuests();
  keepAnswer(TODAY, 'service', { parties: 2 });
  expect(localStorage).toHaveLength(0);
});
