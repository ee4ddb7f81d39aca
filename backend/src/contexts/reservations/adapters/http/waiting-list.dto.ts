import { ApiProperty } from '@nestjs/swagger';
import { OptionalYesNo, YesNo } from '../../../../platform/http/fields/index.js';
import { DayQuery } from './reservations.dto.js';

export class PlaceInLine {
  @OptionalYesNo({ description: 'Before the others who wait.' })
  readonly isFirst?: boolean;
}

export class PauseWaitingList extends DayQuery {
  /** While paused, no seats of that day are offered. */
  @YesNo()
  readonly isPaused!: boolean;
}

export class WaitingListView {
  @ApiProperty({ description: 'YYYY-MM-DD' }) date!: string;
  @ApiProperty({ description: 'Whether the house has a waiting list.' }) isOn!: boolean;
  @ApiProperty({ description: 'Requests that wait for seats of that day.' }) parties!: number;
  @ApiProperty() isPaused!: boolean;
}
