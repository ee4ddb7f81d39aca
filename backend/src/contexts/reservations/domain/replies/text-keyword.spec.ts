import { keywordIn, canMeanReservation } from './proposals.js';

it.each([
  ...['STOP', 'stop', ' Stop. ', '"STOP"', 'StopAll', 'Unsubscribe', 'CANCEL', 'end', 'Quit!'].map((text) => [
    text,
    'stop',
  ]),
  ...['START', 'unstop', 'Yes', 'yes!'].map((text) => [text, 'start']),
  ...['HELP', 'info', 'Help?'].map((text) => [text, 'help']),
])('takes %j for the keyword %s', (text, keyword) => {
  expect(keywordIn(text)).toBe(keyword);
});

it.each(['', 'Please cancel our table', 'Yes, we are coming', 'We can’t stop by', 'help us find you', 'the end'])(
  'takes %j for a text to people',
  (text) => {
    expect(keywordIn(text)).toBeNull();
  },
);

it('knows that a guest who sends CANCEL may mean the table', () => {
  expect(['Cancel', 'STOP', 'Cancel our table'].map(canMeanReservation)).toEqual([true, false, false]);
});
