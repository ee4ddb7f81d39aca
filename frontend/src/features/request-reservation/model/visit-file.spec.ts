import { restaurant } from '@/entities/restaurant';
import type { Requested } from '../api/use-request-reservation';
import { folded, visitFile } from './visit-file';

const REQUESTED = {
  id: '0190a000-0000-7000-8000-000000000001',
  createdAt: '2027-01-04T15:20:30.123Z',
  partySize: '4',
} as Requested;

it.each([
  ['2027-01-11', '12:30 PM', '20270111T173000Z', '20270111T190000Z'],
  ['2027-07-12', '10:00 AM', '20270712T140000Z', '20270712T153000Z'],
] as const)('puts %s, %s where it is on a calendar anywhere', (preferredDate, preferredTime, start, end) => {
  const file = visitFile({ ...REQUESTED, preferredDate, preferredTime });
  expect(file).toContain(`\r\nDTSTART:${start}\r\nDTEND:${end}\r\n`);
  expect(file).toContain(
    `\r\nUID:${REQUESTED.id}@${restaurant.mailDomain}\r\nSEQUENCE:0\r\nDTSTAMP:20270104T152030Z\r\n`,
  );
  expect(file).toContain('\r\nSTATUS:CONFIRMED\r\n');
  expect(file.replaceAll('\r\n ', '')).toContain(String.raw`75 King Street\, Suite 120\, Saint Augustine`);
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
});

it('folds lines by octets, of which an accented letter has two', () => {
  const line = `SUMMARY:${'é'.repeat(100)}`;
  const lines = folded(line).split('\r\n');
  for (const one of lines) expect(new TextEncoder().encode(one).length).toBeLessThanOrEqual(75);
  expect(lines.map((one, place) => (place === 0 ? one : one.slice(1))).join('')).toBe(line);
});
