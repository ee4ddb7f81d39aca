import { readRestaurantProfile } from '../../../platform/restaurant/restaurant-profile.js';
import { hoursFindings } from './named-hours.js';
import { OpeningHours } from './opening-hours.js';
import { weekOf } from './week.js';

const { timeZone, openingHours } = readRestaurantProfile();
const HOURS = new OpeningHours(timeZone, weekOf(openingHours));

const messages = (text: string, today = '2026-11-21') =>
  hoursFindings(text, HOURS, today).map(({ message }) => message);

describe('days on which the restaurant is closed', () => {
  it.each([
    ['Soup on Wednesday!', 'Wednesday'],
    ['Every sunday is glass day', 'sunday'],
    ['Join us November 25th for pumpkin soup', 'November 25th'],
    ['Join us Nov 25, 2026.', 'Nov 25, 2026'],
    ['On 11/25 we light the kiln', '11/25'],
    ['From 2026-11-29 on', '2026-11-29'],
  ])('are found in “%s”', (text, day) => {
    expect(messages(text)).toEqual([expect.stringContaining(`names ${day},`)]);
  });

  it('are found within a range of days, also across the end of the week', () => {
    expect(messages('Soup from Tuesday to Friday!')).toEqual([
      'The text names Tuesday to Friday, and the restaurant is closed on Wednesdays.',
    ]);
    expect(messages('Open saturday–thursday')).toEqual([
      'The text names saturday–thursday, and the restaurant is closed on Sundays.',
      'The text names saturday–thursday, and the restaurant is closed on Wednesdays.',
    ]);
    expect(messages('Open Thursday through Saturday')).toEqual([]);
  });

  it.each([
    'See you on Thursday, or on November 27.',
    'We are closed on Wednesday and Sunday.',
    'February 30 is no day, and 25/11 none here.',
    'You may 3 times try the soup in a sundae.',
  ])('are not found in “%s”', (text) => {
    expect(messages(text)).toEqual([]);
  });

  it('belong to the next time that a day without a year comes', () => {
    expect(messages('January 3', '2026-11-21')).toEqual([
      'The text names January 3, and the restaurant is closed on Sundays.',
    ]);
    expect(messages('January 3', '2027-12-01')).toEqual([]);
  });

  it('can be holidays, which are named', () => {
    expect(messages('Pie on November 26!')).toEqual([
      'The text names November 26, and the restaurant is closed that day (Thanksgiving).',
    ]);
  });
});

describe('hours at which the restaurant is closed', () => {
  it.each([
    ['We are open Tuesday 10am-5pm', '10am-5pm'],
    ['Opening hours: Saturday 10:00 AM to 3:00 PM', '10:00 AM to 3:00 PM'],
    ['Glass workshop Thursday 6pm to 8pm', '6pm to 8pm'],
    ['Come at 7 PM on Friday.', '7 PM'],
    ['We open at 8am', '8am'],
  ])('are found in “%s”', (text, named) => {
    expect(messages(text)).toEqual([`The text names ${named}, and the restaurant is not open then.`]);
  });

  it.each([
    'Open Monday, Tuesday, Thursday and Friday 10am-3pm, Saturday 11am-5pm',
    'A workshop on Saturday, 1pm to 4 pm',
    'Lunch at noon, 12:30 PM at the latest',
    'A talk on Tuesday, 10am to 3pm',
    'A workshop on Tuesday, 11 to 2 pm',
    'A walk of 10-15 minutes; soup $6-9; call (904) 555-0175',
  ])('are not found in “%s”', (text) => {
    expect(messages(text)).toEqual([]);
  });
});
