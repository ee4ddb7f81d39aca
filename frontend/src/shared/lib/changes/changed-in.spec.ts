import { changedIn } from '.';

it('names what is different, and nothing else', () => {
  const before = { name: 'Ana', tags: ['wine'], rule: { days: 90 }, phone: '' };
  expect(changedIn(before, { ...before, tags: ['wine'], rule: { days: 90 } })).toEqual({});
  expect(changedIn(before, { ...before, tags: [], rule: { days: 30 }, phone: '1' })).toEqual({
    ...{ tags: [], rule: { days: 30 }, phone: '1' },
  });
});

it('names what was not there before', () => {
  expect(changedIn<{ wording?: string }>({}, { wording: 'Guest book' })).toEqual({ wording: 'Guest book' });
});
