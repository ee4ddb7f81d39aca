import type { Database } from '../../../../../platform/persistence/database.js';

/** What the sending of a campaign has counted so far. */
export interface CampaignTotals {
  readonly totalRecipients: number;
  readonly totalSent: number;
  readonly totalOpened: number;
  readonly totalClicked: number;
  readonly totalBounced: number;
}

const NONE: CampaignTotals = {
  totalRecipients: 0,
  totalSent: 0,
  totalOpened: 0,
  totalClicked: 0,
  totalBounced: 0,
};

export class CampaignTotalsQuery {
  constructor(private readonly database: Database) {}

  async of(campaignId: string): Promise<CampaignTotals> {
    const [totals] = await this.database.read<CampaignTotals>(
      `select total_recipients as "totalRecipients", total_sent as "totalSent", total_opened as "totalOpened",
         total_clicked as "totalClicked", total_bounced as "totalBounced"
       from email_campaign_totals where campaign_id = $1`,
      [campaignId],
    );
    return totals ?? NONE;
  }
}
