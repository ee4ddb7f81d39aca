import { type Area, areas, partyLabel, type Reservation, type ServiceDay, slotMinutes } from '@/entities/reservation';
import { formatShortDay, formatTime, isOpenAt, restaurantNow } from '@/entities/restaurant';

type Visit = Pick<Reservation, 'outcome' | 'completedAt' | 'preferredDate'> & Partial<Pick<Reservation, 'leftAt'>>;

/** "Arrived 12:04 PM", "Left 1:20 PM"; without the time when it was recorded on another day. */
export function outcomeWords({ outcome, completedAt, leftAt, preferredDate }: Visit): string {
  if (outcome === 'no-show') return 'No-show';
  return leftAt ? wordsAt('Left', leftAt, preferredDate) : wordsAt('Arrived', completedAt, preferredDate);
}

function wordsAt(word: string, at: string | null, date: string): string {
  const recordedAt = at === null ? null : new Date(at);
  const isSameDay = recordedAt !== null && restaurantNow(recordedAt).date === date;
  return isSameDay ? `${word} ${formatTime(recordedAt)}` : word;
}

const HALF_AN_HOUR = 30;

export type ServiceSlot = ServiceDay['slots'][number];

export interface ServiceHour {
  slot: ServiceSlot;
  rows: readonly Reservation[];
}

/** The half hours when the restaurant is open, and others in which a party is expected. */
export const slotsOf = ({ date, slots }: ServiceDay): ServiceSlot[] =>
  slots.filter(({ time, parties }) => parties > 0 || isOpenAt(date, slotMinutes(time)));

/** Parties by half hour: expected, arrived or no-shows. A party keeps its place whatever its outcome. */
export function hoursOf({ slots, reservations, arrived, missed }: ServiceDay): ServiceHour[] {
  const parties = [...reservations, ...arrived, ...missed].sort(
    (one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt) || one.id.localeCompare(other.id),
  );
  return slots
    .map((slot) => ({ slot, rows: parties.filter(({ preferredTime }) => preferredTime === slot.time) }))
    .filter(({ rows }) => rows.length > 0);
}

/** Past half hours come after upcoming ones. */
export function nextFirst(
  hours: readonly ServiceHour[],
  minutes: number,
): { next: ServiceHour[]; over: ServiceHour[] } {
  const isOver = ({ slot }: ServiceHour) => slotMinutes(slot.time) + HALF_AN_HOUR <= minutes;
  return { next: hours.filter((hour) => !isOver(hour)), over: hours.filter(isOver) };
}

/** The areas that are counted separately; null means the whole restaurant. A day stored by an older release has none. */
export const areasOf = ({ slots }: ServiceDay): readonly (Area | null)[] =>
  slots.some(({ byArea }) => byArea) ? areas : [null];

export const coversIn = ({ covers, byArea }: ServiceSlot, area: Area | null): number =>
  area === null ? covers : (byArea?.[area] ?? 0);

/** 'Fri, Nov 27, 1:30 PM, 4 people': the table that a change replaces. */
export const replacedWords = ({ preferredDate, preferredTime, partySize }: NonNullable<Reservation['replaces']>) =>
  `${formatShortDay(preferredDate)}, ${preferredTime}, ${partyLabel(partySize)}`;
