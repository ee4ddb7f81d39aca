import { ApiProperty } from '@nestjs/swagger';
import { AnyText, OneOf, OptionalOneOf } from '../../../../platform/http/fields/index.js';
import { type Area, AREAS, RAIN_PLANS, type RainPlan } from '../../domain/areas.js';
import type { GuestMemory } from '../../domain/guest-memory.js';
import type { RequestedChange, GuestTable } from '../../domain/guest-page.service.js';
import { LATE_MINUTES, type LateMinutes } from '../../domain/guest-page.js';
import { PARTY_SIZES, type PartySize } from '../../domain/party-size.js';
import { type BookingDetails, RESERVATION_STATUSES, type ReservationStatus } from '../../domain/reservation.js';
import type { TimeSlot } from '../../domain/time-slot.js';
import {
  DATE,
  EmptyAsNull,
  ExpectedStatus,
  NO_DATE,
  NO_PARTY,
  NO_TIME,
  NumberAsText,
  slotOf,
  TIME,
} from './reservations.dto.js';
import { OwnMemoryView, ownMemoryView } from './guest-memory.controller.js';
import { BookingView, OfferedTimeView } from './reservations.views.js';

export class SayLate {
  @OneOf(LATE_MINUTES, { sentence: 'Choose 10, 20 or 30 minutes.' })
  readonly minutes!: LateMinutes;
}

/** The same, entered by staff for a guest who wrote or called. */
export class NoteLate extends SayLate {
  @ExpectedStatus()
  readonly expectedStatus?: ReservationStatus;
}

/** A request to replace this table with another one. */
export class AskForChange {
  @NumberAsText()
  @OneOf(PARTY_SIZES, { sentence: NO_PARTY })
  readonly partySize!: PartySize;

  @AnyText(NO_DATE, DATE)
  readonly preferredDate!: string;

  @AnyText(NO_TIME, TIME)
  readonly preferredTime!: string;

  @EmptyAsNull()
  @OptionalOneOf(AREAS, {
    nullable: true,
    description: 'Null for any area. Default: unchanged.',
  })
  readonly area?: Area | null;

  @EmptyAsNull()
  @OptionalOneOf(RAIN_PLANS, { nullable: true })
  readonly rainPlan?: RainPlan | null;
}

/** @throws InvalidInput when the time is not a bookable slot */
export const changeIn = ({
  partySize,
  preferredDate,
  preferredTime,
  area,
  rainPlan,
}: AskForChange): RequestedChange => ({
  partySize,
  preferredDate,
  preferredTime: slotOf(preferredTime) satisfies TimeSlot,
  ...(area !== undefined && { area, rainPlan: rainPlan ?? null }),
});

class MovedToView extends BookingView {
  @ApiProperty({ description: 'URL of its page.' }) page!: string;
}

export class GuestTableView extends BookingView {
  @ApiProperty({ enum: RESERVATION_STATUSES }) status!: ReservationStatus;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Shown once the restaurant has replied.',
  })
  customerName!: string | null;
  @ApiProperty({ description: 'Whether guests can choose an area.' }) hasAreas!: boolean;
  @ApiProperty({ enum: RAIN_PLANS, nullable: true, type: String }) rainPlan!: RainPlan | null;
  @ApiProperty({ type: String, nullable: true }) declineReason!: string | null;
  @ApiProperty({ type: String, nullable: true }) cancelledAt!: string | null;
  @ApiProperty({ type: Number, nullable: true }) lateByMinutes!: number | null;
  @ApiProperty({ type: String, nullable: true, description: 'Deadline for the promised reply, while pending.' })
  answerBy!: string | null;
  @ApiProperty({ type: BookingView, nullable: true, description: 'Pending request that would replace it.' })
  change!: BookingView | null;
  @ApiProperty({ type: BookingView, nullable: true, description: 'Reservation that it replaces once confirmed.' })
  replaces!: BookingView | null;
  @ApiProperty({ type: MovedToView, nullable: true, description: 'Reservation that replaced it.' })
  movedTo!: MovedToView | null;
  @ApiProperty({
    type: [OfferedTimeView],
    description: 'Alternative times held for the guest, who can accept one.',
  })
  offeredTimes!: OfferedTimeView[];
  @ApiProperty({ type: String, nullable: true, description: 'When the held times expire or expired.' })
  offeredUntil!: string | null;
  @ApiProperty({ type: Number, nullable: true, description: 'Position on the waitlist of its half hour, from 1.' })
  waitsAt!: number | null;
  @ApiProperty({ description: 'Whether its half hour is full and the guest can join the waitlist.' })
  canJoinWaitlist!: boolean;
  @ApiProperty({ description: 'Whether the courtyard, where the party would sit, is closed that day.' })
  hasNoTable!: boolean;
  @ApiProperty({ description: 'Whether there is room inside.' }) canSitInside!: boolean;
  @ApiProperty() canCancel!: boolean;
  @ApiProperty() canChange!: boolean;
  @ApiProperty() canReportLate!: boolean;
  @ApiProperty({ description: 'Whether the guest was asked to confirm the visit and has not replied.' })
  canConfirmAttendance!: boolean;
  @ApiProperty({ type: String, nullable: true, description: 'When the guest confirmed the visit.' })
  guestConfirmedAt!: string | null;
  @ApiProperty({ description: 'Last moment to cancel online; after it, guests call.' }) cancelUntil!: string;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'URL of an iCalendar file, while the reservation is confirmed.',
  })
  calendar!: string | null;
  @ApiProperty({
    type: OwnMemoryView,
    nullable: true,
    description: 'What the restaurant has recorded about the guest; null if nothing, or if the link was not emailed.',
  })
  memory!: OwnMemoryView | null;
}

const bookingView = ({
  preferredDate,
  preferredTime,
  partySize,
  area = null,
}: Omit<BookingDetails, 'area'> & { readonly area?: Area | null }): BookingView => ({
  preferredDate,
  preferredTime,
  partySize,
  area,
});

export function guestTableView(
  { reservation, change, movedTo, can, hasNoTable, cancelUntil, offered, place, hasAreas }: GuestTable,
  calendar: string | null,
  memory: GuestMemory | null,
): GuestTableView {
  const {
    status,
    declineReason,
    cancelledAt,
    lateByMinutes,
    replaces,
    customerName,
    wasConfirmed,
    guestConfirmedAt,
    rainPlan,
  } = reservation;
  return {
    ...bookingView(reservation),
    status,
    declineReason,
    lateByMinutes,
    calendar,
    hasAreas,
    rainPlan,
    customerName: status !== 'pending' || wasConfirmed ? customerName : null,
    cancelledAt: cancelledAt?.toISOString() ?? null,
    // With a pending change, the deadline is that of the change.
    answerBy: (status === 'pending' ? reservation : change)?.answerBy?.toISOString() ?? null,
    change: change && bookingView(change),
    replaces: replaces && bookingView(replaces),
    movedTo: movedTo && { ...bookingView(movedTo.reservation), page: movedTo.page },
    offeredTimes: [...offered],
    offeredUntil: reservation.offeredUntil?.toISOString() ?? null,
    waitsAt: place,
    canJoinWaitlist: can.joinWaitlist,
    hasNoTable,
    canSitInside: can.sitInside,
    canCancel: can.cancel,
    canChange: can.change,
    canReportLate: can.reportLate,
    canConfirmAttendance: can.confirmAttendance,
    guestConfirmedAt: guestConfirmedAt?.toISOString() ?? null,
    cancelUntil: cancelUntil.toISOString(),
    memory: memory && ownMemoryView(memory),
  };
}
