import { addDays } from '../../../../kernel/calendar.js';
import { HOLIDAY_KEYS, HOLIDAYS, type HolidayKey, nextHoliday } from '../../domain/holidays.js';
import type { HoursChange } from '../../domain/hours-change.js';
import { versionOf } from '../../domain/hours.service.js';
import type { Opening, OpeningHours } from '../../domain/opening-hours.js';
import type { StoredHours } from '../../domain/ports/hours.repository.js';
import type { SpecialHours } from '../../domain/special-hours.js';
import type {
  DayHoursView,
  HolidayView,
  HoursChangeView,
  HoursSheetView,
  HoursView,
  PublishedHoursView,
  SpecialHoursView,
} from './hours.dto.js';

/** Reservations are possible a year ahead, and a cached page may be some days old. */
const DAYS_PUBLISHED = 400;
const DAYS_SHOWN = 14;

const dayView = (opening: Opening): DayHoursView => ({ ...opening, isClosed: opening.spans.length === 0 });

export function publishedHoursView(hours: OpeningHours, today: string): PublishedHoursView {
  const special = hours.openings(addDays(today, -1), DAYS_PUBLISHED).filter(({ isSpecial }) => isSpecial);
  return { today, weekly: hours.weekly(today), changes: hours.weeksAfter(today), special: special.map(dayView) };
}

export const hoursView = (hours: OpeningHours, today: string, from = today, days = DAYS_SHOWN): HoursView => ({
  timeZone: hours.timeZone,
  ...publishedHoursView(hours, today),
  days: hours.openings(from, days).map(dayView),
});

export const hoursSheetView = (hours: OpeningHours, storedHours: StoredHours, today: string): HoursSheetView => ({
  ...hoursView(hours, today),
  version: versionOf(storedHours),
  history: storedHours.changes.map((change) => changeView(change, today)).reverse(),
  holidays: holidayViews(hours, today),
  specialHours: storedHours.special.filter(({ to }) => to >= today).map(specialHoursView),
});

const changeView = (change: HoursChange, today: string): HoursChangeView => ({
  id: change.id,
  version: change.version,
  validFrom: change.validFrom,
  weekly: change.weekly,
  holidays: Object.keys(change.holidays).map((key) => HOLIDAYS[key as HolidayKey].name),
  isWithdrawn: change.withdrawnAt !== null,
  isPlanned: change.withdrawnAt === null && change.validFrom > today,
  createdBy: change.createdBy,
  createdAt: change.createdAt.toISOString(),
});

/** Each holiday with the rule that applies on its next date. */
const holidayViews = (hours: OpeningHours, today: string): HolidayView[] =>
  HOLIDAY_KEYS.map((key) => {
    const date = nextHoliday(key, today);
    return { key, name: HOLIDAYS[key].name, date, ...hours.holidays(date)[key] };
  }).sort((one, other) => one.date.localeCompare(other.date));

export const specialHoursView = ({ id, from, to, spans, note, updatedAt }: SpecialHours): SpecialHoursView => ({
  ...{ id, from, to, spans, note },
  updatedAt: updatedAt.toISOString(),
});
