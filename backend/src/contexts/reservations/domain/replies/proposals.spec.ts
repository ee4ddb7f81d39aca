import { proposalsIn } from './proposals.js';

it('finds nothing in the text of our own emails', () => {
  expect(proposalsIn('Running late, more guests or other plans? Please call us: (904) 555-0175')).toEqual([]);
});

const inWords = (text: string) =>
  proposalsIn(text).map(({ kind, minutes }) => (minutes === null ? kind : `${kind} ${String(minutes)}`));

it.each([
  ['We’ll be 15 minutes late, sorry', ['late 20']],
  ['running late, about 10-15 min', ['late 20']],
  ['Stuck in traffic, ten minutes', ['late 10']],
  ['we are half an hour late', ['late 30']],
  ['We might be a bit late', ['late']],
  ['We are an hour late', ['change']],
  ['We are running 50 minutes late', ['change']],
  ['Please cancel our table', ['cancel']],
  ["Unfortunately we can't make it on Friday", ['cancel']],
  ['We are not able to come.', ['cancel']],
  ['We’d like to bring two more people', ['change']],
  ['We will be 5', ['change']],
  ['six people instead, if possible', ['change']],
  ['Can we come at a different time?', ['change']],
  ['Could you move it to Saturday?', ['change']],
  ['We are late by 20 min and will be 6 people', ['late 20', 'change']],
])('sees in %j that it may be about %j', (text, kinds) => {
  expect(inWords(text)).toEqual(kinds);
});

it.each([
  'Thank you, see you on Friday!',
  'We will not be late.',
  "Please don't cancel our table",
  'We are 10 minutes away',
  'Is there a place to park?',
  'My husband has a nut allergy.',
  '',
])('sees nothing in %j', (text) => {
  expect(inWords(text)).toEqual([]);
});
