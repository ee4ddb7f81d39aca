import { isReminderDue } from './reminders.js';

const ZONE = 'America/New_York';
const VISIT = { status: 'confirmed', preferredDate: '2027-01-12', preferredTime: '12:30 PM' } as const;
const START = new Date('2027-01-12T17:30:00Z');
const before = (hours: number) => new Date(START.getTime() - hours * 3_600_000);
const due = (notifiedHours: number | null, nowHours: number) =>
  isReminderDue(
    { ...VISIT, lastNotifiedAt: notifiedHours === null ? null : before(notifiedHours) },
    ZONE,
    before(nowHours),
  );

it.each([
  ['long before', 72, 25, false],
  ['a day before', 72, 24, true],
  ['late, by whatever held it up', 72, 23, true],
  ['after that', 24, 23, false],
  ['two hours before', 24, 2, true],
  ['after both', 2, 1, false],
  ['when both were missed, once', 72, 1, true],
  ['to who asked within the day, of that day', 20, 19, false],
  ['to who asked within the day, two hours before', 20, 2, true],
  ['to who asked within two hours', 1.5, 1, false],
  ['when the visit has begun', 72, 0, false],
] as const)('%s: notified %s hours before, now %s', (_, reported, now, isDue) => {
  expect(due(reported, now)).toBe(isDue);
});

it.each(['pending', 'declined', 'completed'] as const)('is never due for a %s request', (status) => {
  expect(isReminderDue({ ...VISIT, status, lastNotifiedAt: null }, ZONE, before(1))).toBe(false);
});

it.each([
  ['the day of 23 hours', '2027-03-14', '2027-03-13T17:30:00Z'],
  ['the day of 25 hours', '2026-11-01', '2026-10-31T16:30:00Z'],
])('reminds of a visit on %s at its time of the day before', (_, preferredDate, moment) => {
  const visit = { ...VISIT, preferredDate, lastNotifiedAt: null };
  const due = (atMs: number) => isReminderDue(visit, ZONE, new Date(atMs));
  expect([due(Date.parse(moment) - 1), due(Date.parse(moment))]).toEqual([false, true]);
});
