import { blocksIn, countOf, finished, keptBlocks, moved, newBlock, sentBlock } from './blocks';

const STORED: Parameters<typeof keptBlocks>[0] = [
  { type: 'heading', text: 'The kiln is lit' },
  { type: 'picture', url: '/pictures/ab-800.webp', alt: 'A kiln', width: 300 },
  { type: 'button', label: 'Come in', url: 'https://bistro.example' },
  { type: 'divider' },
  { type: 'columns', columns: [{ blocks: [{ type: 'text', text: 'Left' }] }, { blocks: [] }] },
];

it('keeps what a template was made of, and sends it as it was', () => {
  expect(blocksIn(keptBlocks(STORED)).map(sentBlock)).toEqual(STORED);
});

it.each(['', '{', '{}'])('has no blocks in %j', (kept) => {
  expect(blocksIn(kept)).toEqual([]);
});

it('previews what is finished alone', () => {
  const half = [newBlock('heading'), newBlock('picture'), { ...newBlock('button'), label: 'In', url: 'bistro' }];
  expect(finished([...half, ...blocksIn(keptBlocks(STORED))]).map(({ type }) => type)).toEqual(
    STORED.map(({ type }) => type),
  );
});

it('counts what stands in columns too', () => {
  expect(countOf(blocksIn(keptBlocks(STORED)))).toBe(6);
});

it.each([
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [0, -1, ['a', 'b', 'c']],
  [2, 3, ['a', 'b', 'c']],
])('moves a block from %i to %i', (from, to, expected) => {
  expect(moved(['a', 'b', 'c'], from, to)).toEqual(expected);
});
