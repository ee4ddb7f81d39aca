import { storedTexts } from './stored-texts';

afterEach(() => {
  sessionStorage.clear();
});

const refuse = (method: 'setItem' | 'getItem' | 'removeItem') =>
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('refused', 'QuotaExceededError');
  });

it.each([
  ['full', ['setItem']],
  ['closed', ['setItem', 'getItem', 'removeItem']],
] as const)('keeps texts as long as the page when the storage is %s', (_, refused) => {
  const texts = storedTexts(() => sessionStorage, 'draft:');
  for (const method of refused) refuse(method);
  texts.keep('soup', 'Leek');
  texts.keep('soup', 'Leek and potato');
  expect(texts.read('soup')).toBe('Leek and potato');
  expect(texts.read('stew')).toBeNull();
  texts.forget('soup');
  expect(texts.read('soup')).toBeNull();
});

it('shows the newest text when the storage was full for a while', () => {
  const texts = storedTexts(() => sessionStorage, 'draft:');
  texts.keep('soup', 'Leek');
  const full = refuse('setItem');
  texts.keep('soup', 'Leek and potato');
  expect(texts.read('soup')).toBe('Leek and potato');
  full.mockRestore();
  texts.keep('soup', 'Potato');
  expect(texts.read('soup')).toBe('Potato');
  expect(sessionStorage.getItem('draft:soup')).toBe('Potato');
  texts.forget('soup');
  expect(texts.read('soup')).toBeNull();
});
