import { allOf, blocksIn, countOf, editableBlocks, moved, sentBlock } from './blocks';

const STORED: Parameters<typeof editableBlocks>[0] = [
  { type: 'heading', text: 'The kiln is lit' },
  { type: 'picture', url: '/pictures/ab-800.webp', alt: 'A kiln', width: 300 },
  { type: 'button', label: 'Come in', url: 'https://bistro.example' },
  { type: 'divider' },
  { type: 'columns', columns: [{ blocks: [{ type: 'text', text: 'Left' }] }, { blocks: [] }] },
];

it("keeps a template's blocks, and sends them unchanged", () => {
  expect(blocksIn(editableBlocks(STORED)).map(sentBlock)).toEqual(STORED);
});

it('gives each block the same key while nothing is typed', () => {
  expect(editableBlocks(STORED)).toBe(editableBlocks(STORED));
  expect(new Set(allOf(blocksIn(editableBlocks(STORED))).map(({ key }) => key)).size).toBe(6);
});

it.each(['', '{', '{}'])('has no blocks in %j', (json) => {
  expect(blocksIn(json)).toEqual([]);
});

it('counts blocks inside columns too', () => {
  expect(countOf(blocksIn(editableBlocks(STORED)))).toBe(6);
});

it.each([
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [0, -1, ['a', 'b', 'c']],
  [2, 3, ['a', 'b', 'c']],
])('moves a block from %i to %i', (from, to, expected) => {
  expect(moved(['a', 'b', 'c'], from, to)).toEqual(expected);
});
