import { contentPreview } from './approvals.controllers.js';

it('shows the fields of JSON, the content cleaned', () => {
  const data = {
    content: '<p onclick="x()">Red <script>alert(1)</script>glass</p>',
    scheduledDate: '2026-12-24T05:00:00.000Z',
    priority: 'high',
    tags: ['kiln', 'winter'],
    notes: '',
    size: { width: 2 },
  };
  expect(contentPreview(JSON.stringify(data))).toEqual({
    html: '<p>Red glass</p>',
    fields: [
      { name: 'scheduledDate', text: '2026-12-24T05:00:00.000Z' },
      { name: 'priority', text: 'high' },
      { name: 'tags', text: 'kiln, winter' },
      { name: 'size', text: '{"width":2}' },
    ],
  });
});

it('shows HTML cleaned, and plain content in paragraphs', () => {
  expect(contentPreview(' <p>Red</p><img src=x onerror=alert(1)>')).toEqual({ fields: [], html: ' <p>Red</p>' });
  expect(contentPreview('{"content":"1 < 2"}')).toEqual({ fields: [], html: '<p>1 &lt; 2</p>' });
});

it.each([null, '', 'plain words', '{"content":', '[1,2]', '"text"', '17', 'null', '{}', '1 < 2'])(
  'has nothing to show of %j',
  (data) => {
    expect(contentPreview(data)).toEqual({ fields: [], html: null });
  },
);

it.each([
  ['lists', '[', ']'],
  ['objects', '{"a":', '}'],
])('comes to an end in %s of any depth', (_name, open, close) => {
  const nested = (depth: number) => `${open.repeat(depth)}1${close.repeat(depth)}`;
  expect(contentPreview(`{"a":${nested(1)},"b":${nested(99_000)}}`).fields).toEqual([
    { name: 'a', text: open === '[' ? '1' : '{"a":1}' },
    { name: 'b', text: 'Content preview not available' },
  ]);
});

it('comes to an end in HTML of any depth', () => {
  expect(contentPreview(`${'<b>'.repeat(50_000)}Red`).html).toContain('Red');
});
