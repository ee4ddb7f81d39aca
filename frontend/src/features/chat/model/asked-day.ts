import { addDays, hoursNow, WEEK } from '@/entities/restaurant';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Month and day by name; holidays that move are known by the restaurant's own note. */
const HOLIDAYS: readonly (readonly [string, string])[] = [
  ['christmas eve', '12-24'],
  ['christmas', '12-25'],
  ['new year s eve', '12-31'],
  ['new years eve', '12-31'],
  ['new year', '01-01'],
  ['new years', '01-01'],
  ['valentine s day', '02-14'],
  ['fourth of july', '07-04'],
  ['4th of july', '07-04'],
  ['independence day', '07-04'],
  ['veterans day', '11-11'],
];

/**
 * The one day that a question names, as YYYY-MM-DD; undefined where it names none, or several.
 * @param words lower case, between single spaces
 */
export function askedDay(words: string, today: string): string | undefined {
  const has = (phrase: string) => words.includes(` ${phrase} `);
  if (has('today') || has('tonight') || has('now')) return today;
  if (has('tomorrow')) return addDays(today, 1);
  const holiday = HOLIDAYS.find(([name]) => has(name))?.[1];
  if (holiday) return nextWith(today, (date) => date.endsWith(holiday));
  const noted = hoursNow().special.find(({ date, note }) => note && date >= today && has(plain(note)));
  if (noted) return noted.date;
  const named = namedDate(words);
  if (named) return nextWith(today, (date) => date.endsWith(named));
  const [weekday, another] = WEEK.filter(has);
  return weekday && !another ? nextWith(today, (date) => weekdayOf(date) === weekday) : undefined;
}

const plain = (note: string) =>
  note
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const weekdayOf = (date: string) => WEEK[(new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7];

/** 'december 24', 'dec 24th', '12 24' of '12/24': as MM-DD. */
function namedDate(words: string): string | undefined {
  const [, month = '', day = ''] = / ([a-z]{3,9}|\d{1,2}) (\d{1,2})(?:st|nd|rd|th)?(?= )/.exec(words) ?? [];
  const number = /\d/.test(month) ? Number(month) : MONTHS.indexOf(month.slice(0, 3)) + 1;
  if (number < 1 || number > 12 || Number(day) < 1 || Number(day) > 31) return undefined;
  return `${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

const A_YEAR = 366;

function nextWith(today: string, isMeant: (date: string) => boolean): string | undefined {
  for (let days = 0; days <= A_YEAR; days += 1) {
    const date = addDays(today, days);
    if (isMeant(date)) return date;
  }
  return undefined;
}
