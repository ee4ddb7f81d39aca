import { addDays, dateIn, instantOf, weekdayOf } from '../../../kernel/calendar.js';
import { DEFAULT_HOLIDAYS, HOLIDAY_KEYS, HOLIDAYS, type HolidayKey, holidayOn, type HolidayRules } from './holidays.js';
import type { HoursChange, SpecialHours } from './hours-change.js';
import { endsNextDay, inOrder, type Span, type Week } from './week.js';

/** The hours of one day. */
export interface Opening {
  readonly date: string;
  /** In order; empty on a closed day. */
  readonly spans: readonly Span[];
  /** Reason for hours that differ from the weekday's: the owner's note, or the name of the holiday. */
  readonly note: string | null;
  /** Whether they come from a special day, a closure or a holiday. */
  readonly isSpecial: boolean;
}

/** An open span as points in time. */
export interface OpenSpan {
  readonly date: string;
  readonly opens: Date;
  readonly closes: Date;
}

/** Search limit for the next opening, in days. */
const DAYS_AHEAD = 400;

/** The single source of opening hours, for any day and any instant. */
export class OpeningHours {
  private readonly changes: readonly HoursChange[];

  /**
   * @param usual the week that applies until a change replaces it
   * @param changes in any order, including withdrawn ones
   * @param holidayKeys those of the restaurant's country; rules for others have no effect
   */
  constructor(
    readonly timeZone: string,
    private readonly usual: Week,
    changes: readonly HoursChange[] = [],
    private readonly special: readonly SpecialHours[] = [],
    readonly holidayKeys: readonly HolidayKey[] = HOLIDAY_KEYS,
  ) {
    this.changes = changes
      .filter(({ withdrawnAt }) => withdrawnAt === null)
      .sort((one, other) => other.validFrom.localeCompare(one.validFrom) || other.version - one.version);
  }

  /** @param date `YYYY-MM-DD` */
  weekly(date: string): Week {
    return this.changes.find(({ validFrom, weekly }) => weekly && validFrom <= date)?.weekly ?? this.usual;
  }

  /** Weekly hours that take effect after that day, soonest first. */
  weeksAfter(date: string): { validFrom: string; weekly: Week }[] {
    const days = [...new Set(this.changes.map(({ validFrom }) => validFrom))].filter((day) => day > date).sort();
    return days
      .map((validFrom) => ({ validFrom, weekly: this.weekly(validFrom) }))
      .filter(({ validFrom, weekly }) => weekly !== this.weekly(addDays(validFrom, -1)));
  }

  holidays(date: string): HolidayRules {
    const held = this.changes.filter(({ validFrom }) => validFrom <= date);
    const ruleOf = (key: HolidayKey) => held.find(({ holidays }) => holidays[key])?.holidays[key];
    return Object.fromEntries(HOLIDAY_KEYS.map((key) => [key, ruleOf(key) ?? DEFAULT_HOLIDAYS[key]])) as HolidayRules;
  }

  /** @param date `YYYY-MM-DD` */
  opening(date: string): Opening {
    const own = this.special.find(({ from, to }) => from <= date && date <= to);
    if (own) return { date, spans: inOrder(own.spans), note: own.note, isSpecial: true };
    const key = holidayOn(date, this.holidayKeys);
    const rule = key && this.holidays(date)[key];
    if (key && rule?.isObserved) return { date, spans: inOrder(rule.spans), note: HOLIDAYS[key].name, isSpecial: true };
    return { date, spans: this.weekly(date)[weekdayOf(date)], note: null, isSpecial: false };
  }

  openings(from: string, days: number): Opening[] {
    return Array.from({ length: days }, (_, index) => this.opening(addDays(from, index)));
  }

  /** Excludes the closing time itself. */
  isOpenAt(instant: Date): boolean {
    const today = dateIn(this.timeZone, instant);
    return [addDays(today, -1), today]
      .flatMap((date) => this.spansOn(date))
      .some(({ opens, closes }) => opens <= instant && instant < closes);
  }

  /** End of that day's last span, which may be past midnight; null on a closed day. */
  closingOn(date: string): Date | null {
    return this.spansOn(date).at(-1)?.closes ?? null;
  }

  /** Openings at or after that instant, soonest first. */
  nextOpenings(from: Date, count: number): OpenSpan[] {
    const found: OpenSpan[] = [];
    const today = dateIn(this.timeZone, from);
    for (let days = -1; days <= DAYS_AHEAD && found.length < count; days += 1)
      found.push(...this.spansOn(addDays(today, days)).filter(({ closes }) => closes > from));
    return found.slice(0, count);
  }

  /** When clocks are put forward, a span can become shorter or disappear; then it is left out. */
  private spansOn(date: string): OpenSpan[] {
    return this.opening(date)
      .spans.map((span) => ({
        date,
        opens: instantOf(date, span.opens, this.timeZone),
        closes: instantOf(endsNextDay(span) ? addDays(date, 1) : date, span.closes, this.timeZone),
      }))
      .filter(({ opens, closes }) => opens < closes);
  }
}
