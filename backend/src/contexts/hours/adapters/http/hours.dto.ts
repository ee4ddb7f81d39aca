import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { addDays, isCalendarDate } from '../../../../kernel/calendar.js';
import { InvalidInput } from '../../../../kernel/domain-error.js';
import {
  AnyText,
  FromDigits,
  NestedList,
  OneOf,
  OptionalAnyText,
  OptionalLine,
  OptionalNested,
  OptionalNestedList,
  OptionalNumber,
  YesNo,
} from '../../../../platform/http/fields/index.js';
import { HOLIDAY_KEYS, type HolidayKey } from '../../domain/holidays.js';
import type { NewHours } from '../../domain/hours.service.js';
import { inOrder, type Span, type Week, weekFrom } from '../../domain/week.js';
import type { SpecialDays } from '../../domain/hours-change.js';

const NO_TIME = 'Enter the times as HH:mm.';
const NO_DATE = 'Choose a date.';
const NO_LIST = 'Give the hours of each day as a list of at most 4 spans.';
const DAYS_MESSAGE = 'days must be a whole number from 1 to 400.';
const A_LOT = 1_000_000;

class SpanBody implements Span {
  @AnyText(NO_TIME, { description: 'HH:mm' })
  readonly opens!: string;

  @AnyText(NO_TIME, { description: '`HH:mm`; a time before `opens` is on the next day.' })
  readonly closes!: string;
}

const Spans = () => NestedList({ type: SpanBody, maxItems: 4, notList: NO_LIST });

class WeekBody implements Week {
  @Spans() readonly monday!: SpanBody[];
  @Spans() readonly tuesday!: SpanBody[];
  @Spans() readonly wednesday!: SpanBody[];
  @Spans() readonly thursday!: SpanBody[];
  @Spans() readonly friday!: SpanBody[];
  @Spans() readonly saturday!: SpanBody[];
  @Spans() readonly sunday!: SpanBody[];
}

class HolidayBody {
  @OneOf(HOLIDAY_KEYS)
  readonly key!: HolidayKey;

  @YesNo()
  readonly isObserved!: boolean;

  @Spans()
  readonly spans!: SpanBody[];
}

/** New weekly hours or holiday rules from a date on. */
export class ChangeHours {
  @AnyText(NO_DATE, { description: 'First day on which they apply, YYYY-MM-DD.' })
  readonly validFrom!: string;

  @OptionalNested({ type: WeekBody, notObject: 'Give the hours of each day of the week.' })
  readonly weekly?: WeekBody | null;

  @OptionalNestedList({
    type: HolidayBody,
    maxItems: HOLIDAY_KEYS.length,
    notList: 'Give the holidays as a list.',
    description: 'Holidays to change.',
  })
  readonly holidays?: HolidayBody[] | null;

  @OptionalNumber({ label: 'the version', max: A_LOT, step: 1, description: 'Version that was shown.' })
  readonly seen?: number | null;
}

const plain = (spans: readonly Span[]): Span[] => inOrder(spans.map(({ opens, closes }) => ({ opens, closes })));

/** @throws InvalidInput when nothing is to change, or `seen` is missing */
export function changeOf({ validFrom, weekly, holidays, seen }: ChangeHours): { hours: NewHours; seen: number } {
  if (!weekly && !holidays?.length)
    throw new InvalidInput([{ field: 'weekly', message: 'Say which hours are to change.' }]);
  if (seen === undefined || seen === null)
    throw new InvalidInput([{ field: 'seen', message: 'Say which version of the hours was shown.' }]);
  const rules = (holidays ?? []).map(({ key, isObserved, spans }) => [key, { isObserved, spans: plain(spans) }]);
  const week = weekly ? weekFrom((day) => plain(weekly[day])) : null;
  return { hours: { validFrom, weekly: week, holidays: Object.fromEntries(rules) as NewHours['holidays'] }, seen };
}

/** Days with special hours; without spans, they are closed. */
export class SpecialHoursBody {
  @AnyText(NO_DATE, { description: 'YYYY-MM-DD' })
  readonly from!: string;

  @OptionalAnyText(NO_DATE, { description: 'Last day, YYYY-MM-DD. Default: `from`.' })
  readonly to?: string | null;

  @NestedList({ type: SpanBody, maxItems: 4, notList: NO_LIST })
  readonly spans!: SpanBody[];

  @OptionalLine({ label: 'the sentence', max: 200, description: 'Note for guests.' })
  readonly note?: string | null;
}

export class ChangeSpecialHours extends SpecialHoursBody {
  @AnyText('Say which version of these hours was shown.', { description: '`updatedAt` that was shown.' })
  readonly seen!: string;
}

export const daysOf = ({ from, to, spans, note }: SpecialHoursBody): SpecialDays => ({
  from,
  to: to || from,
  spans: plain(spans),
  note: note || null,
});

export class HoursQuery {
  @OptionalAnyText(NO_DATE, { description: 'First day, YYYY-MM-DD. Default: today at the restaurant.' })
  readonly from?: string | null;

  @ApiPropertyOptional({ default: 14, minimum: 1, maximum: 400 })
  @IsOptional()
  @FromDigits()
  @IsInt({ message: DAYS_MESSAGE })
  @Min(1, { message: DAYS_MESSAGE })
  @Max(400, { message: DAYS_MESSAGE })
  readonly days: number = 14;
}

/** @throws InvalidInput when the date is invalid, or so late that the following days have no date */
export function firstDayOf({ from, days }: HoursQuery, today: string): string {
  if (!from) return today;
  if (!isCalendarDate(from) || !isCalendarDate(addDays(from, days)))
    throw new InvalidInput([{ field: 'from', message: NO_DATE }]);
  return from;
}

export class SpanView implements Span {
  @ApiProperty({ description: 'HH:mm' }) opens!: string;
  @ApiProperty({ description: '`HH:mm`; a time at or before `opens` is on the next day.' }) closes!: string;
}

const spans: { type: [typeof SpanView] } = { type: [SpanView] };

export class WeekView implements Week {
  @ApiProperty(spans) monday!: readonly SpanView[];
  @ApiProperty(spans) tuesday!: readonly SpanView[];
  @ApiProperty(spans) wednesday!: readonly SpanView[];
  @ApiProperty(spans) thursday!: readonly SpanView[];
  @ApiProperty(spans) friday!: readonly SpanView[];
  @ApiProperty(spans) saturday!: readonly SpanView[];
  @ApiProperty(spans) sunday!: readonly SpanView[];
}

export class DayHoursView {
  @ApiProperty({ description: 'YYYY-MM-DD' }) date!: string;
  @ApiProperty(spans) spans!: readonly SpanView[];
  @ApiProperty({ type: String, nullable: true, description: 'Why they differ from the weekday’s.' }) note!:
    | string
    | null;
  @ApiProperty({ description: 'Whether they come from a special day, a closure, or a holiday.' }) isSpecial!: boolean;
  @ApiProperty() isClosed!: boolean;
}

export class PlannedWeekView {
  @ApiProperty({ description: 'YYYY-MM-DD' }) validFrom!: string;
  @ApiProperty() weekly!: WeekView;
}

/** Contains all that a page needs to show the hours of any day of a year. */
export class PublishedHoursView {
  @ApiProperty({ description: 'Today at the restaurant, YYYY-MM-DD.' }) today!: string;
  @ApiProperty() weekly!: WeekView;
  @ApiProperty({ type: [PlannedWeekView], description: 'Weekly hours that apply from a later day.' })
  changes!: readonly PlannedWeekView[];
  @ApiProperty({ type: [DayHoursView], description: 'Days from yesterday on whose hours differ from their weekday’s.' })
  special!: readonly DayHoursView[];
}

export class HoursView extends PublishedHoursView {
  @ApiProperty({ description: 'IANA time zone.' }) timeZone!: string;
  @ApiProperty({ type: [DayHoursView] }) days!: readonly DayHoursView[];
}

export class HoursChangeView {
  @ApiProperty() id!: string;
  @ApiProperty() version!: number;
  @ApiProperty({ description: 'YYYY-MM-DD' }) validFrom!: string;
  @ApiProperty({ type: WeekView, nullable: true }) weekly!: Week | null;
  @ApiProperty({ type: [String], description: 'Names of the changed holidays.' }) holidays!: string[];
  @ApiProperty() isWithdrawn!: boolean;
  @ApiProperty({ description: 'Whether it lies ahead and can be withdrawn.' }) isPlanned!: boolean;
  @ApiProperty() createdBy!: string;
  @ApiProperty() createdAt!: string;
}

export class HolidayView {
  @ApiProperty({ enum: HOLIDAY_KEYS }) key!: HolidayKey;
  @ApiProperty() name!: string;
  @ApiProperty({ description: 'Next date, YYYY-MM-DD.' }) date!: string;
  @ApiProperty() isObserved!: boolean;
  @ApiProperty(spans) spans!: readonly SpanView[];
}

export class SpecialHoursView {
  @ApiProperty() id!: string;
  @ApiProperty() from!: string;
  @ApiProperty() to!: string;
  @ApiProperty(spans) spans!: readonly SpanView[];
  @ApiProperty({ type: String, nullable: true }) note!: string | null;
  @ApiProperty() updatedAt!: string;
}

/** Everything that the owner can see and change. */
export class HoursSheetView extends HoursView {
  @ApiProperty({ description: 'To be sent as `seen` with a change.' }) version!: number;
  @ApiProperty({ type: [HoursChangeView], description: 'Newest first.' }) history!: HoursChangeView[];
  @ApiProperty({ type: [HolidayView], description: 'In order of their next date.' }) holidays!: HolidayView[];
  @ApiProperty({ type: [SpecialHoursView], description: 'Current and future ones, soonest first.' })
  specialHours!: SpecialHoursView[];
}
