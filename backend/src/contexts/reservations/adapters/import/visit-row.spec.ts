import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { csvRows } from '../../../../platform/imports/csv-rows.js';
import { areDaysFirst, suggestVisitColumns, type VisitImportPlan } from './visit-columns.js';
import { clockIn, type ImportedVisit, NOT_OVER, readVisitRow, resultIn, whenIn } from './visit-row.js';

const TIME_ZONE = 'America/New_York';
/** Noon in the restaurant. */
const NOW = new Date('2031-03-10T16:00:00Z');

const PLAIN: VisitImportPlan = {
  columns: { date: 0, time: 1, partySize: 2, status: 3, name: 4, email: 5, phone: 6, bookedAt: 7 },
  isDayFirst: false,
};
const read = (cells: readonly string[], line = 2, plan = PLAIN) =>
  readVisitRow(cells, line, { plan, now: NOW, timeZone: TIME_ZONE, fileHash: 'file' });
const visit = (...cells: string[]) => read(cells) as ImportedVisit;

/** The visits and refusals of a sample file, with the columns as suggested. */
async function booked(file: string, plan: Partial<VisitImportPlan> = {}) {
  const rows: { line: number; cells: readonly string[] }[] = [];
  const text = readFileSync(join(__dirname, '..', '..', 'testing', 'old-books', file), 'utf8');
  for await (const row of csvRows(text)) rows.push(row);
  const [heading, ...below] = rows;
  const columns = suggestVisitColumns(heading?.cells ?? []);
  const isDayFirst = areDaysFirst(below.map(({ cells }) => cells[columns.date ?? -1] ?? ''));
  return below.map(({ line, cells }) => read(cells, line, { columns, isDayFirst, ...plan }));
}

it('reads a book of OpenTable', async () => {
  const visits = (await booked('opentable.csv')) as ImportedVisit[];
  expect(visits[0]).toMatchObject({
    name: 'Amelia Hart',
    email: 'amelia.hart@guests.example',
    phone: '(904) 555-0141',
    partySize: '4',
    date: '2024-03-07',
    time: '7:15 PM',
    visitAt: new Date('2024-03-08T00:15:00Z'),
    result: 'completed',
    specialRequests: 'Birthday. One guest is allergic to\npeanuts',
    notes: 'Regular table, please',
    guestNote: 'Loves the corner by the window',
    tables: '12',
    bookedAt: new Date('2024-02-28T15:12:00Z'),
  });
  expect(visits.map(({ result }) => result)).toEqual([
    'completed',
    'no-show',
    'canceled',
    'declined',
    'completed',
    'completed',
  ]);
  expect(visits[3]).toMatchObject({ email: null, guestNote: null, notes: 'Guest: Prefers a booth' });
  expect(new Set(visits.map(({ key }) => key)).size).toBe(visits.length);
});

it('reads a book of Resy', async () => {
  const visits = (await booked('resy.csv')) as ImportedVisit[];
  expect(visits[0]).toMatchObject({
    name: 'Renée Dubois',
    date: '2024-05-11',
    time: '7:30 PM',
    result: 'completed',
    notes: 'Seated early',
    guestNote: 'Allergic to shellfish',
    bookedAt: new Date('2024-05-02T14:05:00Z'),
  });
  expect(visits[1]).toMatchObject({
    partySize: '10+',
    notes: 'Party of 12.',
    tables: '8, 9',
    bookedAt: new Date('2024-04-30T16:00:00Z'),
  });
  expect(visits[2]).toMatchObject({ result: 'canceled', bookedAt: visits[2]?.visitAt });
  expect(visits[3]).toMatchObject({ email: null, hasUnreadEmail: true, result: 'no-show' });
});

it('reads a book of Tock; a past table without an outcome was a visit', async () => {
  expect(await booked('tock.csv')).toMatchObject([
    { name: 'Omar Hart', date: '2024-06-01', time: '5:30 PM', result: 'completed' },
    { name: 'Sofia Lind', date: '2024-06-02', result: 'canceled' },
  ]);
});

it('reads a book of Square, whose times are UTC', async () => {
  expect(await booked('square.csv')).toMatchObject([
    { name: 'Ben Ortiz', date: '2024-07-04', time: '7:15 PM', notes: 'Sparklers at the table', result: 'completed' },
    { date: '2024-07-05', time: '1:00 PM', result: 'no-show' },
    { result: 'declined' },
  ]);
});

it('reads a spreadsheet once its columns are named, and says why it cannot read a row', async () => {
  const columns = { date: 0, time: 1, name: 2, partySize: 3, status: 4, visitNotes: 5 };
  const [first, second, ...others] = await booked('spreadsheet.csv', { columns, isDayFirst: true });
  expect([first, second, ...others]).toEqual([
    '“yes” isn’t a status we know. Use Completed, No-show, Canceled or Declined.',
    expect.objectContaining({ name: 'Marta Ruiz', date: '2024-02-15', result: 'no-show' }),
    '“31/02/2024” isn’t a date.',
    '“noon” isn’t a time.',
    '“many” isn’t a party size.',
    '“perhaps” isn’t a status we know. Use Completed, No-show, Canceled or Declined.',
  ]);
});

it.each([
  ['3/7/2024', '7:15 PM'],
  ['03/07/24', '7:15pm'],
  ['2024-03-07', '19:15'],
  ['2024-03-07T19:15:00', ''],
  ['3/7/2024 7:15 PM', ''],
  ['3/7/2024 7:15 PM', '7:15 PM'],
  ['Thu, Mar 7, 2024', '7:15 p.m.'],
  ['Thursday, March 7, 2024 at 7:15 PM', ''],
  ['7 March 2024', '19.15'],
  ['7.3.2024', '19:15:00'],
  ['20240307', '7:15p'],
  ['45358', '19:15'],
  ['2024-03-08T00:15:00Z', ''],
  ['2024-03-07 16:15:00 -0800', ''],
])('reads %j and %j as the same moment', (date, time) => {
  expect(whenIn(date, time, false, TIME_ZONE)).toEqual({ date: '2024-03-07', time: '7:15 PM', clock: '19:15' });
});

it.each([
  ['', '7 PM', 'There is no date.'],
  ['3/7/2024', '', 'There is no time.'],
  ['3/7', '7 PM', '“3/7” isn’t a date.'],
  ['25/12/2024', '7 PM', '“25/12/2024” isn’t a date. Check the order of day and month.'],
  ['3/7/2024', '25:00', '“25:00” isn’t a time.'],
  ['3/7/2024', '7', '“7” isn’t a time.'],
  ['x'.repeat(61), '7 PM', `“${'x'.repeat(60)}” isn’t a date.`],
])('refuses %j and %j', (date, time, reason) => {
  expect(whenIn(date, time, false, TIME_ZONE)).toBe(reason);
});

it('reads days before months if the file is written so', () => {
  expect(whenIn('3/7/2024', '12:05 AM', true, TIME_ZONE)).toMatchObject({ date: '2024-07-03', time: '12:05 AM' });
  expect(areDaysFirst(['3/7/2024', '25/12/2024', '2024-12-25', ''])).toBe(true);
  expect(areDaysFirst(['3/7/2024', '12/25/2024'])).toBe(false);
  expect(areDaysFirst(['25/12/2024', '12/25/2024'])).toBe(false);
  expect(areDaysFirst([])).toBe(false);
});

it.each([
  ['12 PM', '12:00'],
  ['12:30 am', '00:30'],
  ['0:00', '00:00'],
])('reads %j on the clock as %s', (text, clock) => {
  expect(clockIn(text)).toBe(clock);
});

it.each([
  ['completed', ['Done', 'Completed', 'Seated', 'Assumed Finished', 'Paid', 'Check Dropped', 'Arrived', 'Left']],
  ['no-show', ['No Show', 'no-show', 'NOSHOW', 'Did not show', 'Confirmed - No Show']],
  ['canceled', ['Canceled', 'Cancelled by Guest', 'CANCELLED', 'Late cancellation', 'Canceled online']],
  ['declined', ['Declined', 'Canceled by restaurant', 'Rejected', 'Pending', 'Waitlist', 'Expired']],
  ['unsaid', ['', 'Booked', 'Confirmed', 'Left Message', 'Running Late']],
  [null, ['maybe', '✔', '1']],
] as const)('takes for %s what products call so', (result, words) => {
  expect(words.map(resultIn)).toEqual(words.map(() => result));
});

it('takes no table that is still ahead, nor one of today whose outcome the file does not say', () => {
  expect(read(['3/11/2031', '9 AM', '2', 'Done', 'Ana'])).toBe(NOT_OVER);
  expect(read(['3/10/2031', '1 PM', '2', 'Done', 'Ana'])).toBe(NOT_OVER);
  expect(read(['3/10/2031', '11 AM', '2', 'Booked', 'Ana'])).toBe(NOT_OVER);
  expect(visit('3/10/2031', '11 AM', '2', 'Done', 'Ana').result).toBe('completed');
  expect(visit('3/9/2031', '11 PM', '2', 'Booked', 'Ana').result).toBe('completed');
});

it('identifies a visit by its guest, day, time, party and outcome, and unnamed guests by their line', () => {
  const keyOf = (line: number, ...guest: string[]) =>
    (read(['3/7/2024', '7 PM', '2', 'Done', ...guest], line) as ImportedVisit).key;
  const ana = keyOf(2, 'Ana Lee', 'ana@guests.example', '904 555 0100');
  expect(keyOf(9, 'A. Lee', 'ANA@guests.example')).toBe(ana);
  expect(keyOf(2, 'Ana Lee', '', '+1 (904) 555-0100')).toBe(keyOf(3, 'Someone', '', '904.555.0100'));
  expect(keyOf(2, 'Ana Lee')).toBe(keyOf(3, 'ana lee'));
  expect(keyOf(2, 'Walk-in')).not.toBe(keyOf(3, 'Walk-in'));
  expect(keyOf(2, 'Walk-in')).toBe(keyOf(2, 'Walk-in'));
  expect(ana).not.toContain('ana');
});

it('takes the time of the visit for a booking that is not dated, or dated later', () => {
  const bookedAt = (cell: string) => visit('3/7/2024', '7 PM', '2', '', 'Ana', '', '', cell).bookedAt.toISOString();
  expect(bookedAt('3/1/2024 9:00 AM')).toBe('2024-03-01T14:00:00.000Z');
  expect(bookedAt('')).toBe('2024-03-08T00:00:00.000Z');
  expect(bookedAt('4/1/2024')).toBe('2024-03-08T00:00:00.000Z');
});

it('refuses a cell that is longer than its field, and takes the mark before a formula away', () => {
  expect(read(['3/7/2024', '7 PM', '2', '', 'x'.repeat(121)])).toBe(
    'More than 120 characters in the column for the name.',
  );
  expect(visit('3/7/2024', '7 PM', '2', '', "'+Ana", '', "'+1 904 555 0100")).toMatchObject({
    name: '+Ana',
    phone: '+1 904 555 0100',
  });
});

it('finds the columns of its own export', () => {
  const headings =
    'Date,Time,Name,Email,Phone,Party size,Status,Source,Area,Tables,Special requests,Notes,Requested at,Canceled at';
  expect(suggestVisitColumns(headings.split(','))).toEqual({
    date: 0,
    time: 1,
    name: 2,
    email: 3,
    phone: 4,
    partySize: 5,
    status: 6,
    tables: 9,
    specialRequests: 10,
    visitNotes: 11,
    bookedAt: 12,
  });
});
