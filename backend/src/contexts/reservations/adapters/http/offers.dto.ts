import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Min } from 'class-validator';
import { AnyText, NestedList } from '../../../../platform/http/fields/index.js';
import { MOST_TIMES, type OfferedTime } from '../../domain/other-times.js';
import { TIME_SLOTS, type TimeSlot } from '../../domain/time-slot.js';
import { OfferedTimeView } from './reservations.views.js';
import { DATE, NO_DATE, NO_TIME, slotOf, TIME } from './reservations.dto.js';

const NO_TIMES = `Choose one to ${String(MOST_TIMES)} times.`;
const NO_VERSION = { message: 'Say which version of the request was shown.' };

export class OfferedTimeBody {
  @AnyText(NO_DATE, DATE)
  readonly preferredDate!: string;

  @AnyText(NO_TIME, TIME)
  readonly preferredTime!: string;
}

/** Other times for a request that cannot be confirmed as it is. */
export class OfferTimes {
  @NestedList({ type: OfferedTimeBody, most: MOST_TIMES, notList: NO_TIMES, none: NO_TIMES })
  readonly times!: OfferedTimeBody[];

  @Min(1, NO_VERSION)
  @IsInt(NO_VERSION)
  @ApiProperty({ description: 'The version of the request that was shown; 409 when it is another.' })
  readonly expectedVersion!: number;
}

/** Other times for the party of a request. */
export class OtherTimesView {
  @ApiProperty({ description: 'Whether the house offers other times.' }) isOn!: boolean;
  @ApiProperty({ description: 'YYYY-MM-DD' }) date!: string;
  @ApiProperty({
    enum: TIME_SLOTS,
    isArray: true,
    description: 'Those of that day at which the house is open and, where it counts seats, has room.',
  })
  times!: TimeSlot[];
  @ApiProperty({ type: [OfferedTimeView], description: 'Up to three such times nearest to the requested one.' })
  near!: OfferedTimeView[];
}

/** @throws InvalidInput when the time is not a bookable slot */
export const offeredTimeIn = ({ preferredDate, preferredTime }: OfferedTimeBody): OfferedTime => ({
  preferredDate,
  preferredTime: slotOf(preferredTime),
});
