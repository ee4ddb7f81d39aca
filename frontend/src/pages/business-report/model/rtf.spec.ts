import { escapeRtf, writeRtf } from './download-report';

it.each([
  ['Café – 2 € “soup”', String.raw`Caf\u233? \u8211? 2 \u8364? \u8220?soup\u8221?`],
  ['a {b} \\c', String.raw`a \{b\} \\c`],
  ['東京', String.raw`\u26481?\u20140?`],
  ['🥪', String.raw`\u-10178?\u-8854?`],
  ['one\r\ntwo\rthree', String.raw`one\line two\line three`],
  ['left\tright', String.raw`left\tab right`],
  ['no\u0000thing\u0007 hidden\u0085', 'nothing hidden'],
  ['\uffff', String.raw`\u-1?`],
])('writes %j so that every reader shows it', (text, rtf) => {
  expect(escapeRtf(text)).toBe(rtf);
});

it('is ASCII, and closes every group that it opens', () => {
  const rtf = writeRtf('Größe {1', [
    { kind: 'title', text: 'Größe {1' },
    { kind: 'item', text: 'a } b', note: 'ü' },
    { kind: 'choice', text: 'c \\', isChosen: true },
    { kind: 'row', label: 'x {', value: '日本\n語' },
  ]);
  expect(rtf).toMatch(/^[\n\u0020-\u007e]*$/);
  const braces = [...rtf.replaceAll(/\\[\\{}]/g, '').matchAll(/[{}]/g)].map(([brace]) => (brace === '{' ? 1 : -1));
  let depth = 0;
  const depths = braces.map((step) => (depth += step));
  expect(Math.min(...depths.slice(0, -1))).toBe(1);
  expect(depths.at(-1)).toBe(0);
});

it('distinguishes headings, bullets and ticked boxes', () => {
  const rtf = writeRtf('Report', [
    { kind: 'heading', text: 'Plan' },
    { kind: 'item', text: 'First' },
    { kind: 'choice', text: 'Wanted', isChosen: true },
    { kind: 'choice', text: 'Unwanted', isChosen: false },
  ]);
  const [heading, item, wanted, unwanted] = rtf.split('\n').filter((line) => line.startsWith('\\pard'));
  expect(heading).toContain(String.raw`\outlinelevel0`);
  expect(item).toContain(String.raw`\ls1`);
  expect(wanted).toContain(String.raw`\u9746 x`);
  expect(unwanted).toContain(String.raw`\u9744 -`);
});
