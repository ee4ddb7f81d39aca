import { Transform } from 'class-transformer';
import { isCalendarDate } from '../../../../kernel/calendar.js';
import { InvalidInput } from '../../../../kernel/domain-error.js';
import {
  AnyText,
  FromDigits,
  Line,
  OneOf,
  OptionalAnyText,
  OptionalMailAddress,
  OptionalOneOf,
  OptionalPhoneNumber,
  OptionalText,
  OptionalYesNo,
  ReadableText,
} from '../../../../platform/http/fields/index.js';
import { containing } from '../../../../platform/lists/list-of.js';
import { SearchQuery } from '../../../../platform/lists/page-query.js';
import { withoutPhoneSigns } from '../../../../platform/lists/phone-number.js';
import { type Area, AREAS } from '../../domain/areas.js';
import { PARTY_SIZES, type PartySize } from '../../domain/party-size.js';
import {
  type BookingDetails,
  RESERVATION_STATUSES,
  requestIn,
  type ReservationRequest,
  type ReservationStatus,
} from '../../domain/reservation.js';
import { parseTimeSlot, TIME_SLOTS, type TimeSlot } from '../../domain/time-slot.js';
import type { Change } from '../../domain/reservations.service.js';

export const NO_DATE = 'Choose a date.';
export const NO_TIME = 'Choose a time.';
export const NO_PARTY = 'Choose a party size from 1 to 9, or 10+.';
export const DATE = { description: 'YYYY-MM-DD in the restaurant’s time zone, from today to one year ahead.' };
export const TIME = {
  enum: TIME_SLOTS,
  example: '12:30 PM',
  description: 'A half hour within the opening hours; the `HH:mm` of a slot is accepted, too.',
};
const NO_SLOT = 'Choose a time on the half hour, such as 12:30 PM.';
export const A_DATE = { reads: isCalendarDate, unreadable: NO_DATE, missing: NO_DATE };
export const A_TIME = { reads: (text: string) => parseTimeSlot(text) !== null, unreadable: NO_SLOT, missing: NO_TIME };
const STAFF_SOURCES = ['phone', 'door'] as const;
const ENTERED_AS = ['pending', 'confirmed'] as const;

/** Sent with a confirmation after staff have seen that the half hour is full. */
export const BeyondCapacityField = () =>
  OptionalYesNo({ description: 'Confirms even beyond the capacity; 409 without it.' });

/** Forms send an empty string for fields left blank. */
export const EmptyAsNull = () => Transform(({ value }: { value: unknown }) => (value === '' ? null : value));

export const NumberAsText = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'number' ? String(value) : value));

/** A request entered by staff for a guest on the phone or at the door. */
export class EnterReservation {
  @Line({ label: 'the name of the guest', max: 120 })
  readonly customerName!: string;

  @OptionalMailAddress()
  readonly customerEmail?: string | null;

  @OptionalPhoneNumber()
  readonly customerPhone?: string | null;

  @NumberAsText()
  @OneOf(PARTY_SIZES, { sentence: NO_PARTY })
  readonly partySize!: PartySize;

  @ReadableText(A_DATE, DATE)
  readonly preferredDate!: string;

  @ReadableText(A_TIME, TIME)
  readonly preferredTime!: string;

  @OptionalText({ label: 'the special requests', max: 2000 })
  readonly specialRequests?: string | null;

  @EmptyAsNull()
  @OptionalOneOf(AREAS, { description: 'Assigned area.' })
  readonly area?: Area | null;

  @OptionalOneOf(STAFF_SOURCES, { default: 'phone' })
  readonly source?: (typeof STAFF_SOURCES)[number] | null;

  @OptionalOneOf(ENTERED_AS, { default: 'confirmed', description: '`pending` if the reply is still open.' })
  readonly status?: (typeof ENTERED_AS)[number] | null;

  @BeyondCapacityField()
  readonly beyondCapacity?: boolean;
}

/** Requests entered by staff never opt in to marketing. @throws InvalidInput when the time is not a bookable slot. */
export function enteredRequestOf(body: EnterReservation): ReservationRequest {
  const preferredTime = slotOf(body.preferredTime);
  return requestIn({ ...body, preferredTime, emailOptIn: false, smsOptIn: false, source: body.source ?? 'phone' });
}

/** @throws InvalidInput when the time is not a bookable slot */
export function slotOf(text: string): TimeSlot {
  const slot = parseTimeSlot(text);
  if (slot) return slot;
  throw new InvalidInput([{ field: 'preferredTime', message: NO_SLOT }]);
}

export const ExpectedStatus = () =>
  OptionalOneOf(RESERVATION_STATUSES, { description: 'Value that was shown; 409 if it has changed.' });

const Overrules = () =>
  OptionalYesNo({
    description: 'Replaces a decision that someone else made; `expectedStatus` is that decision.',
  });

/** A decision, new notes, changed booking details, or several of these. */
export class ChangeReservation {
  @OptionalOneOf(RESERVATION_STATUSES)
  readonly status?: ReservationStatus;

  @OptionalText({ label: 'the notes', max: 2000 })
  readonly adminNotes?: string | null;

  @OptionalText({
    label: 'the notes before',
    max: 2000,
    description: 'Notes that were shown, or empty; 409 if they have changed, unless to the new notes.',
  })
  readonly expectedNotes?: string | null;

  @NumberAsText()
  @OptionalOneOf(PARTY_SIZES, { sentence: NO_PARTY })
  readonly partySize?: PartySize | null;

  @OptionalAnyText(NO_DATE, DATE)
  readonly preferredDate?: string | null;

  @OptionalAnyText(NO_TIME, TIME)
  readonly preferredTime?: string | null;

  @OptionalOneOf(AREAS, { description: 'New area, if the restaurant has areas.' })
  readonly area?: Area | null;

  @OptionalText({ label: 'the reason', max: 500, description: 'Reason for declining; the guest’s email repeats it.' })
  readonly reason?: string | null;

  @BeyondCapacityField()
  readonly beyondCapacity?: boolean;

  @ExpectedStatus()
  readonly expectedStatus?: ReservationStatus;

  @Overrules()
  readonly overrules?: boolean;
}

/** A guest's cancellation, entered by staff. */
export class EnterCancellation {
  @ExpectedStatus()
  readonly expectedStatus?: ReservationStatus;
}

/** The decision to undo. */
export class UndoDecision {
  @ExpectedStatus()
  readonly expectedStatus?: ReservationStatus;
}

/** The table numbers of a party; an empty text removes them. */
export class AssignTables {
  @AnyText('tables must be text.', { description: 'Such as `4`, `P6`, or `4, 5`; empty for none.' })
  readonly tables!: string;

  @OptionalAnyText('expectedTables must be text.', {
    description: 'Tables that were shown, or empty; 409 if they have changed, unless to the new ones.',
  })
  readonly expectedTables?: string | null;
}

/** A decision with an endpoint of its own. */
export class RecordOutcome {
  @ExpectedStatus()
  readonly expectedStatus?: ReservationStatus;

  @Overrules()
  readonly overrules?: boolean;
}

/**
 * @throws InvalidInput when nothing changes, a reason is sent without a decline, booking details with a decision other
 * than a confirmation, or it overrides a decision without naming it
 */
export function changeOf(body: ChangeReservation): Change {
  const { status, adminNotes, reason, beyondCapacity, expectedStatus, expectedNotes, overrules } = body;
  const booking = bookingOf(body);
  if (!status && adminNotes === undefined && !booking) {
    throw new InvalidInput([{ field: 'status', message: 'Send what should change, such as the status or the notes.' }]);
  }
  if (reason && status !== 'declined')
    throw new InvalidInput([{ field: 'reason', message: 'Only a decline has a reason.' }]);
  if (booking && status && status !== 'confirmed')
    throw new InvalidInput([
      { field: 'status', message: 'Only a confirmation can come with another date, time, party size or area.' },
    ]);
  if (overrules && !expectedStatus)
    throw new InvalidInput([{ field: 'expectedStatus', message: 'Say which decision this one overrules.' }]);
  return {
    booking,
    overrules,
    status: status ?? undefined,
    adminNotes: adminNotes === undefined ? undefined : adminNotes || null,
    reason: reason || null,
    beyondCapacity,
    expectedStatus: expectedStatus ?? undefined,
    expectedNotes: expectedNotes ?? undefined,
  };
}

function bookingOf({
  partySize,
  preferredDate,
  preferredTime,
  area,
}: ChangeReservation): Partial<BookingDetails> | undefined {
  const booking: Partial<BookingDetails> = {
    ...(partySize && { partySize }),
    ...(typeof preferredDate === 'string' && { preferredDate }),
    ...(typeof preferredTime === 'string' && { preferredTime: slotOf(preferredTime) }),
    ...(area && { area }),
  };
  return Object.keys(booking).length > 0 ? booking : undefined;
}

/** Search and filters of the board and the history. */
export class ReservationQuery extends SearchQuery {
  @OptionalOneOf(RESERVATION_STATUSES)
  readonly status?: ReservationStatus;

  @OptionalAnyText(NO_DATE, { description: 'Date of the visit, YYYY-MM-DD.' })
  readonly date?: string;
}

/** A day of service. */
export class DayQuery {
  @OptionalAnyText(NO_DATE, { description: 'YYYY-MM-DD. Default: today at the restaurant.' })
  readonly date?: string;
}

/** @throws InvalidInput when the date is not valid */
export function aDay(date: string): string {
  if (!isCalendarDate(date)) throw new InvalidInput([{ field: 'date', message: NO_DATE }]);
  return date;
}

/** @throws InvalidInput when the date is not valid */
export const dayOf = ({ date }: { readonly date?: string | undefined }): string | undefined =>
  date ? aDay(date) : undefined;

/** Filters of the list. @throws InvalidInput when the date is not valid */
export function narrowedBy({ search, status, date }: ReservationQuery) {
  return {
    guest: search ? containing(withoutPhoneSigns(search)) : undefined,
    status: status ?? undefined,
    date: dayOf({ date }),
  };
}

export const ANALYTICS_DAYS = [7, 30, 90] as const;

export class AnalyticsQuery {
  @FromDigits()
  @OptionalOneOf(ANALYTICS_DAYS, { default: 30, sentence: 'days must be 7, 30 or 90.' })
  readonly days: number = 30;
}
