import { areaWords, slotMinutes } from '@/entities/reservation';
import { cityLine, clockOf, restaurant, restaurantInstant, streetLine } from '@/entities/restaurant';
import type { Requested } from '../api/use-request-reservation';

const VISIT_MS = 90 * 60_000;

/** A confirmed visit as an iCalendar file. The confirmation email has the same id, so a calendar shows the visit once. */
export function visitFile({ id, createdAt, preferredDate, preferredTime, partySize, area }: Requested): string {
  const start = restaurantInstant(preferredDate, clockOf(slotMinutes(preferredTime)));
  const end = new Date(start.getTime() + VISIT_MS);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${restaurant.mailDomain}//reservations//EN`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${id}@${restaurant.mailDomain}`,
    'SEQUENCE:0',
    `DTSTAMP:${inUtc(new Date(createdAt))}`,
    `DTSTART:${inUtc(start)}`,
    `DTEND:${inUtc(end)}`,
    `SUMMARY:${asText(`Table for ${partySize} at ${restaurant.name}`)}`,
    `LOCATION:${asText(`${restaurant.name}, ${streetLine}, ${cityLine}`)}`,
    `DESCRIPTION:${asText(`${area ? `Special requests: ${areaWords(area)}. ` : ''}Questions or changes: ${restaurant.phone}`)}`,
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}

/** '20270111T173000Z' */
const inUtc = (at: Date) => `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

const asText = (words: string) => words.replaceAll(/[\\;,]/g, String.raw`\$&`);

const MAX_OCTETS = 75;

/** RFC 5545 wants lines of 75 octets at most; what a line has in addition goes on behind a space. */
export function folded(line: string): string {
  let octets = 0;
  let text = '';
  for (const sign of line) {
    const length = new TextEncoder().encode(sign).length;
    if (octets + length > MAX_OCTETS) {
      text += '\r\n ';
      octets = 1;
    }
    text += sign;
    octets += length;
  }
  return text;
}
