import { ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Controller, Get, Query } from '@nestjs/common';
import { type Area, AREAS } from '../../domain/areas.js';
import type { CountedArea, HalfHour, Room } from '../../domain/capacity.js';
import { TIME_SLOTS, type TimeSlot } from '../../domain/time-slot.js';
import { dateIn } from '../../../../kernel/calendar.js';
import { Clock } from '../../../../kernel/clock.js';
import { Restaurant } from '../../../../kernel/restaurant.js';
import { Roles } from '../../../../platform/http/security/access.js';
import { CountedSeating } from '../capacity/counted-seating.js';
import { dayOf, DayQuery } from './reservations.dto.js';

class HalfHourView implements HalfHour {
  @ApiProperty({ enum: TIME_SLOTS }) time!: TimeSlot;
  @ApiProperty({ description: 'Guests with a confirmed reservation who arrive then.' }) arrivals!: number;
  @ApiProperty({ description: 'Guests with a confirmed reservation who are seated then.' }) seats!: number;
  @ApiProperty({ description: 'Additional guests if every pending request were confirmed.' }) waiting!: number;
}

class CapacityAreaView {
  @ApiProperty({ enum: AREAS }) area!: Area;
  @ApiProperty({ description: 'Maximum arrivals per half hour in the area.' }) arrivalsCap!: number;
  @ApiProperty({ description: 'Maximum seated guests in the area.' }) seatsCap!: number;
  @ApiProperty({ type: [HalfHourView] }) halfHours!: HalfHourView[];
}

/** Seat usage of the whole restaurant. While seats are not counted, caps are null and there are no half hours. */
export class CapacityDayView {
  @ApiProperty({ description: 'YYYY-MM-DD' }) date!: string;
  @ApiProperty({ type: Number, nullable: true, description: 'Maximum arrivals per half hour.' })
  arrivalsCap!: number | null;
  @ApiProperty({ type: Number, nullable: true, description: 'Maximum seated guests.' })
  seatsCap!: number | null;
  @ApiProperty({ type: [HalfHourView] }) halfHours!: HalfHourView[];
  @ApiProperty({ type: [CapacityAreaView], description: 'The same for each area, if there are areas.' })
  areas!: CapacityAreaView[];
}

/** The seat usage that a request would cause, counting confirmed tables and earlier requests. */
export class RequestRoomView implements Room {
  @ApiProperty({ description: 'Id of the request.' }) id!: string;
  @ApiProperty({
    enum: AREAS,
    nullable: true,
    type: String,
    description: 'Area where the party would sit, if there are areas.',
  })
  area!: Area | null;
  @ApiProperty({ enum: TIME_SLOTS, description: 'Time of arrival.' }) time!: TimeSlot;
  @ApiProperty() arrivals!: number;
  @ApiProperty() arrivalsCap!: number;
  @ApiProperty({ enum: TIME_SLOTS, description: 'Half hour of the visit with the most seated guests.' })
  fullest!: TimeSlot;
  @ApiProperty() seats!: number;
  @ApiProperty() seatsCap!: number;
  @ApiProperty({ description: 'Whether confirming it would exceed the capacity.' }) isBeyond!: boolean;
}

/** @param counted empty if the restaurant does not count seats */
function capacityDayView(
  date: string,
  counted: readonly (CountedArea & { readonly halfHours: readonly HalfHour[] })[],
): CapacityDayView {
  const areas = counted.flatMap(({ area, caps, halfHours }) =>
    area ? [{ area, arrivalsCap: caps.arrivals, seatsCap: caps.seats, halfHours: [...halfHours] }] : [],
  );
  const [first] = counted;
  if (!first) return { date, arrivalsCap: null, seatsCap: null, halfHours: [], areas };
  return {
    date,
    arrivalsCap: sumOf(counted, ({ caps }) => caps.arrivals),
    seatsCap: sumOf(counted, ({ caps }) => caps.seats),
    halfHours: first.halfHours.map(({ time }, index) => ({
      time,
      arrivals: sumOf(counted, ({ halfHours }) => halfHours[index]?.arrivals ?? 0),
      seats: sumOf(counted, ({ halfHours }) => halfHours[index]?.seats ?? 0),
      waiting: sumOf(counted, ({ halfHours }) => halfHours[index]?.waiting ?? 0),
    })),
    areas,
  };
}

const sumOf = <One>(all: readonly One[], numberOf: (one: One) => number): number =>
  all.reduce((sum, one) => sum + numberOf(one), 0);

/** Seat usage, if the restaurant counts seats. */
@ApiTags('reservations')
@Controller('staff/capacity')
@Roles('staff', 'admin')
export class CapacityController {
  constructor(
    private readonly seating: CountedSeating,
    private readonly restaurant: Restaurant,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ApiOkResponse({ type: CapacityDayView })
  async day(@Query() query: DayQuery): Promise<CapacityDayView> {
    const date = dayOf(query) ?? this.today;
    const plan = await this.seating.plan();
    return capacityDayView(date, plan ? await this.seating.day(date, plan) : []);
  }

  @Get('requests')
  @ApiOkResponse({ type: [RequestRoomView] })
  async requests(): Promise<RequestRoomView[]> {
    const plan = await this.seating.plan();
    return plan ? this.seating.waiting(this.today, plan) : [];
  }

  private get today(): string {
    return dateIn(this.restaurant.timeZone, this.clock.now());
  }
}
