import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { InvalidInput } from '../../../../kernel/domain-error.js';
import {
  FromDigits,
  Line,
  Nested,
  OneOf,
  OptionalAnyText,
  OptionalMailAddress,
  OptionalOneOf,
  OptionalPhoneText,
  OptionalText,
  ReadableText,
} from '../../../../platform/http/fields/index.js';
import { PageQuery } from '../../../../platform/lists/page-query.js';
import { type Area, AREAS } from '../../domain/areas.js';
import { coversOf, type PartySize } from '../../domain/party-size.js';
import { SLOT_STATES, type SlotState } from '../capacity/free-times.js';
import {
  type Reservation,
  RESERVATION_STATUSES,
  type ReservationStatus,
  type NewRequest,
} from '../../domain/reservation.js';
import type { Change } from '../../domain/reservations.service.js';
import { tableList } from '../../domain/floor.service.js';
import { parseTimeSlot, startOf } from '../../domain/time-slot.js';
import { A_DATE, BeyondCapacityField, dayOf } from './reservations.dto.js';

const MAX_PARTY_SIZE = 10;
const NO_PARTY = { message: 'partySize must be a number from 1 to 10; 10 means ten or more.' };
const NO_VERSION = { message: 'expectedVersion must be the version that the decision is about.' };
const A_TIME = {
  reads: (text: string) => parseTimeSlot(text) !== null,
  unreadable: 'Choose a time on the half hour, such as 12:30.',
  missing: 'Choose a time.',
};
const DECISIONS = {
  confirm: 'confirmed',
  decline: 'declined',
  arrived: 'completed',
  'no-show': 'no-show',
  reopen: 'pending',
} as const satisfies Record<string, ReservationStatus>;

class GuestOfProgram {
  @Line({ label: 'the name of the guest', max: 120 })
  readonly name!: string;

  @OptionalMailAddress()
  readonly email?: string | null;

  @OptionalPhoneText()
  readonly phone?: string | null;
}

export class AskForTable {
  @Nested({ type: GuestOfProgram, notObject: 'guest must be an object with the name of the guest.' })
  readonly guest!: GuestOfProgram;

  @ReadableText(A_DATE, { description: 'YYYY-MM-DD in the restaurant’s time zone.' })
  readonly date!: string;

  @ReadableText(A_TIME, { description: 'Start of a slot, `HH:mm`, from 10:00 to 17:00.' })
  readonly time!: string;

  @Max(MAX_PARTY_SIZE, NO_PARTY)
  @Min(1, NO_PARTY)
  @IsInt(NO_PARTY)
  @ApiProperty({ minimum: 1, maximum: MAX_PARTY_SIZE, description: '10 means ten or more.' })
  readonly partySize!: number;

  @OptionalText({ label: 'the wishes', max: 2000 })
  readonly wishes?: string | null;

  @OptionalOneOf(AREAS, { description: 'Preferred area, if the restaurant has areas.' })
  readonly area?: Area | null;
}

/** @throws InvalidInput when the time is not a bookable slot */
export function programRequestOf({ guest, date, time, partySize, wishes, area }: AskForTable): NewRequest {
  const preferredTime = parseTimeSlot(time);
  if (!preferredTime) {
    throw new InvalidInput([{ field: 'time', message: A_TIME.unreadable }]);
  }
  return {
    customerName: guest.name,
    customerEmail: guest.email || null,
    customerPhone: guest.phone || null,
    partySize: sizeOf(partySize),
    preferredDate: date,
    preferredTime,
    specialRequests: wishes || null,
    area: area ?? null,
    emailOptIn: false,
    smsOptIn: false,
    source: 'program',
  };
}

const sizeOf = (guests: number) => (guests === MAX_PARTY_SIZE ? '10+' : String(guests)) as PartySize;

export class AvailabilityForPrograms {
  @ReadableText(A_DATE, { description: 'YYYY-MM-DD in the restaurant’s time zone.' })
  readonly date!: string;

  @Max(MAX_PARTY_SIZE, NO_PARTY)
  @Min(1, NO_PARTY)
  @IsInt(NO_PARTY)
  @FromDigits()
  @ApiProperty({ minimum: 1, maximum: MAX_PARTY_SIZE, description: '10 means ten or more.' })
  readonly partySize!: number;

  @OptionalOneOf(AREAS, { description: 'Preferred area, if the restaurant has areas.' })
  readonly area?: Area | null;
}

export const partyOf = ({ partySize, area }: AvailabilityForPrograms) => ({
  partySize: sizeOf(partySize),
  area: area ?? null,
});

export class SlotForPrograms {
  @ApiProperty({ description: '`HH:mm` in the restaurant’s time zone.' }) time!: string;
  @ApiProperty({
    enum: SLOT_STATES,
    description: '`few`: there is room for this party, but not for a second one of its size.',
  })
  state!: SlotState;
}

export class MoveReservation {
  @Min(1, NO_VERSION)
  @IsInt(NO_VERSION)
  @ApiProperty({ description: 'Version of the reservation that was read; 409 with `current` if it has changed.' })
  readonly expectedVersion!: number;

  @OptionalAnyText('Choose a date.', { description: 'YYYY-MM-DD in the restaurant’s time zone.' })
  readonly date?: string | null;

  @OptionalAnyText('Choose a time.', { description: 'Start of a slot, `HH:mm`, from 10:00 to 17:00.' })
  readonly time?: string | null;

  @Max(MAX_PARTY_SIZE, NO_PARTY)
  @Min(1, NO_PARTY)
  @IsInt(NO_PARTY)
  @IsOptional()
  @ApiPropertyOptional({ minimum: 1, maximum: MAX_PARTY_SIZE, description: '10 means ten or more.' })
  readonly partySize?: number | null;

  @OptionalOneOf(AREAS, { description: 'New area, if the restaurant has areas.' })
  readonly area?: Area | null;

  @BeyondCapacityField()
  readonly beyondCapacity?: boolean;
}

/** @throws InvalidInput when nothing is to be different, or the time is not a bookable slot */
export function moveOf({ expectedVersion, date, time, partySize, area, beyondCapacity }: MoveReservation): Change {
  const preferredTime = time ? parseTimeSlot(time) : undefined;
  if (preferredTime === null) throw new InvalidInput([{ field: 'time', message: A_TIME.unreadable }]);
  const booking = {
    ...(date && { preferredDate: date }),
    ...(preferredTime && { preferredTime }),
    ...(partySize && { partySize: sizeOf(partySize) }),
    ...(area && { area }),
  };
  if (Object.keys(booking).length === 0)
    throw new InvalidInput([{ field: 'date', message: 'Say what changes: date, time, partySize or area.' }]);
  return { booking, expectedVersion, beyondCapacity };
}

export class CancelReservation {
  @Min(1, NO_VERSION)
  @IsInt(NO_VERSION)
  @ApiProperty({ description: 'Version of the reservation that was read; 409 with `current` if it has changed.' })
  readonly expectedVersion!: number;
}

/** Names of fields in this API, for validation errors. */
const PROGRAMS_WORDS: Readonly<Record<string, string>> = { preferredDate: 'date', preferredTime: 'time' };
export const inProgramsWords = ({ fields }: InvalidInput): InvalidInput =>
  new InvalidInput(fields.map((one) => ({ ...one, field: PROGRAMS_WORDS[one.field] ?? one.field })));

export class DecideReservation {
  @OneOf(Object.keys(DECISIONS))
  readonly decision!: keyof typeof DECISIONS;

  @Min(1, NO_VERSION)
  @IsInt(NO_VERSION)
  @ApiProperty({ description: 'Version of the reservation that was read; 409 with `current` if it has changed.' })
  readonly expectedVersion!: number;

  @BeyondCapacityField()
  readonly beyondCapacity?: boolean;

  @OptionalText({ label: 'the notes', max: 2000 })
  readonly notes?: string | null;
}

export const decisionOf = ({ decision, expectedVersion, beyondCapacity, notes }: DecideReservation): Change => ({
  status: DECISIONS[decision],
  expectedVersion,
  beyondCapacity,
  ...(notes !== undefined && { adminNotes: notes || null }),
});

export class ProgramsReservationQuery extends PageQuery {
  @OptionalOneOf(RESERVATION_STATUSES)
  readonly status?: ReservationStatus;

  @OptionalAnyText('Choose a date.', { description: 'Date of the visit, YYYY-MM-DD.' })
  readonly date?: string;

  @OptionalAnyText('Name a moment.', { description: 'Only reservations changed since this time (ISO 8601).' })
  readonly updatedSince?: string;
}

/** @throws InvalidInput */
export function narrowedForProgram({ status, date, updatedSince }: ProgramsReservationQuery) {
  const since = updatedSince ? new Date(updatedSince) : null;
  if (since && (Number.isNaN(since.getTime()) || !/^\d{4}-\d\d-\d\d/.test(updatedSince ?? ''))) {
    throw new InvalidInput([{ field: 'updatedSince', message: 'Name a moment as ISO 8601.' }]);
  }
  return { status: status ?? undefined, date: dayOf({ date }), updatedSince: since?.toISOString() };
}

class ProgramsGuestView {
  @ApiProperty() name!: string;
  @ApiProperty({ type: String, nullable: true }) email!: string | null;
  @ApiProperty({ type: String, nullable: true }) phone!: string | null;
  @ApiProperty({ type: String, nullable: true }) wishes!: string | null;
}

export class ProgramsReservationView {
  @ApiProperty() id!: string;
  @ApiProperty({ description: 'Increases with each change.' }) version!: number;
  @ApiProperty({ enum: RESERVATION_STATUSES }) status!: ReservationStatus;
  @ApiProperty({ description: 'YYYY-MM-DD in the restaurant’s time zone.' }) date!: string;
  @ApiProperty({ description: '`HH:mm` in the restaurant’s time zone.' }) time!: string;
  @ApiProperty() partySize!: number;
  @ApiProperty({ description: 'Whether the party may be larger than `partySize`.' }) orMore!: boolean;
  @ApiProperty({ type: String, enum: AREAS, nullable: true }) area!: Area | null;
  @ApiProperty({ type: [String], description: 'Assigned tables.', example: ['4', '5'] }) tables!: string[];
  @ApiProperty({ type: String, nullable: true, description: 'When the party left, if recorded.' })
  leftAt!: string | null;
  @ApiProperty() createdAt!: string;
  @ApiProperty() updatedAt!: string;
  @ApiPropertyOptional({ type: ProgramsGuestView, description: 'Only with the scope `guests:read`.' })
  guest?: ProgramsGuestView;
}

/** Must match the JSON of the lists (programs-reservations.list.ts). */
export function programsReservationView(reservation: Reservation, withGuest: boolean): ProgramsReservationView {
  const { id, version, status, preferredDate: date, partySize, createdAt, updatedAt } = reservation;
  const { customerName: name, customerEmail: email, customerPhone: phone, specialRequests: wishes } = reservation;
  return {
    id,
    version,
    status,
    date,
    time: startOf(reservation.preferredTime),
    partySize: coversOf(partySize),
    orMore: partySize === '10+',
    area: reservation.area,
    tables: tableList(reservation.tables),
    leftAt: reservation.leftAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    ...(withGuest && { guest: { name, email, phone, wishes } }),
  };
}
