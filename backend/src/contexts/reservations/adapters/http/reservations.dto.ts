import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { IsIn, IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { IsMailAddress } from '../../../../platform/http/is-mail-address.js';
import { InvalidInput } from '../../../../kernel/domain-error.js';
import { PARTY_SIZES, type PartySize } from '../../domain/party-size.js';
import { RESERVATION_STATUSES, type ReservationStatus, type Wish } from '../../domain/reservation.js';
import { parseTimeSlot, TIME_SLOTS } from '../../domain/time-slot.js';
import type { Change } from '../../domain/reservations.service.js';

const MAX_REQUESTS = 2000;
const MAX_NOTES = 2000;
const FLAGS = ['true', 'false'] as const;

/** A guest's request for a table. */
export class RequestReservation {
  @ApiProperty({ maxLength: 120 })
  @IsString({ message: 'Please enter your name.' })
  @IsNotEmpty({ message: 'Please enter your name.' })
  @MaxLength(120, { message: 'Please use at most 120 characters for your name.' })
  readonly customerName!: string;

  @ApiProperty({ maxLength: 254 })
  @IsMailAddress()
  readonly customerEmail!: string;

  @ApiPropertyOptional({ maxLength: 40, nullable: true, type: String })
  @IsOptional()
  @IsString({ message: 'Please enter your phone number as text.' })
  @MaxLength(40, { message: 'Please use at most 40 characters for your phone number.' })
  readonly customerPhone?: string | null;

  @ApiProperty({ enum: PARTY_SIZES })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'number' ? String(value) : value))
  @IsIn(PARTY_SIZES, { message: 'Please choose a party size from 1 to 9, or 10+.' })
  readonly partySize!: PartySize;

  @ApiProperty({ description: 'YYYY-MM-DD in the zone of the restaurant, today or later, at most a year ahead.' })
  @IsString({ message: 'Please choose a date.' })
  readonly preferredDate!: string;

  @ApiProperty({ enum: TIME_SLOTS, description: 'HH:mm of a slot is taken as well.' })
  @IsString({ message: 'Please choose a time.' })
  readonly preferredTime!: string;

  @ApiPropertyOptional({ maxLength: MAX_REQUESTS, nullable: true, type: String })
  @IsOptional()
  @IsString({ message: 'Please enter your special requests as text.' })
  @MaxLength(MAX_REQUESTS, { message: 'Please use at most 2,000 characters for your special requests.' })
  readonly specialRequests?: string | null;

  @ApiPropertyOptional({ enum: FLAGS, default: 'false' })
  @IsOptional()
  @IsIn(FLAGS, { message: "emailOptIn must be 'true' or 'false'." })
  readonly emailOptIn?: (typeof FLAGS)[number];
}

/** @throws InvalidInput when the time is none of the slots. */
export function wishOf(body: RequestReservation): Wish {
  const preferredTime = parseTimeSlot(body.preferredTime);
  if (!preferredTime) {
    throw new InvalidInput([
      { field: 'preferredTime', message: 'Please choose one of the times from 10:00 AM to 5:00 PM.' },
    ]);
  }
  return {
    customerName: body.customerName,
    customerEmail: body.customerEmail,
    customerPhone: body.customerPhone || null,
    partySize: body.partySize,
    preferredDate: body.preferredDate,
    preferredTime,
    specialRequests: body.specialRequests || null,
    emailOptIn: body.emailOptIn === 'true',
  };
}

/** A decision, new notes, or both. */
export class ChangeReservation {
  @ApiPropertyOptional({ enum: RESERVATION_STATUSES })
  @IsOptional()
  @IsIn(RESERVATION_STATUSES, { message: `status must be one of ${RESERVATION_STATUSES.join(', ')}.` })
  readonly status?: ReservationStatus;

  @ApiPropertyOptional({ maxLength: MAX_NOTES, nullable: true, type: String })
  @IsOptional()
  @IsString({ message: 'Please enter the notes as text.' })
  @MaxLength(MAX_NOTES, { message: 'Please use at most 2,000 characters for the notes.' })
  readonly adminNotes?: string | null;

  @ExpectedStatus()
  readonly expectedStatus?: ReservationStatus;
}

/** A decision that has a call of its own. */
export class RecordOutcome {
  @ExpectedStatus()
  readonly expectedStatus?: ReservationStatus;
}

function ExpectedStatus(): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({ enum: RESERVATION_STATUSES, description: 'What the screen showed; 409 when it is another.' }),
    IsOptional(),
    IsIn(RESERVATION_STATUSES, { message: `expectedStatus must be one of ${RESERVATION_STATUSES.join(', ')}.` }),
  );
}

export function changeOf({ status, adminNotes, expectedStatus }: ChangeReservation): Change {
  return {
    status: status ?? undefined,
    adminNotes: adminNotes === undefined ? undefined : adminNotes || null,
    expectedStatus: expectedStatus ?? undefined,
  };
}

export const ANALYTICS_DAYS = [7, 30, 90] as const;

export class AnalyticsQuery {
  @ApiPropertyOptional({ enum: ANALYTICS_DAYS, default: 30 })
  @IsOptional()
  @Type(() => Number)
  @IsIn(ANALYTICS_DAYS, { message: 'days must be 7, 30 or 90.' })
  readonly days: number = 30;
}
