import { Injectable } from '@nestjs/common';
import { InvalidInput, NotFound } from '../../../kernel/domain-error.js';
import { type DomainEvent, Outbox } from '../../../kernel/outbox.js';
import type { Actor } from '../../../kernel/actor.js';
import { addDays, addYear, dateIn, isCalendarDate } from '../../../kernel/calendar.js';
import { Clock } from '../../../kernel/clock.js';
import { Ids } from '../../../kernel/ids.js';
import { Restaurant } from '../../../kernel/restaurant.js';
import { Transaction } from '../../../kernel/transaction.js';
import { HasBegun, HOURS, HoursChange, OtherHours, type SpecialDays, SpecialHours } from './hours-change.js';
import { type HolidayKey, type HolidayRule, HOLIDAYS, holidaysOf } from './holidays.js';
import { hoursFindings, type NamedHours } from './named-hours.js';
import { OpeningHours } from './opening-hours.js';
import { areApart, inOrder, isTime, runsIntoNextDay, type Span, type Week, WEEKDAYS, weekOf } from './week.js';

export interface StoredHours {
  readonly changes: readonly HoursChange[];
  readonly special: readonly SpecialHours[];
}

export abstract class HoursRepository {
  /** Returns all stored hours; the same object as before while nothing has changed. */
  abstract all(): Promise<StoredHours>;
  abstract findChange(id: string): Promise<HoursChange | null>;
  /** @throws OtherHours when its version is taken */
  abstract addChange(change: HoursChange): Promise<void>;
  abstract saveChange(before: HoursChange, after: HoursChange): Promise<void>;
  abstract findSpecial(id: string): Promise<SpecialHours | null>;
  /** @throws Conflict when one of its days has hours of its own */
  abstract addSpecial(special: SpecialHours): Promise<void>;
  /** @throws Conflict */
  abstract saveSpecial(before: SpecialHours, after: SpecialHours): Promise<void>;
  abstract removeSpecial(special: SpecialHours): Promise<void>;
}

/** The range of days whose hours may have changed. */
export interface HoursFact {
  readonly from: string;
  /** Null without an end. */
  readonly to: string | null;
}

const changed = (id: string, from: string, to: string | null): DomainEvent<HoursFact> => ({
  type: 'hours.changed',
  subject: { type: HOURS, id },
  payload: { from, to },
});

const weekChanged = ({ id, validFrom }: HoursChange) => changed(id, validFrom, null);

/** The affected days; for days that were moved, also the previous ones. */
const daysChanged = ({ id, from, to }: SpecialHours, before = { from, to }) =>
  changed(id, from < before.from ? from : before.from, to > before.to ? to : before.to);

export interface NewHours {
  readonly validFrom: string;
  readonly weekly: Week | null;
  readonly holidays: Readonly<Partial<Record<HolidayKey, HolidayRule>>>;
}

const MAX_SPANS = 4;

@Injectable()
export class HoursService {
  private known: { stored: StoredHours; hours: OpeningHours; country: string } | undefined;

  constructor(
    private readonly repository: HoursRepository,
    private readonly transaction: Transaction,
    private readonly outbox: Outbox,
    private readonly restaurant: Restaurant,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Today as `YYYY-MM-DD` in the restaurant's zone. */
  get today(): string {
    return dateIn(this.restaurant.timeZone, this.clock.now());
  }

  /** Returns the hours of all days; the same object as before if nothing has changed. */
  async hours(): Promise<OpeningHours> {
    const stored = await this.repository.all();
    const { timeZone, address } = this.restaurant;
    const { country } = address;
    const { known } = this;
    if (known?.stored === stored && known.hours.timeZone === timeZone && known.country === country) return known.hours;
    const hours = this.read(stored);
    this.known = { stored, hours, country };
    return hours;
  }

  /** Today, or tomorrow once today's hours have ended. */
  async openFrom(): Promise<string> {
    const { today } = this;
    const closes = (await this.hours()).closingOn(today);
    return closes && closes <= this.clock.now() ? addDays(today, 1) : today;
  }

  /** Wrong days and hours in a text. */
  async findingsIn(text: string): Promise<NamedHours[]> {
    return hoursFindings(text, await this.hours(), this.today);
  }

  getStored(): Promise<StoredHours> {
    return this.repository.all();
  }

  /** @throws InvalidInput, OtherHours when `seen` is not the current version */
  async change({ validFrom, weekly, holidays }: NewHours, seen: number, by: Actor): Promise<void> {
    this.assertAhead('validFrom', validFrom);
    assertWeek(weekly);
    for (const [key, rule] of Object.entries(holidays))
      assertSpans('holidays', HOLIDAYS[key as HolidayKey].name, rule.spans);
    const now = this.clock.now();
    const id = this.ids.next();
    await this.transaction.run(by, async () => {
      if (versionOf(await this.repository.all()) !== seen) throw new OtherHours();
      const data = { validFrom, weekly, holidays, version: seen + 1, createdBy: by.name, createdAt: now };
      const change = HoursChange.plan({ id, ...data });
      await this.repository.addChange(change);
      await this.outbox.add(weekChanged(change));
    });
  }

  /** Removes a planned change. @throws NotFound, HasBegun */
  async withdraw(id: string, by: Actor): Promise<void> {
    await this.transaction.run(by, async () => {
      const change = await this.repository.findChange(id);
      if (!change || change.withdrawnAt) throw new NotFound('These hours do not exist.');
      if (change.validFrom <= this.today) throw new HasBegun();
      await this.repository.saveChange(change, change.withdraw(this.clock.now()));
      await this.outbox.add(weekChanged(change));
    });
  }

  /** @throws InvalidInput, Conflict */
  async addSpecial(days: SpecialDays, by: Actor): Promise<SpecialHours> {
    this.assertAhead('from', days.from);
    this.assertDays(days);
    const special = SpecialHours.plan({
      ...days,
      spans: inOrder(days.spans),
      id: this.ids.next(),
      createdAt: this.clock.now(),
    });
    await this.transaction.run(by, async () => {
      await this.repository.addSpecial(special);
      await this.outbox.add(daysChanged(special));
    });
    return special;
  }

  /**
   * Past days retain their hours: of days that have begun, only the end can change.
   * @throws NotFound, InvalidInput, OtherHours when `seen` is not its `updatedAt`, HasBegun, Conflict
   */
  changeSpecial(id: string, days: SpecialDays, seen: string, by: Actor): Promise<SpecialHours> {
    this.assertDays(days);
    return this.transaction.run(by, async () => {
      const before = await this.getSpecial(id);
      if (before.updatedAt.toISOString() !== seen) throw new OtherHours();
      if (before.from < this.today) assertOnlyEnd(before, days, this.today);
      else this.assertAhead('from', days.from);
      const after = before.change({ ...days, spans: inOrder(days.spans) }, this.clock.now());
      await this.repository.saveSpecial(before, after);
      await this.outbox.add(daysChanged(after, before));
      return after;
    });
  }

  /** @throws NotFound, HasBegun */
  async removeSpecial(id: string, by: Actor): Promise<void> {
    await this.transaction.run(by, async () => {
      const special = await this.getSpecial(id);
      if (special.from < this.today) throw new HasBegun();
      await this.repository.removeSpecial(special);
      await this.outbox.add(daysChanged(special));
    });
  }

  private read({ changes, special }: StoredHours): OpeningHours {
    const { timeZone, openingHours, address } = this.restaurant;
    return new OpeningHours(timeZone, weekOf(openingHours), changes, special, holidaysOf(address.country));
  }

  private async getSpecial(id: string): Promise<SpecialHours> {
    const special = await this.repository.findSpecial(id);
    if (!special) throw new NotFound('These hours do not exist.');
    return special;
  }

  private assertAhead(field: string, date: string): void {
    const { today } = this;
    const problem = !isCalendarDate(date)
      ? 'Choose a date.'
      : date < today
        ? 'Choose today or a later date.'
        : date > addYear(addYear(today))
          ? 'Choose a date within the next two years.'
          : null;
    if (problem) throw new InvalidInput([{ field, message: problem }]);
  }

  private assertDays({ from, to, spans }: SpecialDays): void {
    const refuse = (field: string, message: string) => new InvalidInput([{ field, message }]);
    if (!isCalendarDate(from)) throw refuse('from', 'Choose a date.');
    if (!isCalendarDate(to)) throw refuse('to', 'Choose a date.');
    if (to < from) throw refuse('to', 'The last day is before the first day.');
    if (to > addYear(from)) throw refuse('to', 'Choose a year at most.');
    assertSpans('spans', 'this day', spans);
  }
}

/** The highest version of a change, 0 without any. */
export const versionOf = ({ changes }: StoredHours): number => Math.max(0, ...changes.map(({ version }) => version));

function assertWeek(week: Week | null): void {
  if (!week) return;
  const errors = WEEKDAYS.flatMap((day) => {
    const whose = capitalised(day);
    const run = runsIntoNextDay(week, day) ? `The hours of ${whose} run into those of the next day.` : null;
    const message = problemWith(whose, week[day]) ?? run;
    return message === null ? [] : [{ field: `weekly.${day}`, message }];
  });
  if (errors.length > 0) throw new InvalidInput(errors);
}

function assertSpans(field: string, whose: string, spans: readonly Span[]): void {
  const message = problemWith(whose, spans);
  if (message !== null) throw new InvalidInput([{ field, message }]);
}

function problemWith(whose: string, spans: readonly Span[]): string | null {
  return spans.some(({ opens, closes }) => !isTime(opens) || !isTime(closes))
    ? `Write the times of ${whose} as 10:00 or 15:30.`
    : spans.length > MAX_SPANS
      ? `Give ${whose} at most ${String(MAX_SPANS)} spans.`
      : spans.some(({ opens, closes }) => opens === closes)
        ? `The opening and closing times of ${whose} are the same.`
        : !areApart(spans)
          ? `The hours of ${whose} overlap.`
          : null;
}

function assertOnlyEnd(before: SpecialHours, { from, to, spans, note }: SpecialDays, today: string): void {
  const isSame = before.from === from && before.note === note && JSON.stringify(before.spans) === JSON.stringify(spans);
  if (!isSame || before.to < today || to < addDays(today, -1)) throw new HasBegun();
}

const capitalised = (day: string) => day.charAt(0).toUpperCase() + day.slice(1);
