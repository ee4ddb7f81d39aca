import { ApiProperty } from '@nestjs/swagger';
import type { CourtyardClosing } from '../../domain/courtyard-closing.js';
import type { ServiceDay, ServiceSlot } from '../../domain/service-day.js';
import { TIME_SLOTS, type TimeSlot } from '../../domain/time-slot.js';
import { StaffReservationView, staffReservationView } from './reservations.views.js';

class CoversByAreaView {
  @ApiProperty() inside!: number;
  @ApiProperty() courtyard!: number;
}

class ServiceSlotView implements ServiceSlot {
  @ApiProperty({ enum: TIME_SLOTS }) time!: TimeSlot;
  @ApiProperty() covers!: number;
  @ApiProperty() parties!: number;
  @ApiProperty({
    type: CoversByAreaView,
    nullable: true,
    description: 'The covers of each area, where there are areas.',
  })
  byArea!: CoversByAreaView | null;
}

class CountedView {
  @ApiProperty() covers!: number;
  @ApiProperty() parties!: number;
}

/** The courtyard is closed that day. */
class CourtyardClosedView {
  @ApiProperty() closedAt!: string;
  @ApiProperty({ enum: TIME_SLOTS, type: String, nullable: true, description: 'The first half hour; null: all day.' })
  from!: TimeSlot | null;
}

export class ServiceDayView {
  @ApiProperty({ description: 'YYYY-MM-DD' }) date!: string;
  @ApiProperty({ description: 'Guests who are expected or have arrived; ten for a table of 10+.' }) covers!: number;
  @ApiProperty({ description: 'Their tables.' }) parties!: number;
  @ApiProperty({ type: CountedView, description: 'Of the confirmed tables.' }) expected!: CountedView;
  @ApiProperty({ type: CountedView, description: 'Of the parties that arrived.' }) here!: CountedView;
  @ApiProperty({ type: [ServiceSlotView], description: 'All slots of a day, in order.' }) slots!: ServiceSlotView[];
  @ApiProperty({ type: [StaffReservationView], description: 'Confirmed, by time.' })
  reservations!: StaffReservationView[];
  @ApiProperty({ type: [StaffReservationView], description: 'Pending, by time.' }) waiting!: StaffReservationView[];
  @ApiProperty({ type: [StaffReservationView], description: 'Arrived, by time; `completedAt` says when.' })
  arrived!: StaffReservationView[];
  @ApiProperty({ type: [StaffReservationView], description: 'Did not come, by time.' }) missed!: StaffReservationView[];
  @ApiProperty({
    type: CourtyardClosedView,
    required: false,
    description: 'While the courtyard is closed on that day.',
  })
  courtyardClosed?: CourtyardClosedView;
}

export const serviceDayView = (
  { slots, reservations, waiting, arrived, missed, ...day }: ServiceDay,
  closing: CourtyardClosing | null,
): ServiceDayView => ({
  ...day,
  ...(closing && { courtyardClosed: { closedAt: closing.closedAt.toISOString(), from: closing.from } }),
  slots: [...slots],
  reservations: reservations.map(staffReservationView),
  waiting: waiting.map(staffReservationView),
  arrived: arrived.map(staffReservationView),
  missed: missed.map(staffReservationView),
});
