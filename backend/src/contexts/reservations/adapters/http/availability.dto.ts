import { ApiProperty, OmitType } from '@nestjs/swagger';
import { AnyText, OneOf, OptionalOneOf } from '../../../../platform/http/fields/index.js';
import { type Area, AREAS } from '../../domain/areas.js';
import { PARTY_SIZES, type PartySize } from '../../domain/party-size.js';
import { TIME_SLOTS, type TimeSlot } from '../../domain/time-slot.js';
import { type Availability, SLOT_STATES, type SlotState } from '../capacity/free-times.js';
import { EmptyAsNull, NO_DATE, NO_PARTY, NO_TIME, NumberAsText } from './reservations.dto.js';

export class AvailabilityQuery {
  @AnyText(NO_DATE, { description: 'YYYY-MM-DD.' })
  readonly preferredDate!: string;

  @AnyText(NO_TIME, { description: 'One of the times of the form, such as 12:30 PM.' })
  readonly preferredTime!: string;

  @NumberAsText()
  @OneOf(PARTY_SIZES, { sentence: NO_PARTY })
  readonly partySize!: PartySize;

  @EmptyAsNull()
  @OptionalOneOf(AREAS, { description: 'Where the guest would like to sit, where the restaurant has areas.' })
  readonly area?: Area | null;
}

export class SlotsQuery extends OmitType(AvailabilityQuery, ['preferredTime']) {}

export class SlotView {
  @ApiProperty({ enum: TIME_SLOTS }) time!: TimeSlot;
  @ApiProperty({
    enum: SLOT_STATES,
    description:
      '`few`: this party fits, but no second one of its size. Nothing is `few` or `full` while the restaurant counts no seats.',
  })
  state!: SlotState;
}

class OpenTimeView {
  @ApiProperty({ description: 'YYYY-MM-DD' }) preferredDate!: string;
  @ApiProperty({ enum: TIME_SLOTS }) preferredTime!: TimeSlot;
}

/** If seats are not counted, nothing is full. */
export class AvailabilityView {
  @ApiProperty({ description: 'Confirmed and offered tables leave no room for this party.' }) isFull!: boolean;
  @ApiProperty({ type: [OpenTimeView], description: 'While it is full, up to three of the nearest times with room.' })
  openTimes!: OpenTimeView[];
  @ApiProperty({ description: 'Whether a request for a full time can join the waitlist.' }) hasWaitlist!: boolean;
}

export const availabilityView = ({ isFull, openTimes }: Availability, hasWaitlist: boolean): AvailabilityView => ({
  isFull,
  openTimes: [...openTimes],
  hasWaitlist,
});
