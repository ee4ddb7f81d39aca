import { changedIn } from './changes';

it('names only what is different', () => {
  const before = { name: 'Ana', tags: ['wine'], rule: { days: 90 }, phone: '' };
  expect(changedIn(before, { ...before, tags: ['wine'], rule: { days: 90 } })).toEqual({});
  expect(changedIn(before, { ...before, tags: [], rule: { days: 30 }, phone: '1' })).toEqual({
    tags: [],
    rule: { days: 30 },
    phone: '1',
  });
});

it('includes fields that did not exist before', () => {
  expect(changedIn<{ wording?: string }>({}, { wording: 'Guest book' })).toEqual({ wording: 'Guest book' });
});
