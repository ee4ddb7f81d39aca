import type { EntitySchemaColumnOptions } from 'typeorm';
import { TrackedSchema } from '../../../../platform/persistence/tracked-schema.js';
import { CALENDAR_FEED, type CalendarFeed } from '../../domain/calendar-feed.js';

export const CalendarFeedSchema = new TrackedSchema<CalendarFeed>(
  {
    name: 'CalendarFeed',
    tableName: 'calendar_feeds',
    columns: {
      id: { type: 'uuid', primary: true },
      kind: { type: 'text' },
      withNames: { type: 'boolean', name: 'with_names' },
      hash: { type: 'text' },
      createdBy: { type: 'text', name: 'created_by' },
      accountId: { type: 'uuid', name: 'account_id', nullable: true },
      expiresAt: { type: 'timestamptz', precision: 3, name: 'expires_at' },
      createdAt: { type: 'timestamptz', precision: 3, name: 'created_at' },
    } satisfies Record<keyof CalendarFeed, EntitySchemaColumnOptions>,
  },
  { subject: CALENDAR_FEED, nameOf: ({ kind }) => (kind === 'all' ? 'all requests' : 'confirmed visits') },
);
