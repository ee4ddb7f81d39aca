import { conditionWords, NEW_SEGMENT, newCondition, segmentOf } from './model';

it('sends tags, numbers and texts, without incomplete conditions', () => {
  const conditions = [
    { ...newCondition('totalVisits'), value: '5' },
    { ...newCondition('birthdayMonth'), value: '11' },
    { ...newCondition('source'), value: ' import ' },
    newCondition('lastVisit'),
  ];
  expect(segmentOf({ ...NEW_SEGMENT, name: 'Regulars', tags: 'wine, , glass', conditions })).toEqual({
    name: 'Regulars',
    description: '',
    isActive: true,
    tags: ['wine', 'glass'],
    conditions: [
      { field: 'totalVisits', operator: 'at_least', value: 5 },
      { field: 'birthdayMonth', operator: 'is', value: 11 },
      { field: 'source', operator: 'is', value: 'import' },
    ],
  });
});

it.each([
  [{ field: 'lastVisit', operator: 'before_days', value: 90 }, 'Last visit more than 90 days'],
  [{ field: 'birthdayMonth', operator: 'is', value: 11 }, 'Birthday in November'],
] as const)('says %j in words', (condition, words) => {
  expect(conditionWords(condition)).toBe(words);
});
