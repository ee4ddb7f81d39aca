import { ApiProperty } from '@nestjs/swagger';
import { OneOf, OptionalNumber, YesNo } from '../../../../platform/http/fields/index.js';
import { type CalendarFeed, FEED_EXPIRES_IN_DAYS, FEED_KINDS } from '../../domain/calendar-feed.js';
import type { NewFeed } from '../../domain/calendar-feeds.service.js';
import type { ListedFeed } from '../persistence/calendar-feeds.query.js';

export class AddCalendarFeed {
  @OneOf(FEED_KINDS)
  readonly kind!: CalendarFeed['kind'];

  @YesNo()
  readonly withNames!: boolean;

  @OptionalNumber({
    label: 'the days',
    min: FEED_EXPIRES_IN_DAYS.min,
    max: FEED_EXPIRES_IN_DAYS.max,
    step: 1,
    description: 'After how many days the address ends; 365 unless told.',
  })
  readonly expiresInDays?: number | null;
}

export const newFeedOf = ({ kind, withNames, expiresInDays }: AddCalendarFeed): NewFeed => ({
  kind,
  withNames,
  expiresInDays: expiresInDays ?? undefined,
});

export class CalendarFeedView {
  @ApiProperty() id!: string;
  @ApiProperty({ enum: FEED_KINDS }) kind!: CalendarFeed['kind'];
  @ApiProperty({ description: 'Whether it tells the names of guests.' }) withNames!: boolean;
  @ApiProperty() createdBy!: string;
  @ApiProperty() createdAt!: string;
  @ApiProperty({ description: 'From then on its address answers 404.' }) expiresAt!: string;
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
  expiresAt,
  lastFetchedAt,
}: ListedFeed): CalendarFeedView => ({
  ...{ id, kind, withNames, createdBy },
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  lastFetchedAt: lastFetchedAt?.toISOString() ?? null,
});
