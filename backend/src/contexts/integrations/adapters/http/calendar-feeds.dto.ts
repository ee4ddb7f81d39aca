import { ApiProperty } from '@nestjs/swagger';
import { OneOf, YesNo } from '../../../../platform/http/fields/index.js';
import { type CalendarFeed, FEED_KINDS } from '../../domain/calendar-feed.js';
import type { ListedFeed } from '../persistence/calendar-feeds.query.js';

export class AddCalendarFeed {
  @OneOf(FEED_KINDS)
  readonly kind!: CalendarFeed['kind'];

  @YesNo()
  readonly withNames!: boolean;
}

export class CalendarFeedView {
  @ApiProperty() id!: string;
  @ApiProperty({ enum: FEED_KINDS }) kind!: CalendarFeed['kind'];
  @ApiProperty({ description: 'Whether it tells the names of guests.' }) withNames!: boolean;
  @ApiProperty() createdBy!: string;
  @ApiProperty() createdAt!: string;
  @ApiProperty({ type: String, nullable: true }) lastFetchedAt!: string | null;
}

export class NewCalendarFeedView {
  @ApiProperty() id!: string;
  @ApiProperty({ type: String, nullable: true, description: 'This once; null where the same call is repeated.' })
  url!: string | null;
}

export const calendarFeedView = ({
  id,
  kind,
  withNames,
  createdBy,
  createdAt,
  lastFetchedAt,
}: ListedFeed): CalendarFeedView => ({
  ...{ id, kind, withNames, createdBy },
  createdAt: createdAt.toISOString(),
  lastFetchedAt: lastFetchedAt?.toISOString() ?? null,
});
