import { detailOf } from '../ui/palette-dialog';

it.each([
  ['reservation', '2030-01-01, 12:30 PM, party of 2', 'Tue, Jan 1, 2030, 12:30 PM, party of 2'],
  ['content', 'revision_requested', 'Revision requested'],
  ['enquiry', 'requirements', 'Website requirements'],
  ['enquiry', 'contract, ada@guests.example', 'Contract, ada@guests.example'],
  ['message', 'From Ada', 'From Ada'],
] as const)('tells of a %s “%s”: “%s”', (kind, detail, expected) => {
  expect(detailOf(kind, { id: '1', title: 'Ada', detail, at: '2026-11-23T18:00:00Z' })).toBe(expected);
});
