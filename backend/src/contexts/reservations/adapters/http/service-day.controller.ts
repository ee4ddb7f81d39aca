import { ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Controller, Get, Query } from '@nestjs/common';
import type { CourtyardClosing } from '../../domain/courtyard-closing.js';
import { type ServiceDay, serviceDay, type ServiceSlot } from '../../domain/service-day.js';
import { TIME_SLOTS, type TimeSlot } from '../../domain/time-slot.js';
import { dateIn } from '../../../../kernel/calendar.js';
import { Clock } from '../../../../kernel/clock.js';
import { FeatureSettings } from '../../../../kernel/feature-settings.js';
import { Restaurant } from '../../../../kernel/restaurant.js';
import { Roles } from '../../../../platform/http/security/access.js';
import { areas } from '../../domain/areas.js';
import { CourtyardClosings } from '../../domain/courtyard-closing.service.js';
import { CountedSeating } from '../capacity/counted-seating.js';
import { OpenReservationsQuery } from '../persistence/open-reservations.query.js';
import { StaffReservationView, staffReservationView } from '../reservation.fields.js';
import { dayOf, DayQuery } from './reservations.dto.js';

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
    description: 'Covers by area, if there are areas.',
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
  @ApiProperty({
    enum: TIME_SLOTS,
    type: String,
    nullable: true,
    description: 'First half hour; null for the whole day.',
  })
  from!: TimeSlot | null;
}

export class ServiceDayView {
  @ApiProperty({ description: 'YYYY-MM-DD' }) date!: string;
  @ApiProperty({ description: 'Expected and arrived guests; a party of `10+` counts as 10.' }) covers!: number;
  @ApiProperty({ description: 'Number of parties.' }) parties!: number;
  @ApiProperty({ type: CountedView, description: 'Expected guests.' }) expected!: CountedView;
  @ApiProperty({ type: CountedView, description: 'Guests who have arrived.' }) here!: CountedView;
  @ApiProperty({ type: [ServiceSlotView], description: 'All slots of the day, in order.' }) slots!: ServiceSlotView[];
  @ApiProperty({ type: [StaffReservationView], description: 'Confirmed, by time.' })
  reservations!: StaffReservationView[];
  @ApiProperty({ type: [StaffReservationView], description: 'Pending, by time.' }) waiting!: StaffReservationView[];
  @ApiProperty({ type: [StaffReservationView], description: 'Arrived, by time. `completedAt` is the time of arrival.' })
  arrived!: StaffReservationView[];
  @ApiProperty({ type: [StaffReservationView], description: 'No-shows, by time.' }) missed!: StaffReservationView[];
  @ApiProperty({
    type: CourtyardClosedView,
    required: false,
    description: 'Closing of the courtyard on that day, if any.',
  })
  courtyardClosed?: CourtyardClosedView;
}

const serviceDayView = (
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

@ApiTags('reservations')
@Controller('staff/service')
@Roles('staff', 'admin')
export class ServiceDayController {
  constructor(
    private readonly open: OpenReservationsQuery,
    private readonly options: FeatureSettings,
    private readonly restaurant: Restaurant,
    private readonly clock: Clock,
    private readonly closings: CourtyardClosings,
    private readonly seating: CountedSeating,
  ) {}

  @Get()
  @ApiOkResponse({ type: ServiceDayView })
  async read(@Query() query: DayQuery): Promise<ServiceDayView> {
    const date = dayOf(query) ?? dateIn(this.restaurant.timeZone, this.clock.now());
    const { isOn: hasAreas } = await this.options.getCached(areas);
    return serviceDayView(
      serviceDay(date, await this.open.withVisitsOn(date), hasAreas, await this.seating.slotsOn(date)),
      await this.closings.find(date),
    );
  }
}
