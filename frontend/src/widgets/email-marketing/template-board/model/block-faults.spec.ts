import { type Block, faultsIn, faultsOf, fieldName, finished, newBlock } from './blocks';

const heading = newBlock('heading');
const text = { ...newBlock('text'), text: 'The courtyard is open.' };
const picture = { ...newBlock('picture'), url: '/pictures/ab-800.webp' };
const button = { ...newBlock('button'), label: 'Come in', url: 'https://bistro.example' };

it('has an error for each invalid field, including those in columns', () => {
  const columns: Block = { ...newBlock('columns'), columns: [[text], [heading, { ...picture, width: '601' }]] };
  const wrong = [{ ...picture, url: '' }, { ...button, label: ' ', url: 'javascript:alert(1)' }, columns];
  expect(Object.keys(faultsIn(wrong))).toEqual([
    fieldName(picture, 'url'),
    fieldName(button, 'label'),
    fieldName(button, 'url'),
    fieldName(heading, 'text'),
    fieldName(picture, 'width'),
  ]);
  expect(faultsIn([text, picture, button, newBlock('divider')])).toEqual({});
});

it.each(['example.com/x', 'javascript:alert(1)', '/menu', 'https://', 'https://a.example/ x', 'tel:x', ''])(
  'does not take %j for a link',
  (url) => {
    expect(faultsOf({ ...button, url }).url).toMatch(/^Enter a link/);
  },
);

it.each([' https://a.example/x?y=1 ', 'mailto:ana@guests.example', 'tel:+19045550175'])('takes %j for one', (url) => {
  expect(faultsOf({ ...button, url })).toEqual({});
});

it.each(['39', '601', '40.5', ''])('does not take %j for a width', (width) => {
  expect(Object.keys(faultsOf({ ...picture, width }))).toEqual(['width']);
});

it('previews only complete blocks', () => {
  const columns: Block = { ...newBlock('columns'), columns: [[text, heading], []] };
  expect(finished([heading, text, columns])).toEqual([text, { ...columns, columns: [[text], []] }]);
});
