import { birthdayIn } from './import-row.js';

const NOW = new Date('2031-03-03T12:00:00Z');

it.each([
  '1980-05-11',
  '5/11/1980',
  '5/11/80',
  '05-11-1980',
  '1980/05/11',
  '1980-05-11T00:00:00Z',
  '1980-05-11 00:00:00',
  '5/11/1980 12:00 AM',
  '11-May-80',
  '11-May-1980',
  'May 11, 1980',
  'May 11 1980',
  '11 May 1980',
  '11.05.1980',
  '11.5.80',
  '11th May 1980',
  '19800511',
  '29352',
  '1980-05-11T00:00:00.000+00:00',
  '1980.05.11',
])('reads %j as the same day', (cell) => {
  expect(birthdayIn(cell, NOW)).toBe('1980-05-11');
});

it.each(['05/11', '5/11', '--05-11', '--0511', 'May 11', '11 May', '11-May', 'May 11th'])(
  'reads %j without a year',
  (cell) => {
    expect(birthdayIn(cell, NOW)).toBe('--05-11');
  },
);

it.each(['', '0/0/00', '00/00/0000', '0000-00-00', '00/00', ' - '])('reads %j as none', (cell) => {
  expect(birthdayIn(cell, NOW)).toBeNull();
});

it.each(['yesterday', '13/13/1980', '2/30/1980', '1980', 'Smarch 13', '1980-5', '99/99', 'x'.repeat(500)])(
  'cannot read %j',
  (cell) => {
    expect(birthdayIn(cell, NOW)).toBeUndefined();
  },
);

it.each([
  ['25/12/1980', '1980-12-25'],
  ['2/29', '--02-29'],
  ['3/4/31', '2031-03-04'],
  ['3/4/32', '1932-03-04'],
])('reads %j as %s', (cell, day) => {
  expect(birthdayIn(cell, NOW)).toBe(day);
});
