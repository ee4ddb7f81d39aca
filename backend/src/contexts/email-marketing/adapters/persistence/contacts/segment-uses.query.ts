import type { Database } from '../../../../../platform/persistence/database.js';

const GOES_TO_IT = `status in ('draft', 'scheduled', 'paused', 'sending') and started_at is null
  and recipient_criteria->>'type' = 'segment' and recipient_criteria->>'segmentId' = $1`;

/** Which campaigns would go to a segment: those whose recipients are not settled yet. */
export class SegmentUsesQuery {
  constructor(private readonly database: Database) {}

  async campaignIdsOf(segmentId: string): Promise<string[]> {
    const rows = await this.database.query<{ id: string }[]>(
      `select id from email_campaigns where ${GOES_TO_IT} order by id`,
      [segmentId],
    );
    return rows.map(({ id }) => id);
  }

  /** Names, the oldest campaign's first. */
  async campaignsOf(segmentId: string): Promise<string[]> {
    const rows = await this.database.query<{ name: string }[]>(
      `select name from email_campaigns where ${GOES_TO_IT} order by created_at, id`,
      [segmentId],
    );
    return rows.map(({ name }) => name);
  }
}
