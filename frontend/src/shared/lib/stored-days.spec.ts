import { forgetGuests, storeResponse, storeDays, storedResponse, printedSheets } from './stored-days';

const YESTERDAY = '2026-11-20';
const TODAY = '2026-11-21';
const TOMORROW = '2026-11-22';

beforeEach(() => {
  localStorage.clear();
  storeDays([TODAY, TOMORROW]);
});
afterEach(() => {
  delete document.documentElement.dataset.build;
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
  document.documentElement.dataset.build = '1';
  storeResponse(TODAY, 'service', { parties: 2 });
  document.documentElement.dataset.build = '2';
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
