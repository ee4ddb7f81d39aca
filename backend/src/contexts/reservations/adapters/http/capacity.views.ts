import { ApiProperty } from '@nestjs/swagger';
import type { HalfHour, Room } from '../../domain/capacity.js';
import { TIME_SLOTS, type TimeSlot } from '../../domain/time-slot.js';

class HalfHourView implements HalfHour {
  @ApiProperty({ enum: TIME_SLOTS }) time!: TimeSlot;
  @ApiProperty({ description: 'Guests of confirmed tables who arrive then.' }) arrivals!: number;
  @ApiProperty({ description: 'Guests of confirmed tables who are seated then.' }) seats!: number;
  @ApiProperty({ description: 'Guests whom requests without an answer would seat in addition.' }) waiting!: number;
}

/** Caps are null, and there are no half hours, while the house counts no seats. */
export class CapacityDayView {
  @ApiProperty({ description: 'YYYY-MM-DD' }) date!: string;
  @ApiProperty({ type: Number, nullable: true, description: 'Guests who may arrive in a half hour.' })
  arrivalsCap!: number | null;
  @ApiProperty({ type: Number, nullable: true, description: 'Guests who may be seated at a time.' })
  seatsCap!: number | null;
  @ApiProperty({ type: [HalfHourView] }) halfHours!: HalfHourView[];
}

/** What a request would make of the half hours of its visit. Confirmed tables count, and requests that came before it. */
export class RequestRoomView implements Room {
  @ApiProperty({ description: 'Of the request.' }) id!: string;
  @ApiProperty({ enum: TIME_SLOTS, description: 'When it arrives.' }) time!: TimeSlot;
  @ApiProperty() arrivals!: number;
  @ApiProperty() arrivalsCap!: number;
  @ApiProperty({ enum: TIME_SLOTS, description: 'The half hour of the visit in which most are seated.' })
  fullest!: TimeSlot;
  @ApiProperty() seats!: number;
  @ApiProperty() seatsCap!: number;
  @ApiProperty({ description: 'Whether confirming it asks first.' }) isBeyond!: boolean;
}
