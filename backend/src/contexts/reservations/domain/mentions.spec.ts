import { mentionsIn } from './mentions.js';

const labels = (...texts: (string | null)[]) => mentionsIn(...texts).map(({ label }) => label);

it.each([
  ['Nut allergy: one guest.', ['Nuts']],
  ['allergic to PEANUTS', ['Peanuts']],
  ['walnuts and peanuts', ['Nuts', 'Peanuts']],
  ['No nuts, please', ['Nuts']],
  ['One of us needs gluten-free bread.', ['Gluten']],
  ['My wife has celiac disease', ['Gluten']],
  ['Shellfish and dairy allergies', ['Shellfish', 'Dairy']],
  ['lactose intolerant', ['Dairy']],
  ['I am allergic to strawberries', ['Allergy']],
  ['We carry an EpiPen', ['Allergy']],
  ['two vegans and a vegetarian', ['Vegan', 'Vegetarian']],
  ['Birthday lunch, could we bring a cake?', ['Birthday']],
  ['It is our tenth anniversary.', ['Anniversary']],
  ['I will propose\nat the fountain', ['Engagement']],
  ['Wheelchair access to the table, please.', ['Wheelchair']],
  ['We come with a stroller, and need a high chair', ['Stroller', 'High chair']],
  ['She has a service dog', ['Service dog']],
])('finds in “%s” %j', (text, expected) => {
  expect(labels(text)).toEqual(expected);
});

it.each([
  'A table by the fountain, please.',
  'No allergies',
  'no known food allergies',
  'We don’t have any allergies',
  'no nut or dairy allergies',
  'not allergic to nuts or shellfish',
  'We aren’t vegan',
  'not a birthday this time',
  'non-vegetarian',
  'no wheelchair',
  'Could we have doughnuts, Nutella and a minute more?',
  '',
])('finds nothing in “%s”', (text) => {
  expect(labels(text)).toEqual([]);
});

it('does not let the denial of one thing hide another', () => {
  expect(labels('No allergies, but one of us is vegan')).toEqual(['Vegan']);
  expect(labels('no nuts, he is allergic')).toEqual(['Nuts']);
  expect(labels('not vegan, vegetarian')).toEqual(['Vegetarian']);
});

it('reads all texts, and names each thing once with its kind', () => {
  expect(mentionsIn('Birthday! No allergies.', null, 'Nut allergy, he called; birthday cake is ordered')).toEqual([
    { kind: 'allergy', label: 'Nuts' },
    { kind: 'occasion', label: 'Birthday' },
  ]);
});

it('answers soon however long and strange the text is', () => {
  expect(labels("no any known n't ".repeat(5_000))).toEqual([]);
});
