import { inPercent, rate, recipientsInWords } from './ui/campaign-tag';

it("names a campaign's recipients, also while they are not chosen yet", () => {
  expect(recipientsInWords({ type: 'tags', tags: ['wine', 'glass'] })).toBe('Tagged wine, glass');
  expect(recipientsInWords({ type: 'tags', tags: [] })).toBe('No tags yet');
  const emails = ['ana@guests.example', 'Ana@guests.example', 'bob@guests.example'];
  expect(recipientsInWords({ type: 'custom', emails })).toBe('Custom list of 2');
  expect(recipientsInWords({ type: 'custom', count: 1200 })).toBe('Custom list of 1,200');
  expect(recipientsInWords({ type: 'segment', segmentId: 's1' }, 'Wine friends')).toBe('Segment “Wine friends”');
  expect(recipientsInWords({ type: 'segment', segmentId: 's1' }, null)).toBe('A segment');
});

it('shows each rate with one decimal', () => {
  expect(inPercent(rate(17, 46))).toBe('37.0%');
  expect(inPercent(rate(1, 3))).toBe('33.3%');
  expect(inPercent(rate(0, 0))).toBe('0.0%');
});
