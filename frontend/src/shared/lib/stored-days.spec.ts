import { forgetGuests, storeResponse, storeDays, storedResponse, printedSheets } from './stored-days';

const [YESTERDAY, TODAY, TOMORROW] = ['2026-11-20', '2026-11-21', '2026-11-22'] as const;

beforeEach(() => {
  localStorage.clear();
  storeDays([TODAY, TOMORROW]);
});
afterEach(() => {
  delete window.__reactRouterManifest;
});

it('stores responses about the wanted days only, with the time they were read', () => {
  const before = Date.now();
  storeResponse(TODAY, 'service', { parties: 2 });
  storeResponse(YESTERDAY, 'service', { parties: 3 });
  expect(storedResponse(TODAY, 'service')).toMatchObject({ answer: { parties: 2 } });
  expect(storedResponse(TODAY, 'service')?.readAt).toBeGreaterThanOrEqual(before);
  expect(storedResponse(TODAY, 'capacity')).toBeUndefined();
  expect(storedResponse(YESTERDAY, 'service')).toBeUndefined();
});

it('deletes a past day', () => {
  storeResponse(TODAY, 'service', { parties: 2 });
  storeResponse(TOMORROW, 'service', { parties: 3 });
  storeDays([TOMORROW, '2026-11-23']);
  expect(storedResponse(TOMORROW, 'service')).toMatchObject({ answer: { parties: 3 } });
  expect(Object.keys(localStorage)).toEqual([`service-days/${TOMORROW}/service`]);
});

it('ignores what another release has stored', () => {
  window.__reactRouterManifest = { url: '/assets/manifest-1.js' };
  storeResponse(TODAY, 'service', { parties: 2 });
  window.__reactRouterManifest = { url: '/assets/manifest-2.js' };
  expect(storedResponse(TODAY, 'service')).toBeUndefined();
});

it('returns nothing for a stored text that is not a response', () => {
  localStorage.setItem(`service-days/${TODAY}/service`, '{');
  expect(storedResponse(TODAY, 'service')).toBeUndefined();
});

it('deletes everything for the next person, including a response still on its way', () => {
  storeResponse(TODAY, 'service', { parties: 2 });
  printedSheets.keep('', '{}');
  forgetGuests();
  storeResponse(TODAY, 'service', { parties: 2 });
  expect(localStorage).toHaveLength(0);
});
