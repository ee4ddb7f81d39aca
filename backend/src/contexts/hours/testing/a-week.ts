import { readRestaurantProfile } from '../../../platform/restaurant/restaurant-profile.js';
import type { HolidayKey, HolidayRule } from '../domain/holidays.js';
import { HoursChange, SpecialHours } from '../domain/hours-change.js';
import { type Span, type Week, weekFrom, weekOf } from '../domain/week.js';

const profile = readRestaurantProfile();
const AT = new Date('2026-11-01T12:00:00Z');
let count = 0;
const nextId = () => `0198a000-0000-7000-8000-${String((count += 1)).padStart(12, '0')}`;

export const ZONE = profile.timeZone;

/** The hours of the specification. */
export const DEFAULT_WEEK: Week = weekOf(profile.openingHours);

export const span = (text: string): Span => {
  const [opens = '', closes = ''] = text.split('-');
  return { opens, closes };
};

/** Every day the same. */
export const everyDay = (...spans: string[]): Week => weekFrom(() => spans.map(span));

export const change = (
  version: number,
  validFrom: string,
  weekly: Week | null,
  holidays: Partial<Record<HolidayKey, HolidayRule>> = {},
) => HoursChange.plan({ id: nextId(), version, validFrom, weekly, holidays, createdBy: 'The Owner', createdAt: AT });

export const special = (from: string, to: string, note: string | null, ...spans: string[]) =>
  SpecialHours.plan({ id: nextId(), from, to, note, spans: spans.map(span), createdAt: AT });
