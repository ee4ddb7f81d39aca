import { Injectable } from '@nestjs/common';
import { Database } from '../../../../../platform/persistence/database.js';
import { counterOf } from '../../../../../platform/persistence/counter-triggers.js';
import { CAMPAIGN_STATUSES, type CampaignStatus } from '../../../sending/domain/index.js';

export type CampaignSummary = Readonly<Record<CampaignStatus | 'total', number>>;

const COUNTS = CAMPAIGN_STATUSES.map((status) => `${counterOf('email_campaigns', status)} as ${status}`);

@Injectable()
export class CampaignSummaryQuery {
  constructor(private readonly database: Database) {}

  async read(): Promise<CampaignSummary> {
    const [row] = await this.database.query<CampaignSummary[]>(
      `select ${counterOf('email_campaigns', ...CAMPAIGN_STATUSES)} as total, ${COUNTS.join(', ')}`,
    );
    if (!row) throw new Error('A select of figures always has a row.');
    return row;
  }
}
