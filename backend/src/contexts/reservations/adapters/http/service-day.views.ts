import { ApiProperty } from '@nestjs/swagger';
import type { CourtyardClosing } from '../../domain/courtyard-closing.js';
import type { ServiceDay, ServiceSlot } from '../../domain/service-day.js';
import { TIME_SLOTS, type TimeSlot } from '../../domain/time-slot.js';
import { HouseReservationView, houseReservationView } from './reservations.views.js';

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

/** Nobody can sit in the courtyard. */
class CourtyardClosedView {
  @ApiProperty() closedAt!: string;
  @ApiProperty({ enum: TIME_SLOTS, type: String, nullable: true, description: 'The first half hour; null: all day.' })
  from!: TimeSlot | null;
}

export class ServiceDayView {
  @ApiProperty({ description: 'YYYY-MM-DD' }) date!: string;
  @ApiProperty({ description: 'Guests of the confirmed tables; ten for a table of 10+.' }) covers!: number;
  @ApiProperty({ description: 'Confirmed tables.' }) parties!: number;
  @ApiProperty({ type: [ServiceSlotView], description: 'All slots of a day, in order.' }) slots!: ServiceSlotView[];
  @ApiProperty({ type: [HouseReservationView], description: 'Confirmed, by time.' })
  reservations!: HouseReservationView[];
  @ApiProperty({ type: [HouseReservationView], description: 'Pending, by time.' }) waiting!: HouseReservationView[];
  @ApiProperty({
    type: CourtyardClosedView,
    required: false,
    description: 'While the courtyard is closed on that day.',
  })
  courtyardClosed?: CourtyardClosedView;
}

export const serviceDayView = (
  { slots, reservations, waiting, ...day }: ServiceDay,
  closing: CourtyardClosing | null,
): ServiceDayView => ({
  ...day,
  ...(closing && { courtyardClosed: { closedAt: closing.closedAt.toISOString(), from: closing.from } }),
  slots: [...slots],
  reservations: reservations.map(houseReservationView),
  waiting: waiting.map(houseReservationView),
});
